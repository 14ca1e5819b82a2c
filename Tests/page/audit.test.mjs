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
