import type { FastifyInstance } from 'fastify';
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../../gateway/src/createGateway.ts';
import { operationOf } from '../../web/vite/operations.ts';
import { type FakeUpstream, startFakeUpstream } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { asker } from './support/graph.ts';
import { lastingSchema } from './support/lastingSchema.ts';
import { webDocuments } from './support/webDocuments.ts';

const schema = lastingSchema();
const headers = { 'x-token': 'token-of-a-buyer' };
/** Calls for rows that belong to those of the root, each one call for all of them. */
const BESIDES: Record<string, string[]> = {
  FindPricedGoods: ['/priceSteps/findPriceSteps'],
  ListFreightTemplates: ['/couriers/getCouriersList'],
  ListFillCouriers: ['/couriers/getCouriersList'],
  ListLastGoods: ['/goods/list'],
  ListSellerWarehouses: ['/couriers/getCouriersList'],
  ListSimulatedGoods: ['/warehouse/list', '/couriers/getCouriersList'],
  ListWarehouseFeed: ['/couriers/getCouriersList'],
  LoadFreightTemplate: ['/couriers/getCouriersList'],
  LoadGood: ['/warehouse/list', '/couriers/getCouriersList'],
  LoadGoodPrices: ['/goods/prices'],
  LoadHomePlaces: ['/goods/list'],
  LoadLastPurchase: ['/goods/list'],
  LoadPriceSteps: ['/priceSteps/findPriceSteps'],
  LoadShipmentGood: ['/warehouse/list', '/couriers/getCouriersList'],
  LoadStore: ['/couriers/getCouriersList'],
};
/** Calls that take no set of fields: they draw, count, ask others or are judged by all that they answer. */
const WHOLE = [
  '/common/captcha',
  '/home/places',
  '/mergeOrder/makeMergeOrder',
  '/orderPackages/printTasks',
  '/orders/lastBuyGood',
  '/pay/check',
  '/printSettings/preview',
  '/shops/getGoodsPull',
  '/shops/getListingCategories',
  '/shops/getListingFreights',
  '/shops/getListingProperties',
  '/shops/getSendAddress',
  '/sourceOrders/getOffer',
  '/userProfits/defaultProfit',
  '/userProfits/simulate',
];

let upstream: FakeUpstream;

beforeAll(async () => {
  upstream = await startFakeUpstream();
  answerAll(upstream);
});
afterAll(() => upstream.close());

let app: FastifyInstance;
beforeAll(async () => {
  const timeouts = { callMs: 7_000, operationMs: 8_000, heldMs: 0 };
  app = await createGateway({ apiBaseUrl: upstream.url, webDist: '/nonexistent', timeouts });
});
afterAll(() => app.close());

/** The calls that a query makes of REST. */
async function callsOf({ sent, variables }: Query) {
  upstream.forget();
  const { errors } = await asker(app)(sent, variables, headers);
  expect(errors.filter(({ extensions }) => extensions.code === 'BAD_USER_INPUT')).toEqual([]);
  return upstream.seen.map(({ path, query }) => ({ path, isWhole: query.fields === undefined }));
}

type Query = { name: string; sent: string; variables: Record<string, unknown>; roots: number };

const queries = webDocuments().flatMap(([name, text]): Query[] => {
  const sent = operationOf(parse(text))?.body ?? '';
  const [operation] = parse(sent).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') return [];
  const variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const input = typeFromAST(schema, type as never) as GraphQLInputType;
      return defaultValue || !isNonNullType(input) ? [] : [[variable.name.value, someOf(input)]];
    }),
  );
  return [{ name, sent, variables, roots: operation.selectionSet.selections.length }];
});

/** A value that the type takes. */
function someOf(given: GraphQLInputType): unknown {
  const type = getNullableType(given);
  if (isListType(type)) return [someOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      ({ type: inner, defaultValue }) => isNonNullType(inner) && defaultValue === undefined,
    );
    return Object.fromEntries(required.map(({ name, type: inner }) => [name, someOf(inner)]));
  }
  if (type.name === 'Boolean') return true;
  if (type.name === 'Date') return '2026-11-21';
  if (type.name === 'DateTime') return '2026-11-21T10:00:00+08:00';
  return type.name === 'String' ? '1' : 1;
}

describe('a query of the web app', () => {
  it.each(queries)('$name asks REST once for each field of its root', async (query) => {
    const calls = await callsOf(query);
    const besides = BESIDES[query.name] ?? [];
    expect(calls.slice(query.roots).map(({ path }) => path)).toEqual(besides);
    expect(calls).toHaveLength(query.roots + besides.length);
  });

  it('asks for no more than it reads', async () => {
    const whole = new Set<string>();
    for (const query of queries) {
      const calls = await callsOf(query);
      for (const { path, isWhole } of calls) if (isWhole) whole.add(path);
    }
    expect([...whole].sort()).toEqual(WHOLE);
  });
});

describe('rows that several fields of the root lead to', () => {
  it('are one call, which asks for what any of them reads', async () => {
    const sent = `{
      orders { list { good { id name } } }
      lastPurchase { good { id pic warehouses { id } } }
    }`;
    const query = { name: 'rows of two', sent, variables: {}, roots: 2 };
    // Compiled from the second time on.
    await callsOf(query);
    await callsOf(query);
    const goods = upstream.seen.filter(({ path }) => path === '/goods/list');
    expect(goods.map(({ query: { fields } }) => fields)).toEqual(['list(id,name,pic,warehouses(id))']);
  });
});
