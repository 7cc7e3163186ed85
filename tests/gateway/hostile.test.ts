import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodReceiver, type Person } from '../support/api.ts';
import { loggedBut } from '../support/busy.ts';
import { shareName, shareOf } from '../support/depth.ts';
import { hostileOperations } from './support/hostileOperations.ts';
import { lastingSchema } from './support/lastingSchema.ts';
import { as, orderOf, type RealGraph, startRealGraph } from './support/realGraph.ts';

const LATE = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);
const OURS = new Set(['INTERNAL_SERVER_ERROR', ...LATE]);
/** No more than a kind has hostile values, so that each argument is attacked in every run. */
const PARTS = 5;

let graph: RealGraph;
let buyer: Person;
let seller: Person;
let ids: Record<string, number>;
const logged: string[] = [];

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  graph = await startRealGraph({
    queue: { send: async () => undefined },
    logger: { level: 'error', stream },
  });
  const shop = await graph.api.shop();
  buyer = await graph.api.buyer({ balance: 10_000_000 });
  seller = shop.seller;
  const { data } = await graph.ask(
    'mutation ($input: OrderInput!) { createOrder(input: $input, clientNo: "hostile-order") { orderId order { parcels { id } } } }',
    { input: orderOf(buyer, shop, [goodReceiver]) },
    as(buyer.token),
  );
  const { orderId, order } = data.createOrder;
  const { goodId, warehouseId, courierId, stockId } = shop;
  ids = { goodId, warehouseId, courierId, stockId, orderId, parcelId: order.parcels[0].id, id: orderId };
}, 120_000);
afterAll(() => graph.close());

describe(`hostile variables, ${shareName}`, () => {
  it('lead to no defect in any field and to no error in the log', async () => {
    const every = hostileOperations(lastingSchema(), { ...ids, senderId: buyer.senderId, categoryId: 8 });
    expect(every.length).toBeGreaterThan(3_000);
    const operations = shareOf(every, PARTS);
    const failed: string[] = [];
    const busy = new Set<string>();
    /** Asks once more where the machine was too busy to answer in time. */
    const ask = async (query: string, variables: Record<string, unknown>, { token }: Person) => {
      const first = await graph.ask(query, variables, as(token));
      if (!first.errors.some(({ extensions }) => LATE.has(extensions.code))) return first;
      busy.add(String(first.headers['x-request-id']));
      return graph.ask(query, variables, as(token));
    };
    const attack = async ({ name, query, variables }: (typeof operations)[number]) => {
      const first = await ask(query, variables, buyer);
      const isOthers = first.errors.some(({ extensions }) => extensions.code === 'FORBIDDEN');
      const { status, errors } = isOthers ? await ask(query, variables, seller) : first;
      const codes = errors.map(({ extensions }) => extensions.code);
      if (status >= 500 || codes.some((code) => OURS.has(code)))
        failed.push(`${name}: ${status} ${codes.join()}`);
    };
    for (let at = 0; at < operations.length; at += 16) {
      await Promise.all(operations.slice(at, at + 16).map(attack));
    }
    expect(failed).toEqual([]);
    expect(loggedBut(busy, logged)).toEqual([]);
  }, 600_000);
});
