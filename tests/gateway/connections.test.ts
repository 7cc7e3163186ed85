import { gql, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import type { Person, TestApi } from '../support/api.ts';
import { GROWING_LISTS, type GrowingList } from '../support/growingLists.ts';
import { ok, pageOf } from './support/fakeUpstream.ts';
import { startGraph } from './support/graph.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

type Field = GraphQLField<unknown, unknown>;
type Gathered = {
  moneyLogsConnection: { edges: Edge[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
};
type Edge = { cursor: string; node: { id: unknown } };

const fields = buildSchema().getQueryType()?.getFields() ?? {};
const connections = Object.values(fields).filter(({ type }) =>
  getNamedType(type).name.endsWith('Connection'),
);
const pageNameOf = (name: string) => name.slice(0, -'Connection'.length);

let graph: RealGraph;
/** The sessions of those whose lists these are, by how they call. */
const sessions = new Map<Person['call'], string>();
let api: TestApi;
beforeAll(async () => {
  graph = await startRealGraph();
  const noted = <T extends Person>(person: T): T => {
    sessions.set(person.call, person.token);
    return person;
  };
  api = {
    ...graph.api,
    buyer: async (...options) => noted(await graph.api.buyer(...options)),
    seller: async () => noted(await graph.api.seller()),
    shop: async (...options) => {
      const shop = await graph.api.shop(...options);
      noted(shop.seller);
      return shop;
    },
  };
});
afterAll(() => graph.close());

/** A value of REST as a document of the graph writes it. */
function written(type: GraphQLInputType, value: unknown): string {
  const named = getNamedType(type);
  const names = isEnumType(named) ? named.getValues() : [];
  return names.find((one) => one.value === value)?.name ?? JSON.stringify(value);
}

/** What REST is asked for as arguments of the graph; undefined where the graph puts it otherwise. */
function argumentsOf({ args }: Field, asked: object): string[] | undefined {
  const filter = getNamedType(args.find(({ name }) => name === 'filter')?.type);
  const filters = isInputObjectType(filter) ? filter.getFields() : {};
  const [own, inFilter]: [string[], string[]] = [[], []];
  for (const [name, value] of Object.entries(asked)) {
    const arg = args.find((one) => one.name === name);
    const ofFilter = filters[name];
    if (arg) own.push(`${name}: ${written(arg.type, value)}`);
    else if (ofFilter) inFilter.push(`${name}: ${written(ofFilter.type, value)}`);
    else return undefined;
  }
  return inFilter.length > 0 ? [...own, `filter: { ${inFilter.join(', ')} }`] : own;
}

describe.each(connections.map((field) => [field.name, field] as const))('%s', (name, field) => {
  const route = /`((?:GET|POST) [^`]*)`/.exec(field.description ?? '')?.[1] ?? '';
  let list: GrowingList;
  let variants: string[][];
  beforeAll(async () => {
    list = await (GROWING_LISTS[route] as (typeof GROWING_LISTS)[string])(api);
    for (let n = 0; n < 5; n++) await list.grow(n);
    variants = list.asked.flatMap((asked) => {
      const args = argumentsOf(field, asked);
      return args ? [args] : [];
    });
  });

  const ask = (root: string, args: string[], selection: string) =>
    graph.ask(
      `{ ${root}${args.length > 0 ? `(${args.join(', ')})` : ''} { ${selection} } }`,
      {},
      as(sessions.get(list.call) ?? ''),
    );
  async function read(args: string[]) {
    const { data, errors } = await ask(
      name,
      args,
      'edges { cursor node { id } } nodes { id } totalCount totalIsExact pageInfo { hasNextPage hasPreviousPage startCursor endCursor }',
    );
    expect(errors).toEqual([]);
    return data[name];
  }
  async function idsOfPage(args: string[]) {
    const { data, errors } = await ask(pageNameOf(name), [...args, 'pageSize: 100'], 'list { id } total');
    expect(errors).toEqual([]);
    const { list: rows, total } = data[pageNameOf(name)];
    expect(rows.length).toBe(total);
    return rows.map(({ id }: { id: unknown }) => id) as unknown[];
  }

  it('is read to its end by twos, and holds what its page does', async () => {
    expect(variants.length).toBeGreaterThan(0);
    for (const args of variants) {
      const whole = await idsOfPage(args);
      expect(whole.length).toBeGreaterThanOrEqual(3);
      const walked: unknown[] = [];
      for (let after: string | null = null; ; ) {
        const page = await read([...args, 'first: 2', ...(after ? [`after: "${after}"`] : [])]);
        const edges: Edge[] = page.edges;
        expect(page).toMatchObject({ nodes: edges.map(({ node }) => node), totalCount: whole.length });
        const hasNextPage: boolean = walked.push(...edges.map(({ node }) => node.id)) < whole.length;
        expect(page.pageInfo).toEqual({
          ...{ hasNextPage, hasPreviousPage: after !== null },
          ...{ startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor },
        });
        if (!hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(walked).toEqual(whole);
    }
  });

  it('goes on right behind each of its edges, by the cursor of the page too', async () => {
    for (const args of variants) {
      const whole = await idsOfPage(args);
      const { edges }: { edges: Edge[] } = await read(args);
      expect(edges.map(({ node }) => node.id)).toEqual(whole);
      for (const [at, { cursor }] of edges.entries()) {
        const [behind, page] = await Promise.all([
          ask(name, [...args, 'first: 2', `after: "${cursor}"`], 'nodes { id }'),
          ask(pageNameOf(name), [...args, 'pageSize: 2', `cursor: "${cursor}"`], 'list { id }'),
        ]);
        const expected = whole.slice(at + 1, at + 3).map((id) => ({ id }));
        expect([behind.data[name].nodes, page.data[pageNameOf(name)].list]).toEqual([expected, expected]);
      }
    }
  });

  it('refuses by name what it does not take', async () => {
    const [args = []] = variants;
    const keys = async (arg: string) => {
      const { errors } = await ask(name, [...args, arg], 'totalCount');
      return errors.map(({ message, extensions }) => [extensions.code, extensions.errorKey, message]);
    };
    for (const first of [-1, 0, 101, 2_147_483_647])
      expect(await keys(`first: ${first}`)).toEqual([['BAD_USER_INPUT', 'BAD_PARAM', '参数错误：first']]);
    expect(await keys(`after: "${'a'.repeat(201)}"`)).toEqual([
      ['BAD_USER_INPUT', 'BAD_PARAM', '参数错误：after'],
    ]);
    const foreign = Buffer.from(JSON.stringify([1, 'another', 7])).toString('base64url');
    for (const after of ['', 'x', foreign])
      expect((await keys(`after: "${after}"`)).map(([code, key]) => [code, key])).toEqual([
        ['BAD_USER_INPUT', 'CURSOR_INVALID'],
      ]);
  });
});

it('is gathered by Apollo Client as relayStylePagination does it', async () => {
  const buyer = await graph.api.buyer();
  for (let n = 0; n < 5; n++)
    await graph.api.query('SELECT give_demo_money($1, $2)', [buyer.accountId, 100 + n]);
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { moneyLogsConnection: relayStylePagination(['filter']) } } },
  });
  const text =
    'query ($after: String) { moneyLogsConnection(filter: { direction: IN }, first: 2, after: $after) { __typename edges { __typename cursor node { __typename id } } pageInfo { __typename hasNextPage hasPreviousPage startCursor endCursor } } }';
  const query = gql(text);
  const gathered = () => cache.readQuery<Gathered>({ query })?.moneyLogsConnection;
  do {
    const variables = { after: gathered()?.pageInfo.endCursor ?? null };
    const { data } = await graph.ask(text, variables, as(buyer.token));
    cache.writeQuery({ query, variables, data });
  } while (gathered()?.pageInfo.hasNextPage);
  const whole = await graph.ask(
    '{ moneyLogs(filter: { direction: IN }) { list { id } } }',
    {},
    as(buyer.token),
  );
  expect(gathered()?.edges.map(({ node: { id } }) => ({ id }))).toEqual(whole.data.moneyLogs.list);
  expect(whole.data.moneyLogs.list.length).toBe(5);
});

it('asks REST for what is selected of a connection, in one call, and for nothing else', async () => {
  const plain = await startGraph();
  plain.upstream.on('/orders/getOrdersList', () =>
    ok({ ...pageOf([{ id: 7, orderNo: 'D7' }]), nextCursor: 'more' }),
  );
  const FRAGMENT = {
    E: 'fragment E on OrderEdge { node { orderNo } }',
    F: 'fragment F on OrderConnection { nodes { id } }',
  };
  const asked = async (selection: string, args = '') => {
    plain.upstream.forget();
    const { data, errors } = await plain.ask(
      `{ ordersConnection${args} { ${selection} } } ${Object.entries(FRAGMENT)
        .map(([of, text]) => (selection.includes(`...${of}`) ? text : ''))
        .join(' ')}`,
      {},
      as('a'.repeat(64)),
    );
    expect(errors).toEqual([]);
    expect(plain.upstream.seen.length).toBe(1);
    const [{ query = {}, body = {} } = {}] = plain.upstream.seen;
    return { fields: query.fields, body, answer: data.ordersConnection };
  };
  try {
    const { fields: few, body } = await asked('totalCount ...{ pageInfo { hasNextPage } }');
    expect([few, body]).toEqual(['nextCursor,cursors,total', { sort: 'newest', page: 1, pageSize: 20 }]);
    expect(await asked('edges { ...E } ...F', '(first: 3, after: "here")')).toEqual({
      fields: 'nextCursor,cursors,list(id,orderNo)',
      body: { sort: 'newest', page: 1, pageSize: 3, cursor: 'here' },
      answer: { edges: [{ node: { orderNo: 'D7' } }], nodes: [{ id: 7 }] },
    });
  } finally {
    await plain.close();
  }
});
