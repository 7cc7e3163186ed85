import { expect, it } from 'vitest';
import {
  anyWarehouses,
  isNarrowed,
  readEdited,
  readWarehousesQuery,
  warehousesFilter,
  writeEdited,
  writeWarehousesQuery,
} from './warehousesQuery.ts';

const read = (search: string) => readWarehousesQuery(new URLSearchParams(search));

it('warehousesQuery reads filters from the URL and writes them back', () => {
  const query = { status: 'PAUSED', keyword: '义乌' } as const;
  expect(read('status=PAUSED&keyword=+义乌+&page=2')).toEqual({ query, page: 2 });
  expect(read(writeWarehousesQuery(query, 3))).toEqual({ query, page: 3 });
  expect([isNarrowed(query), warehousesFilter(query)]).toEqual([true, query]);
});

it('warehousesQuery ignores invalid parameters', () => {
  expect(read('status=x&page=0')).toEqual({ query: anyWarehouses, page: 1 });
  expect([writeWarehousesQuery(anyWarehouses), isNarrowed(anyWarehouses)]).toEqual(['', false]);
  expect(warehousesFilter(anyWarehouses)).toEqual({});
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
