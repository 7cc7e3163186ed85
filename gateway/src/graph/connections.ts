import { type FieldNode, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import type { QueryResolvers, Resolvers } from '../resolvers.generated.ts';
import { errorOf } from '../rest/failures.ts';
import { fieldsOf, type Selection, type SelectionInfo, selectionOn } from '../rest/selection.ts';

/** The pages that have a connection beside them: lists that keep growing, and are read to their end. */
const PAGES = [
  'goods',
  'shopOrders',
  'problems',
  'orders',
  'parcels',
  'refunds',
  'cases',
  'reviews',
  'sellerReviews',
  'courierClaims',
  'returnParcels',
  'invoices',
  'recharges',
  'webhookMessages',
  'cashOuts',
  'moneyLogs',
  'notices',
  'personNotices',
  'sellerGoods',
  'stockLogs',
] as const satisfies readonly (keyof QueryResolvers)[];
type PageName = (typeof PAGES)[number];

type Connections = {
  [Name in PageName as `${Name}Connection`]: NonNullable<QueryResolvers[`${Name}Connection`]>;
};
/** What REST answers of what it was asked for. */
type Page = {
  list?: object[];
  cursors?: string[];
  nextCursor?: string | null;
  total?: number;
  totalIsExact?: boolean;
};
type Paging = { first: number; after?: string | null };
type ReadPage = (parent: unknown, args: object, context: Context, info: SelectionInfo) => Promise<Page>;

/** As long as REST takes them. */
const LIMITS = { first: 100, after: 200 };

/** Resolvers of connections, each made of the one of its page: the same call, of which only what is asked for is read. */
export function connectionsOf(domains: readonly Resolvers[]): Connections {
  const pages = Object.assign({}, ...domains.map(({ Query }) => Query)) as Record<PageName, ReadPage>;
  return Object.fromEntries(
    PAGES.map((name) => [`${name}Connection`, connectionBeside(pages[name])]),
  ) as unknown as Connections;
}

function connectionBeside(read: ReadPage) {
  return (parent: unknown, { first, after, ...others }: Paging, context: Context, info: SelectionInfo) => {
    const refused = first < 1 || first > LIMITS.first ? 'first' : isTooLong(after) ? 'after' : undefined;
    if (refused)
      throw errorOf(
        {
          code: 'BAD_USER_INPUT',
          errorKey: 'BAD_PARAM',
          msg: `参数错误：${refused}`,
          data: { field: refused },
        },
        context.caller.requestId,
      );
    const args = { ...others, page: 1, pageSize: first, cursor: after };
    return read(parent, args, context, { ...info, selection: selectionFor(info) }).then((page) =>
      connectionOf(page, typeof after === 'string'),
    );
  };
}

const isTooLong = (after: string | null | undefined) => (after?.length ?? 0) > LIMITS.after;

function connectionOf({ list = [], cursors = [], nextCursor, total, totalIsExact }: Page, isBehind: boolean) {
  return {
    edges: cursors.map((cursor, at) => ({ cursor, node: list[at] })),
    nodes: list,
    pageInfo: {
      hasNextPage: typeof nextCursor === 'string',
      hasPreviousPage: isBehind,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    },
    totalCount: total,
    totalIsExact,
  };
}

const selections = new WeakMap<FieldNode, Selection>();

/** What is read of the page that a connection is made of. */
function selectionFor(info: SelectionInfo): Selection {
  const [node, ...others] = info.fieldNodes;
  if (!node || others.length > 0) return readOf(info);
  const selection = selections.get(node) ?? readOf(info);
  selections.set(node, selection);
  return selection;
}

function readOf({ fieldNodes, returnType, fragments, schema }: SelectionInfo): Selection {
  const below = (type: GraphQLNamedType, nodes: readonly FieldNode[], name: string) =>
    nodes
      .flatMap(({ selectionSet }) =>
        selectionSet && isObjectType(type) ? [...fieldsOf(selectionSet, fragments, type)] : [],
      )
      .filter((node) => node.name.value === name);
  const typeOf = (type: GraphQLNamedType, name: string) => {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`${type.name} is no connection`);
    return getNamedType(field.type);
  };

  const connection = getNamedType(returnType);
  const selected = (name: string) => below(connection, fieldNodes, name);
  const edges = selected('edges');
  const rows = [...selected('nodes'), ...below(typeOf(connection, 'edges'), edges, 'node')];
  const reads: [string, Selection, boolean][] = [
    ['nextCursor', null, true],
    ['cursors', null, edges.length > 0 || selected('pageInfo').length > 0],
    ['list', selectionOn(typeOf(connection, 'nodes'), rows, { fragments, schema }), rows.length > 0],
    ['total', null, selected('totalCount').length > 0],
    ['totalIsExact', null, selected('totalIsExact').length > 0],
  ];
  return new Map(reads.flatMap(([name, inner, isRead]) => (isRead ? [[name, inner] as const] : [])));
}
