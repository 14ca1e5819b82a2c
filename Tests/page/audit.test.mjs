// The words of the audit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf, placesOf, summaryOf } from '../../Public/app/tools/audit/words.js';

const finding = (rule, widths) => ({ rule, target: 'a', text: 'A sentence.', source: `Source of ${rule}`, widths });

test('a finding says at which of the widths it holds', () => {
  const all = [320, 667, 667.5, 1400];
  assert.equal(placesOf(finding('name', all), all), 'At every width');
  assert.equal(placesOf(finding('name', [667.5]), all), 'At 667.5');
  assert.equal(placesOf(finding('name', [320, 667]), all), 'At 2 of 4 widths, from 320 to 667');
});

test('findings are grouped by rule, with the source, and rules without findings are left out', () => {
  const groups = groupsOf({ findings: [finding('name', [1]), finding('touchTarget', [1]), finding('name', [2])] });
  assert.deepEqual(groups.map(({ title, findings, source }) => [title, findings.length, source]), [
    ['Small touch targets', 1, 'Source of touchTarget'], ['Without a name', 2, 'Source of name'],
  ]);
});

test('the summary counts', () => {
  const audit = { findings: [], widths: [320, 1400], from: 320, to: 1400, dropped: 0 };
  assert.equal(summaryOf(audit), 'Nothing was found at 2 widths from 320 to 1400.');
  assert.equal(summaryOf({ ...audit, findings: [finding('name', [320])], dropped: 3 }), '1 finding at 2 widths from 320 to 1400. 3 more were left out.');
});

test("texts in the system's own colors come last, and are no findings", () => {
  const apart = { name: 'secondaryLabel', color: '#8a8a8e', background: '#ffffff', contrast: 3.43, texts: 2, example: 'Noon', target: 'a', pane: 'p', widths: [320] };
  const groups = groupsOf({ findings: [finding('name', [1])], systemColors: [apart] });
  assert.deepEqual(groups.map(({ title }) => title), ['Without a name', "Low contrast in the system's own colors"]);
  const [line] = groups[1].findings;
  assert.match(line.text, /^secondaryLabel \(#8a8a8e on #ffffff, 3\.43\): 2 texts, such as “.*Noon.*”$/);
  assert.deepEqual([line.target, line.pane, line.widths], ['a', 'p', [320]]);
  const audit = { findings: [], systemColors: [apart], widths: [320], from: 320, to: 320, dropped: 0, textsOverImages: 1 };
  assert.match(summaryOf(audit), /^Nothing was found .* The contrast of 1 text over images is not judged\.$/);
});
