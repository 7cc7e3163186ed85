import { type TSchema, Type } from 'typebox';
import { EntityId } from './values.ts';

/** `page` from 1, `pageSize` up to 100. Spread into a request schema. */
export const pagingFields = (pageSize = 10) => ({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: pageSize })),
});

/** Of a list's request: which rows it is narrowed to. As many as fit into a page. */
export const idsField = Type.Optional(
  Type.Array(EntityId, {
    minItems: 1,
    maxItems: 100,
    description: 'only these; those of others are left out',
  }),
);

export type Paging = { page?: number; pageSize?: number };

/** A page of a list with the size of the whole. */
export function pageOf<T extends TSchema>(item: T) {
  return Type.Object(pageFields(item));
}

/** The fields of a page, for answers that add some of their own. */
export function pageFields<T extends TSchema>(item: T) {
  return {
    list: Type.Array(item),
    total: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  };
}

/** LIMIT and OFFSET of a page. */
export function windowOf(
  paging: Paging,
  defaultSize = 10,
): { page: number; pageSize: number; limit: number; offset: number } {
  const page = paging.page ?? 1;
  const pageSize = paging.pageSize ?? defaultSize;
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}
