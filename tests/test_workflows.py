"""What runs on GitHub: nothing that somebody else can exchange, and no secret too near a build."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)+")


def jobs(name):
    return yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf-8"))["jobs"]


def uses():
    for workflow in WORKFLOWS:
        for line in workflow.read_text(encoding="utf-8").splitlines():
            if match := re.match(r"\s*(?:- )?uses:\s*(.*)", line):
                yield workflow.name, match[1]


def secret_names(node):
    return set(re.findall(r"secrets\.(\w+)", yaml.safe_dump(node)))


def test_every_action_is_pinned_by_its_commit_and_names_its_version():
    found = list(uses())

    assert {name for name, _ in found} == {workflow.name for workflow in WORKFLOWS}
    assert [pair for pair in found if not PINNED.fullmatch(pair[1])] == []


def test_an_action_is_pinned_the_same_everywhere():
    pins = {}
    for _, action in uses():
        pins.setdefault(action.partition("@")[0], set()).add(action)

    assert [several for several in pins.values() if len(several) > 1] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_a_checkout_leaves_no_password_behind(workflow):
    steps = [step for job in jobs(workflow.name).values() for step in job["steps"]]
    checkouts = [step for step in steps if step.get("uses", "").startswith("actions/checkout@")]

    assert checkouts
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.name)
def test_packages_come_from_the_lock_files(workflow):
    assert "pip install" not in workflow.read_text(encoding="utf-8")


def test_the_key_is_in_one_step_of_the_release_alone():
    everything = {
        (workflow.name, name, number): secret_names(step)
        for workflow in WORKFLOWS
        for name, job in jobs(workflow.name).items()
        for number, step in enumerate(job["steps"])
    }
    holders = {place: names for place, names in everything.items() if names}

    assert [place[:2] for place in holders] == [("apk.yml", "release")]
    assert list(holders.values()) == [{"ANDROID_KEYSTORE", "ANDROID_KEYSTORE_PASSWORD"}]
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        assert text.count("secrets.") == sum(
            len(names) for place, names in holders.items() if place[0] == workflow.name
        )


def test_no_command_line_holds_a_secret():
    for workflow in WORKFLOWS:
        for job in jobs(workflow.name).values():
            for step in job["steps"]:
                assert "secrets." not in step.get("run", "")


def test_a_release_is_made_for_a_version_s_tag_alone_and_knows_the_older_ones():
    release = jobs("apk.yml")["release"]
    checkout = release["steps"][0]

    assert release["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert set(release["needs"]) == {"apk", "emulator"}
    assert checkout["with"]["fetch-depth"] == 0
