import { expect, it } from 'vitest';
import { problemsVariables, readProblemsQuery, writeProblemsQuery } from './problemsQuery.ts';

it.each([
  ['', { kind: null, page: 1 }, ''],
  ['?kind=OUTPUT&page=3', { kind: 'OUTPUT', page: 3 }, '?kind=OUTPUT&page=3'],
  ['?kind=output&page=0', { kind: null, page: 1 }, ''],
] as const)('the address %j', (search, read, written) => {
  const { kind, page } = readProblemsQuery(new URLSearchParams(search));
  expect([{ kind, page }, writeProblemsQuery(kind, page)]).toEqual([read, written]);
});

it('asks for a kind only where there is one', () => {
  expect([problemsVariables(null, 1), problemsVariables('SHOP', 2)]).toEqual([
    { page: 1, pageSize: 20 },
    { kind: 'SHOP', page: 2, pageSize: 20 },
  ]);
});
