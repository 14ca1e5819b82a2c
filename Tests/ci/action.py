"""Runs the steps of action.yml as GitHub does, as far as that is possible on any machine.

The scripts of the steps run as they are. A folder takes the place of GitHub's cache, and the step that keeps the reports as an
artifact is left out.
"""

import itertools
import re
import shutil
import subprocess
import time

from ruamel.yaml import YAML

#: The numbers of runs, which GitHub counts.
run_ids = itertools.count(1)


class Action:
    def __init__(self, checkout, cache, workspace, environment, **inputs):
        document = YAML(typ="safe").load((checkout / "action.yml").read_text())
        self.checkout, self.cache, self.workspace = checkout, cache, workspace
        self.environment = environment | {"GITHUB_RUN_ID": str(next(run_ids)), "GITHUB_RUN_ATTEMPT": "1"}
        self.inputs = {name: str(value["default"]) for name, value in document["inputs"].items()} | inputs
        self.steps = document["runs"]["steps"]
        #: The outputs of each step that has run, by its id.
        self.outputs = {}
        #: The output of the scripts of each step, by its name.
        self.printed = {}

    def run(self):
        """Runs all steps. Fails with what a step has said if one fails."""
        begin = time.monotonic()
        for step in self.steps:
            self._run(step)
        self.seconds = time.monotonic() - begin

    def _run(self, step):
        use = step.get("uses", "").split("@")[0]
        if use == "actions/upload-artifact" or not self._is_wanted(step.get("if")):
            return
        given = {name: self._filled(value) for name, value in step.get("with", step.get("env", {})).items()}
        run = {"": self._run_script, "actions/cache/restore": self._restore, "actions/cache/save": self._save}[use]
        self.outputs[step.get("id")] = run(step, given)

    def _filled(self, text):
        """A text with the values of its expressions."""
        return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: self._value(match[1]), text)

    def _value(self, name):
        kind, *path = name.split(".")
        if kind == "inputs":
            return self.inputs[path[0]]
        step, _, output = path
        return self.outputs[step].get(output, "")

    def _is_wanted(self, condition):
        if condition is None:
            return True
        name, value = re.fullmatch(r"([\w.-]+) == '(\w*)'", condition).groups()
        return self._value(name) == value

    def _run_script(self, step, variables):
        output = self.workspace / "output"
        output.write_text("")
        environment = self.environment | variables | {"GITHUB_ACTION_PATH": str(self.checkout), "GITHUB_OUTPUT": str(output)}
        # GitHub runs bash with these options.
        command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        result = subprocess.run(command, cwd=self.workspace, env=environment, capture_output=True, text=True)
        assert result.returncode == 0, f"{step['name']}: {result.returncode}\n{result.stdout}\n{result.stderr}"
        self.printed[step["name"]] = result.stdout + result.stderr
        return dict(line.split("=", 1) for line in output.read_text().splitlines())

    def _restore(self, step, given):
        """Restores the newest of the folders whose keys begin with the one to restore, as GitHub does if none has the key of the step.

        The step goes on without a folder if an archive cannot be unpacked, of which a file takes the place.
        """
        assert not (self.cache / given["key"]).exists()
        kept = [path for path in self.cache.iterdir() if path.name.startswith(given["restore-keys"])]
        newest = max(kept, key=lambda path: path.stat().st_mtime_ns, default=None)
        self.restored = newest and newest.name
        if newest and newest.is_dir():
            shutil.copytree(newest, given["path"])
        return {}

    def _save(self, step, given):
        """Keeps a folder. `copytree` fails if there is one with this key, because GitHub would not replace that."""
        shutil.copytree(given["path"], self.cache / given["key"])
        (self.cache / given["key"]).touch()
        return {}
