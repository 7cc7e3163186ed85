import { type TSchema, Type } from 'typebox';
import { NullableText } from './envelope.ts';
import { asksForAny, type Fields } from './fields.ts';
import { EntityId } from './values.ts';

/** A page from 1, or from -1 counted from the end, as far as pages are numbered. There is no page 0. */
const PageNumber = Type.Integer({
  minimum: -100_000,
  maximum: 100_000,
  not: { const: 0 },
  default: 1,
  description:
    'from 1; counted from the end where it is negative: -1 is the last `pageSize` rows, -2 those before them',
});

/** `page`, `pageSize` up to 100, `cursor` to continue behind a page. Spread into a request schema. */
export const pagingFields = (pageSize = 10) => ({
  page: Type.Optional(PageNumber),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: pageSize })),
  cursor: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        '`nextCursor` of a page of the same list and sort, to go on behind its last row whatever came before it meanwhile; `page` is then a number that is answered and nothing else',
    }),
  ),
});

/** The filters of a list's request, without paging. */
export function withoutPaging<T extends object>(fields: T): Omit<T, keyof Paging> {
  const { page: _page, pageSize: _pageSize, cursor: _cursor, ...filters } = fields as T & Paging;
  return filters;
}

/** The ids that a list is narrowed to, at most as many as fit into a page. */
export const idsField = Type.Optional(
  Type.Array(EntityId, {
    minItems: 1,
    maxItems: 100,
    description: 'only these; those of others are left out',
  }),
);

export type Paging = { page?: number; pageSize?: number; cursor?: string };

/** Rows of all pages, also on one behind the end. Of many no more than the first are counted: there are at least `total`. */
export type Total = { total: number; totalIsExact: boolean };

export type Page<Row> = Total & {
  list: Row[];
  page: number;
  pageSize: number;
  /** Null on the last page. */
  nextCursor: string | null;
  /** Of each row, in the order of `list`; empty where a list has no pages. */
  cursors: string[];
};

/** Whether a caller of a list asked how many rows there are. */
export function asksForTotal(fields: Fields): boolean {
  return asksForAny(fields, 'total', 'totalIsExact');
}

/** A page of a list with its total. */
export function pageOf<T extends TSchema>(item: T) {
  return Type.Object(pageFields(item));
}

/** The fields of a page, for responses with more fields. */
export function pageFields<T extends TSchema>(item: T) {
  return {
    list: Type.Array(item),
    total: Type.Integer({
      description:
        'rows of all pages, also on one behind the end; where there are more than are counted, mostly 10000, at least so many',
    }),
    totalIsExact: Type.Boolean({ description: 'false where there may be more rows than `total`' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    nextCursor: { ...NullableText, description: 'the `cursor` of the next page; null on the last one' },
    cursors: Type.Array(Type.String(), {
      description:
        'the `cursor` that goes on right behind each row of `list`; none where a list has no pages',
    }),
  };
}
