import { randomUUID } from 'node:crypto';
import { getNamedType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSchema } from '../../gateway/src/graph/schema.ts';
import { goodReceiver, type Person, type Shop } from '../support/api.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

const queries = Object.values(buildSchema().getQueryType()?.getFields() ?? {});
const paged = queries.filter(({ type }) => getNamedType(type).name.endsWith('Page'));

describe('the cursor of a list', () => {
  let graph: TestGraph;
  beforeAll(async () => {
    graph = await startGraph();
  });
  afterAll(() => graph.close());

  it.each(paged.map((field) => [field.name, field] as const))(
    '%s is the cursor of its REST operation',
    async (name, { args }) => {
      const requested = args.filter(
        ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
      );
      const of = requested.map((arg) => `${arg.name}: 7, `).join('');
      const sent = async (cursor: string | null) => {
        graph.upstream.forget();
        await graph.ask(
          `query ($cursor: String) { ${name}(${of}page: 3, pageSize: 4, cursor: $cursor) { total nextCursor } }`,
          { cursor },
          as('a'.repeat(64)),
        );
        expect(graph.upstream.seen.length).toBe(1);
        const [{ method = '', query = {}, body = {} } = {}] = graph.upstream.seen;
        return method === 'GET' ? query : (body as object);
      };
      expect(await sent('WzEsIm9yZGVycyIsN10')).toMatchObject({ cursor: 'WzEsIm9yZGVycyIsN10' });
      expect(await sent(null)).not.toHaveProperty('cursor');
    },
  );
});

describe('cursors with the real API', () => {
  let graph: RealGraph;
  let buyer: Person;
  let shop: Shop;
  beforeAll(async () => {
    graph = await startRealGraph();
    [buyer, shop] = [await graph.api.buyer({ balance: 100_000 }), await graph.api.shop()];
  });
  afterAll(() => graph.close());

  async function place(): Promise<number> {
    const { data } = await graph.ask(
      'mutation ($input: OrderInput!, $no: String!) { createOrder(input: $input, clientNo: $no) { orderId } }',
      { input: orderOf(buyer, shop, [goodReceiver]), no: randomUUID() },
      as(buyer.token),
    );
    return data.createOrder.orderId;
  }
  const read = (variables: Record<string, unknown>) =>
    graph.ask(
      `query ($page: Int!, $cursor: String, $sort: OrderSort!) {
         orders(sort: $sort, page: $page, pageSize: 2, cursor: $cursor) { list { id } total page nextCursor } }`,
      variables,
      as(buyer.token),
    );

  it('read orders to their end while others are added', async () => {
    const placed: number[] = [];
    for (let n = 0; n < 5; n++) placed.unshift(await place());
    const seen: number[] = [];
    let cursor: string | null = null;
    for (let page = 1; page === 1 || cursor; page++) {
      const { data, errors } = await read({ page, cursor, sort: 'NEWEST' });
      expect(errors).toEqual([]);
      expect([data.orders.page, data.orders.total]).toEqual([page, 4 + page]);
      seen.push(...data.orders.list.map(({ id }: { id: number }) => id));
      cursor = data.orders.nextCursor;
      await place();
    }
    expect(seen).toEqual(placed);
  });

  it('are refused when they do not belong to the list', async () => {
    const { data } = await read({ page: 1, sort: 'NEWEST' });
    for (const requested of [
      { page: 2, cursor: 'nonsense', sort: 'NEWEST' },
      { page: 2, cursor: data.orders.nextCursor, sort: 'OLDEST' },
    ]) {
      const answer = await read(requested);
      const { errors } = answer;
      expect(errors).toEqual([
        expect.objectContaining({
          message: '翻页位置无效，请从第一页重新查看',
          extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', errorKey: 'CURSOR_INVALID' }),
        }),
      ]);
    }
  });
});
