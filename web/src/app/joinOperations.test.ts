import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Given, joinOperations } from '../../vite/joinOperations.ts';
import { ID } from './firstScreens.ts';

const given = (text: string, variables: Record<string, unknown> = {}): Given => [
  parse(text, { noLocation: true }),
  variables,
];
const joined = (...parts: Given[]) => {
  const { document, fields } = joinOperations('Whole', parts);
  return [print(document).replace(/\s+/g, ' '), fields];
};

describe('operations that are joined', () => {
  it('ask for the same field once, with the selections of all', () => {
    expect(
      joined(
        given('query A { me { ...Who } } fragment Who on Account { id name }'),
        given('query B { me { id balance } }'),
      ),
    ).toEqual(['query Whole { me { id name balance } }', [{ me: 'me' }, { me: 'me' }]]);
  });

  it('ask for a field with other arguments under another name', () => {
    const list =
      'query A($page: Int!, $sort: Sort!) { goods(page: $page, sort: $sort) { ...Card } } fragment Card on Good { id }';
    expect(joined(given(list, { page: 1, sort: 'NEW' }), given(list, { page: 2, sort: 'NEW' }))).toEqual([
      'query Whole { goods(page: 1, sort: NEW) { ...Card } goods1: goods(page: 2, sort: NEW) { ...Card } } fragment Card on Good { id }',
      [{ goods: 'goods' }, { goods: 'goods1' }],
    ]);
  });

  it('keep the number of the address as a variable, and leave out what is not given', () => {
    expect(
      joined(
        given('query A($id: Id!) { good(id: $id) { name } }', { id: ID }),
        given(
          'query B($word: String, $all: Boolean!) { shops(filter: { word: $word }) @include(if: $all) { id } }',
          {
            all: true,
          },
        ),
      ),
    ).toEqual([
      'query Whole($id: Id!) { good(id: $id) { name } shops(filter: {}) { id } }',
      [{ good: 'good' }, { shops: 'shops' }],
    ]);
  });

  it('are not joined where a field is not asked for, or a value cannot be written', () => {
    const shops = 'query A($all: Boolean!, $in: In) { shops(in: $in) @include(if: $all) { id } }';
    expect(() => joined(given(shops, { all: false }))).toThrow('shops is not asked for');
    expect(() => joined(given(shops, { all: true, in: { a: 'x' } }))).toThrow('"x" cannot be written');
  });
});
