"""The measurements, as Prometheus and the dashboard of Grafana read them."""

import json
import re
import subprocess
import urllib.parse
import urllib.request

import pytest
from crowd import Crowd

from conftest import ROOT, wait_until

DASHBOARD = json.loads((ROOT / "deploy/grafana/split-preview.json").read_text())
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
RULES = ROOT / "deploy/prometheus/alerts.yml"


class Prometheus:
    """Prometheus itself, which asks the processes of a cluster."""

    def __init__(self, cluster, folder):
        token = folder / "token"
        token.write_text(cluster.monitor_token)
        targets = [
            {"targets": [f"127.0.0.1:{cluster.port_of(name)}"], "labels": {"process": name}} for name in cluster.names
        ]
        (folder / "targets.json").write_text(json.dumps(targets))
        text = (ROOT / "deploy/prometheus/prometheus.yml").read_text()
        text = text.replace("/etc/prometheus/split-preview.token", str(token)).replace("scrape_interval: 5s", "scrape_interval: 1s")
        text = text.replace("/etc/prometheus/split-preview/*.json", str(folder / "targets.json")).replace("alerts.yml", str(RULES))
        (folder / "prometheus.yml").write_text(text)
        check = subprocess.run(["promtool", "check", "config", folder / "prometheus.yml"], capture_output=True, text=True)
        assert check.returncode == 0, check.stdout + check.stderr
        self.process = subprocess.Popen(
            [
                "prometheus", f"--config.file={folder / 'prometheus.yml'}", f"--storage.tsdb.path={folder / 'data'}",
                "--web.listen-address=127.0.0.1:0", "--log.level=info",
            ],
            stdout=subprocess.DEVNULL, stderr=open(folder / "log", "w"), text=True,
        )  # fmt: skip
        # Prometheus says where it listens.
        log = folder / "log"
        match = wait_until(lambda: re.search(r"127\.0\.0\.1:(\d{2,})", re.sub(r"127\.0\.0\.1:0\b", "", log.read_text())), "a port")
        self.url = f"http://127.0.0.1:{match.group(1)}"

    def ask(self, path, **query):
        try:
            with urllib.request.urlopen(f"{self.url}/api/v1/{path}?{urllib.parse.urlencode(query)}", timeout=30) as answer:
                return json.load(answer)["data"]
        except urllib.error.HTTPError as error:
            if error.code == 503:
                return None  # Prometheus listens before it is ready.
            raise AssertionError(error.read().decode()) from error
        except OSError:
            return None

    def results(self, expression):
        answer = self.ask("query", query=expression)
        return answer and answer["result"]

    def close(self):
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture(scope="module")
def prometheus(cluster, tmp_path_factory):
    prometheus = Prometheus(cluster, tmp_path_factory.mktemp("prometheus"))
    try:
        wait_until(lambda: len(prometheus.results("up == 1") or []) == len(cluster.names), "all processes in Prometheus")
        with Crowd(cluster, 9) as crowd:
            for visitor in crowd.visitors:
                visitor.provoke()
            crowd.wait_for_answers(crowd.mark())
            yield prometheus
    finally:
        prometheus.close()


def metrics(cluster, name):
    request = urllib.request.Request(
        f"http://127.0.0.1:{cluster.port_of(name)}/metrics", headers={"Authorization": f"Bearer {cluster.monitor_token}"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        return answer.read().decode()


def test_promtool_finds_nothing_in_the_measurements(cluster, prometheus):
    check = subprocess.run(["promtool", "check", "metrics"], input=metrics(cluster, "a"), capture_output=True, text=True)
    assert (check.returncode, check.stdout + check.stderr) == (0, "")


def test_promtool_would_find_something():
    check = subprocess.run(["promtool", "check", "metrics"], input="# TYPE a_count counter\na_count 1\n", capture_output=True, text=True)
    assert check.returncode != 0 and "no help text" in check.stdout + check.stderr


@pytest.mark.parametrize("expression", QUERIES)
def test_each_query_of_the_dashboard_has_results(prometheus, expression):
    wait_until(lambda: prometheus.results(expression.replace("$process", ".*")), f"results of {expression}")


def test_the_dashboard_finds_the_names_of_the_processes(cluster, prometheus):
    variable = next(variable for variable in DASHBOARD["templating"]["list"] if variable["name"] == "process")
    metric, label = re.fullmatch(r"label_values\((\w+), (\w+)\)", variable["query"]).groups()
    assert {series["metric"][label] for series in prometheus.results(metric)} == set(cluster.names)


def test_every_metric_of_the_documents_is_there_and_no_other(cluster, prometheus):
    table = (ROOT / "docs/protocol.md").read_text().split("\n## Metrics\n")[1].split("\n## ")[0]
    text = metrics(cluster, "a")
    present = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    assert present == set(re.findall(r"^\| `(split_preview_\w+)`", table, re.MULTILINE))


def test_the_alerts_come_when_they_should():
    check = subprocess.run(["promtool", "test", "rules", ROOT / "Tests/cluster/alerts_test.yml"], capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
    cases = (ROOT / "Tests/cluster/alerts_test.yml").read_text()
    assert set(re.findall(r"alertname: (\w+)\n +exp_alerts:\n", cases)) == set(re.findall(r"alert: (\w+)", RULES.read_text()))


def test_prometheus_loads_the_alerts(prometheus):
    rules = [rule["name"] for group in prometheus.ask("rules")["groups"] for rule in group["rules"]]
    assert rules == re.findall(r"alert: (\w+)", RULES.read_text())
