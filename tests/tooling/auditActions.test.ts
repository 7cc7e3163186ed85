import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operatorSteps } from '../../api/src/modules/goods/goodsStatus.ts';
import { actionChoices, actionGroups, actionTexts } from '../../api/src/shared/actionTexts.ts';

const sources = globSync('api/src/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
/** Those that write to the log. */
const writers = sources.filter(({ text }) => /\b(recordAudit|recordReading|audited)\(/.test(text));

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The words that stand in a file where the pattern has a group. */
const wordsIn = (path: string, pattern: RegExp) => found(readFileSync(path, 'utf8'), pattern);

/** Actions that are approved by a second operator. */
const approved = sources
  .filter(({ text }) => text.includes('approvals.register'))
  .flatMap(({ text }) => found(text, /const (?:ACTION|APPROVAL) = '([^']+)'/g));
const each = (names: readonly string[], steps: readonly string[]) =>
  names.flatMap((name) => steps.map((step) => `${name} ${step}`));

/** What names of actions are put together of. */
const templates: Readonly<Record<string, () => string[]>> = {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as they stand in the sources
  'licence ${verb}': () =>
    each(
      ['licence'],
      [
        'refuse',
        ...wordsIn(
          'api/src/modules/licences/licences.service.ts',
          /record\(tx, who, (?:accept \? )?'(\w+)'/g,
        ),
      ],
    ),
  'invoice ${verb}': () =>
    each(['invoice'], wordsIn('api/src/modules/invoices/issuing.service.ts', /record\(tx, \w+, '(\w+)'/g)),
  'goods ${step}': () => each(['goods'], Object.keys(operatorSteps)),
  'claim ${action}': () => each(['claim'], wordsIn('api/src/ops/claims.ops.ts', /\bstep\(\s*'(\w+)'/g)),
  '${name} ask': () => each(approved, ['ask']),
  "${name} ${approve ? 'approve' : 'refuse'}": () => each(approved, ['approve', 'refuse']),
  '${action} revoke': () => each(approved, ['revoke']),
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as they stand in the sources
};

const groups = Object.keys(actionGroups).join('|');
const literals = writers.flatMap(({ text }) => [
  ...found(text, /\baction: '([^']+)'/g),
  ...found(text, /\baudited\(\s*[^,]+,\s*'([^']+)'/g),
  // Those that a condition, a table or a call gives; commands have names of that form, too.
  ...found(text, new RegExp(`(?<!name: )'((?:${groups}) [\\w-]+)'`, 'g')),
]);
const composed = writers.flatMap(({ text }) => [
  ...found(text, /\baction: `([^`]+)`/g),
  ...found(text, /\baudited\(\s*[^,]+,\s*`([^`]+)`/g),
]);

it('what is put together is known to be', () => {
  expect(approved.length).toBeGreaterThan(1);
  expect([...new Set(composed)].toSorted()).toEqual(Object.keys(templates).toSorted());
});

it('every action that the api records has a Chinese name', () => {
  const actions = new Set([...literals, ...Object.values(templates).flatMap((names) => names())]);
  expect(actions.size).toBeGreaterThan(80);
  expect([...actions].filter((action) => !Object.hasOwn(actionTexts, action))).toEqual([]);
});

it('a group is what the names of its actions begin with, and a choice finds its own alone', () => {
  for (const [group, { actions }] of Object.entries(actionGroups))
    expect(Object.keys(actions).filter((action) => action.split(/[ .]/)[0] !== group)).toEqual([]);
  const names = Object.keys(actionTexts);
  for (const { begins } of actionChoices.filter(({ begins: name }) => !Object.hasOwn(actionGroups, name)))
    expect(names.filter((name) => name !== begins && name.startsWith(`${begins} `))).toEqual([]);
});
