import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../api/src/modules/settings/settings.ts';
import {
  type PlaceOrderRequest,
  placeEach,
  placeOrder,
} from '../../api/src/modules/shipments/orders.writes.ts';
import { placeable } from '../../api/src/modules/shipments/pricedOrder.ts';
import { priceOrder, saveQuote } from '../../api/src/modules/shipments/quoting.service.ts';
import { Refusal } from '../../api/src/shared/refusal.ts';
import { goodReceiver, type Person, startApi, type TestApi } from '../support/api.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { type Offer, offer } from '../support/offers.ts';

const RUNS = 30;

/** Two databases in which the same happens: one places orders together, the other one after the other. */
let together: TestApi;
let alone: TestApi;
beforeAll(async () => {
  [together, alone] = [await startApi(), await startApi()];
});
afterAll(async () => {
  expect([await brokenInvariants(together), await brokenInvariants(alone)]).toEqual([[], []]);
  await Promise.all([together.close(), alone.close()]);
});

const requests = fc.array(
  fc.record({
    buyer: fc.nat({ max: 2 }),
    /** Pieces of two combinations in each of its parcels. */
    parcels: fc.array(
      fc.record({
        pieces: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).filter(([one, other]) => one + other > 0),
        thirdOrderNo: fc.constantFrom('', '', '', 'T1001', 'T1002'),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    confirm: fc.boolean(),
    allowDuplicate: fc.boolean(),
    key: fc.constantFrom(null, null, 'k1', 'k2'),
    hash: fc.constantFrom('same', 'same', 'other'),
    /** Whether what it was priced by has changed since, and what it was quoted. */
    stale: fc.nat({ max: 9 }).map((n) => n === 9),
    quoted: fc.nat({ max: 9 }).map((n) => (n === 9 ? 'otherwise' : n > 6 ? 'as now' : null)),
  }),
  { minLength: 2, maxLength: 9 },
);
const market = fc.record({
  /** The same for all, as a setting is. */
  maxUnpaid: fc.constantFrom(1, 2, 100),
  stock: fc.tuple(fc.nat({ max: 25 }), fc.nat({ max: 25 })),
  balances: fc.tuple(fc.nat({ max: 9_000 }), fc.nat({ max: 9_000 }), fc.nat({ max: 9_000 })),
});
type Requested = (typeof requests extends fc.Arbitrary<infer T> ? T : never)[number];
type Market = typeof market extends fc.Arbitrary<infer T> ? T : never;
type World = { api: TestApi; offered: Offer; buyers: Person[]; maxUnpaid: number };

async function open(api: TestApi, { stock, balances, maxUnpaid }: Market): Promise<World> {
  const offered = await offer(api, stock);
  const buyers: Person[] = [];
  for (const balance of balances) buyers.push(await api.buyer({ balance }));
  return { api, offered, buyers, maxUnpaid };
}

/** The request as the service has priced it; `remark` tells the rows of one from those of another. */
async function pricedIn(
  { api, offered, buyers, maxUnpaid }: World,
  each: Requested,
  at: number,
): Promise<PlaceOrderRequest> {
  const { db } = api.database;
  const { accountId, senderId } = buyers[each.buyer] as Person;
  const { warehouseId, courierId } = offered.shop;
  const packages = each.parcels.map(({ pieces, thirdOrderNo }) => ({
    ...{ ...goodReceiver, thirdOrderNo },
    items: pieces.flatMap((num, sku) => (num > 0 ? [{ skuId: offered.skus[sku] ?? 0, num }] : [])),
  }));
  const actor = { accountId, kind: 'buyer' as const, level: 1, superId: null };
  // What is refused for its number before it is placed is not what is compared here.
  const input = { warehouseId, courierId, senderId, packages, allowDuplicate: true };
  const order = placeable(await priceOrder(db, actor, input, await readSettings(db), new Date()));
  if (!order) throw new Error('a row cannot go');
  const { confirm, allowDuplicate, key, hash, stale, quoted } = each;
  if (stale) order.facts.versions.site = -1;
  const { totalFee } = order;
  const { quoteNo } = await saveQuote(db, accountId, quoted === 'otherwise' ? totalFee + 1 : totalFee);
  const terms = {
    ...{ accountId, key, hash, confirm, allowDuplicate, maxUnpaid, kept: { at }, type: 1, payMinutes: 30 },
    ...{ op: 'createOrder' as const, remark: `request ${at}`, byItself: false },
    ...(quoted && { quote: { no: quoteNo, totalFee } }),
  };
  return { terms, order };
}

/** What came of a request. The balance is left out: it depends on which of two orders was written first. */
async function outcomeOf(answer: Promise<object>) {
  try {
    const { orderId, orderNo, payExpireAt, balance, enough, ...rest } = (await answer) as Record<
      string,
      unknown
    >;
    return rest;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Names are made up for each.
    const { title: _title, ...data } = error.data;
    return { refused: error.errorKey, data };
  }
}

/**
 * What was refused together with others is placed once more after them: it may be refused for a number that one of them has
 * taken meanwhile, where it was short of balance before them.
 */
function asIfPlacedLast(outcome: object, expected: object | undefined): object {
  const keyOf = (one: object | undefined) => one && 'refused' in one && one.refused;
  return keyOf(outcome) === 'DUPLICATE_NO' && keyOf(expected) === 'BALANCE_SHORT'
    ? (expected ?? {})
    : outcome;
}

/** All that was written for the buyers and their goods, without ids, numbers, times and the names that fixtures make up. */
async function written({ api, offered, buyers }: World) {
  const ids = buyers.map(({ accountId }) => accountId);
  const of = async (text: string, values: unknown[] = [ids]) =>
    (await api.query<{ row: object }>(`SELECT row FROM (${text}) t (row) ORDER BY row::text`, values)).map(
      ({ row }) => row,
    );
  const orderOf = `jsonb_build_object('remark', o.remark)`;
  const parcelOf = `jsonb_build_object('remark', o.remark, 'place', (SELECT count(*) FROM order_package b WHERE b.order_id = o.id AND b.id <= p.id))`;
  return {
    orders: await of(
      `SELECT to_jsonb(o) - ARRAY['id', 'order_no', 'created_at', 'updated_at', 'pay_expire_at', 'paid_at', 'sender', 'courier_name', 'good_name', 'warehouse_name'] || jsonb_build_object('paid', o.paid_at IS NOT NULL)
         FROM orders o WHERE account_id = ANY ($1)`,
    ),
    parcels: await of(
      `SELECT to_jsonb(p) - ARRAY['id', 'package_no', 'order_id', 'created_at', 'updated_at', 'promised_ship_at', 'receiver']
              || ${parcelOf} || jsonb_build_object('promised', p.promised_ship_at IS NOT NULL)
         FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.account_id = ANY ($1)`,
    ),
    lines: await of(
      `SELECT to_jsonb(l) - 'package_id' || ${parcelOf}
         FROM package_line l JOIN order_package p ON p.id = l.package_id JOIN orders o ON o.id = p.order_id WHERE p.account_id = ANY ($1)`,
    ),
    skus: await of(
      `SELECT to_jsonb(s) - ARRAY['order_id', 'good_name'] || ${orderOf} FROM order_sku s JOIN orders o ON o.id = s.order_id WHERE o.account_id = ANY ($1)`,
    ),
    events: await of(
      `SELECT ${parcelOf} || jsonb_build_object('events', jsonb_agg(jsonb_build_array(e.type, e.text, e.actor) ORDER BY e.id))
         FROM package_event e JOIN order_package p ON p.id = e.package_id JOIN orders o ON o.id = p.order_id
        WHERE o.account_id = ANY ($1) GROUP BY o.id, p.id`,
    ),
    numbers: await of(
      `SELECT to_jsonb(t) - 'package_id' || ${parcelOf}
         FROM third_order t JOIN order_package p ON p.id = t.package_id JOIN orders o ON o.id = p.order_id WHERE t.account_id = ANY ($1)`,
    ),
    prints: await of(
      `SELECT ${parcelOf} || jsonb_build_object('prints', count(*))
         FROM receiver_print r JOIN order_package p ON p.id = r.package_id JOIN orders o ON o.id = p.order_id
        WHERE o.account_id = ANY ($1) GROUP BY o.id, p.id`,
    ),
    money: await of(
      `SELECT ${orderOf} || jsonb_build_object('kind', t.kind, 'step', t.step, 'wallet', a.owner_id, 'amount', e.amount)
         FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id JOIN ledger_account a ON a.id = e.account_id
         JOIN orders o ON t.biz_type = 'order' AND o.id = t.biz_id WHERE o.account_id = ANY ($1)`,
    ),
    wallets: await of(
      `SELECT jsonb_build_object('owner', owner_id, 'balance', balance, 'lines', version) FROM ledger_account WHERE owner_id = ANY ($1)`,
    ),
    stock: await of(
      `SELECT jsonb_build_object('quantity', quantity, 'locked', locked) FROM good_stock WHERE sku_id = ANY ($1)`,
      [offered.skus],
    ),
    reserved: await of(
      `SELECT ${orderOf} || jsonb_build_object('type', l.type, 'pieces', l.delta, 'sku', s.sku_id)
         FROM stock_log l JOIN good_stock s ON s.id = l.stock_id JOIN orders o ON o.order_no = l.biz_no WHERE o.account_id = ANY ($1)`,
    ),
    sold: await of(`SELECT jsonb_build_object('pieces', sum(pieces)) FROM good_sale WHERE good_id = $1`, [
      offered.shop.goodId,
    ]),
    keys: await of(
      `SELECT jsonb_build_object('key', key, 'hash', request_hash, 'at', answer->'at') FROM idempotency_key WHERE account_id = ANY ($1)`,
    ),
  };
}

describe('orders that are placed together', () => {
  it('write the same rows, and are refused the same, as one after the other', async () => {
    let inOneSet = 0;
    await fc.assert(
      fc.asyncProperty(market, requests, async (around, list) => {
        const [set, row] = [await open(together, around), await open(alone, around)];
        const inSet: PlaceOrderRequest[] = [];
        for (const [at, each] of list.entries()) inSet.push(await pricedIn(set, each, at));
        const outcomes = await Promise.all((await placeEach(together.database.db, inSet)).map(outcomeOf));
        const expected: object[] = [];
        for (const [at, each] of list.entries())
          expected.push(await outcomeOf(placeOrder(alone.database.db, await pricedIn(row, each, at))));
        expect(outcomes.map((one, at) => asIfPlacedLast(one, expected[at]))).toEqual(expected);
        expect(await written(set)).toEqual(await written(row));
        const sets = await together.query(
          `SELECT FROM package_event e JOIN order_package p ON p.id = e.package_id WHERE p.account_id = ANY ($1)
            GROUP BY e.xmin::text, e.cmin::text HAVING count(DISTINCT p.order_id) > 1`,
          [set.buyers.map(({ accountId }) => accountId)],
        );
        inOneSet += sets.length;
      }),
      { numRuns: RUNS },
    );
    // Otherwise nothing was compared.
    expect(inOneSet).toBeGreaterThan(RUNS / 6);
  }, 120_000);
});
