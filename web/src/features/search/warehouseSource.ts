import type { ListWarehouseFeedQuery } from '../../graphql/generated/graphql.ts';
import { ListWarehouseFeed } from './warehouses.graphql.ts';

/** The variables of one page of warehouses. */
export function warehouseVariables(keyword: string, page: number) {
  return { page, ...(keyword ? { keyword } : {}) };
}

/** The warehouses whose names contain the words, for a feed. */
export function warehouseSource(keyword: string) {
  return {
    query: ListWarehouseFeed,
    variablesOf: (page: number) => warehouseVariables(keyword, page),
    rowsOf: ({ warehouses }: ListWarehouseFeedQuery) => warehouses.list,
  };
}
