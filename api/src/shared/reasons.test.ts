import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasonTexts } from './reasons.ts';

const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

it('the reason texts cover exactly the reasons of the graph', () => {
  const [, inside = ''] = schema.match(/^enum ReasonCode \{(.*?)^\}/ms) ?? [];
  expect(Object.keys(reasonTexts).toSorted()).toEqual(
    (inside.match(/^ {2}[A-Z_]+$/gm) ?? []).map((key) => key.trim()).toSorted(),
  );
});

it('the reason texts contain nothing that the web app reads as the end of a session', () => {
  const misleading = Object.values(reasonTexts).filter((words) => /授权(?!.*续)|token/i.test(words));
  expect(misleading).toEqual([]);
});
