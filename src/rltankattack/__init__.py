"""RLTankAttack: two boats fight in a tank of water."""
