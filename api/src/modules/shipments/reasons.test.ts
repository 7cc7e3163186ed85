import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reasonTexts } from './reasons.ts';

const schema = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');

it('has words for every reason that the graph knows, and for no other', () => {
  const [, inside = ''] = schema.match(/^enum ReasonCode \{(.*?)^\}/ms) ?? [];
  expect(Object.keys(reasonTexts).toSorted()).toEqual(
    (inside.match(/^ {2}[A-Z_]+$/gm) ?? []).map((key) => key.trim()).toSorted(),
  );
});

it('never says what the web app takes for the end of a session', () => {
  const misleading = Object.values(reasonTexts).filter((words) => /授权(?!.*续)|token/i.test(words));
  expect(misleading).toEqual([]);
});
