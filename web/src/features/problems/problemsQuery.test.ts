import { expect, it } from 'vitest';
import { problemsParams, problemsVariables } from './problemsQuery.ts';

it.each([
  ['', { kind: null, page: 1 }, ''],
  ['?kind=OUTPUT&page=3', { kind: 'OUTPUT', page: 3 }, '?kind=OUTPUT&page=3'],
  ['?kind=output&page=0', { kind: null, page: 1 }, ''],
] as const)('the URL %j is read and written back', (search, read, written) => {
  const query = problemsParams.read(new URLSearchParams(search));
  expect([query, problemsParams.write(query)]).toEqual([read, written]);
});

it('problemsVariables names a kind only when one is chosen', () => {
  expect([problemsVariables({ kind: null, page: 1 }), problemsVariables({ kind: 'SHOP', page: 2 })]).toEqual([
    { page: 1, pageSize: 20 },
    { kind: 'SHOP', page: 2, pageSize: 20 },
  ]);
});
