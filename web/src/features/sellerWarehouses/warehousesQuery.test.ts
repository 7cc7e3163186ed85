import { expect, it } from 'vitest';
import { readEdited, warehousesParams, warehousesVariables, writeEdited } from './warehousesQuery.ts';

const read = (search: string) => warehousesParams.read(new URLSearchParams(search));

it('the list of warehouses reads filters from the URL and writes them back', () => {
  const query = { status: 'PAUSED', keyword: '义乌', page: 2 } as const;
  expect(read('status=PAUSED&keyword=+义乌+&page=2')).toEqual(query);
  expect(read(warehousesParams.write(query))).toEqual(query);
  const { page, ...filter } = query;
  expect(warehousesParams.isNarrowed(query)).toBe(true);
  expect(warehousesVariables(query)).toEqual({ filter, page, pageSize: 20 });
});

it('the list of warehouses ignores invalid parameters', () => {
  const { initial, write, isNarrowed } = warehousesParams;
  expect(read('status=x&page=0')).toEqual(initial);
  expect([write(initial), isNarrowed(initial), warehousesVariables(initial).filter]).toEqual(['', false, {}]);
});

it.each([
  ['edit=new', 'new'],
  ['edit=7', 7],
  ['edit=x', null],
  ['', null],
] as const)('the URL %s opens %s', (search, edited) => {
  expect(readEdited(new URLSearchParams(search))).toBe(edited);
});

it('opening a warehouse keeps the list parameters to return to', () => {
  const list = new URLSearchParams('status=PAUSED');
  expect(writeEdited(list, 7)).toBe('?status=PAUSED&edit=7');
  expect(writeEdited(new URLSearchParams('status=PAUSED&edit=7'), null)).toBe('?status=PAUSED');
  expect(writeEdited(new URLSearchParams('edit=new'), null)).toBe('');
});
