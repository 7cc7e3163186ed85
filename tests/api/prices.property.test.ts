import fc from 'fast-check';
import { describe, it } from 'vitest';
import { goodReceiver, type Person } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

type Item = { skuId: number; num: number; unitPrice: number; goodsFee: number; parts: { fen: number }[] };
type Row = { items: Item[]; goodsFee: number; courierFee: number; remoteFee: number; packageFee: number };
type Quote = {
  quoteNo: string;
  totalFee: number;
  goodsFee: number;
  rows: Row[];
  nextSteps: {
    saving: number;
    places: { row: number; skuId: number }[];
    missing: number;
    perParcel: boolean;
  }[];
};

const PARCEL = 1;
const ORDER = 2;
const prices = fc.record({
  per: fc.constantFrom(PARCEL, ORDER),
  /** Steps of goods and of the second combination, by pieces, whatever the editor would refuse. */
  steps: fc.dictionary(fc.constantFrom('2', '3', '5', '8'), fc.integer({ min: 1, max: 130 })),
  ownSteps: fc.dictionary(fc.constantFrom('2', '4'), fc.integer({ min: 1, max: 260 })),
  agreed: fc.option(fc.record({ price: fc.integer({ min: 1, max: 150 }), ofSku: fc.boolean() })),
  markUp: fc.constantFrom(0, 15),
  freight: fc.constantFrom(0, 30),
  level: fc.constantFrom(1, 7, 12),
  /** First fee and costs of a freight template of the goods. */
  ownFreight: fc.option(fc.constantFrom([200, 200], [310, 230], [900, 0])),
  free: fc.constantFrom(false, false, true),
});
const parcels = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })), {
  minLength: 1,
  maxLength: 4,
});

describe('prices of every kind together', () => {
  it('are the same in the quote, the order, its lines and the ledger, and explained to the fen', async () => {
    await fc.assert(
      fc.asyncProperty(prices, parcels, async (terms, nums) => {
        const { shop, buyer, skuIds } = await market(terms);
        const packages = nums.map(([one, other], at) => ({
          ...{ ...goodReceiver, receiverName: `收件人${at}` },
          items: [
            { skuId: skuIds[0], num: Math.max(one, other === 0 ? 1 : 0) },
            { skuId: skuIds[1], num: other },
          ].filter(({ num }) => num > 0),
        }));
        const body = {
          ...{ warehouseId: shop.warehouseId, courierId: shop.courierId, senderId: buyer.senderId },
          packages,
        };
        const quote = (await buyer.call<Quote>('POST', '/orders/quote', body)).data;
        const placed = await buyer.call<{ orderId: number; totalFee: number }>(
          'POST',
          '/orders/createOrder',
          {
            ...{ ...body, confirm: true, quoteNo: quote.quoteNo },
          },
        );
        const written = await bookedOf(placed.data.orderId);
        const items = quote.rows.flatMap((row) => row.items);
        const more = await withMissing(buyer, body, quote);
        const checks = {
          placed: placed.data.totalFee === quote.totalFee,
          ledger: written.taken === quote.totalFee,
          order: written.totalFee === quote.totalFee && written.shares === quote.totalFee,
          lines: sameAs(
            written.lines,
            items.map(({ goodsFee }) => goodsFee),
          ),
          rows: quote.rows.every(
            (row) =>
              row.packageFee === row.goodsFee + row.courierFee + row.remoteFee &&
              row.goodsFee === sum(row.items.map(({ goodsFee }) => goodsFee)),
          ),
          parts: items.every(
            ({ unitPrice, goodsFee, num, parts }) =>
              goodsFee === unitPrice * num && unitPrice === sum(parts.map(({ fen }) => fen)),
          ),
          whole: quote.totalFee === sum(quote.rows.map(({ packageFee }) => packageFee)),
          saving: more,
        };
        const wrong = Object.entries(checks).filter(([, right]) => !right);
        if (wrong.length > 0) throw new Error(wrong.map(([name]) => name).join());
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});

const sum = (all: number[]) => all.reduce((total, each) => total + each, 0);
const sameAs = (one: number[], other: number[]) => JSON.stringify(one) === JSON.stringify(other);

/** Whether what is told to be saved by one parcel more is what the order then costs less. */
async function withMissing(buyer: Person, body: { packages: object[] }, quote: Quote): Promise<boolean> {
  const [step] = quote.nextSteps;
  const [place] = step?.places ?? [];
  if (!step || !place) return true;
  const packages = (body.packages as { items: { skuId: number; num: number }[] }[]).map((one, row) => ({
    ...one,
    items: one.items.map((item) =>
      row === place.row && item.skuId === place.skuId ? { ...item, num: item.num + step.missing } : item,
    ),
  }));
  const then = (await buyer.call<Quote>('POST', '/orders/quote', { ...body, packages })).data;
  const saved = quote.totalFee - then.totalFee;
  // More pieces in a parcel may also bring other parcels to a step by order: then even more is saved.
  return step.perParcel ? saved >= step.saving || step.saving === 0 : Math.max(0, saved) === step.saving;
}

/** Goods of two combinations of 120 and 240 fen with such prices, and a buyer with an inviter. */
async function market(terms: typeof prices extends fc.Arbitrary<infer Terms> ? Terms : never) {
  const shop = await fixture.api.shop();
  const buyer = await fixture.api.buyer({ balance: 100_000, level: terms.level });
  const [large] = await fixture.api.query<{ id: number }>(
    `INSERT INTO sku (sku_no, good_id, value_ids, name, supply_price, weight)
     SELECT goods_no || '-2', id, ARRAY[2], 'XL', 220, 500 FROM goods WHERE id = $1 RETURNING id`,
    [shop.goodId],
  );
  const skuIds = [shop.skuId, large?.id ?? 0];
  await fixture.api.query('SELECT create_stock($1, $2, $3, 1000, 0)', [
    ...[shop.seller.accountId, skuIds[1], shop.warehouseId],
  ]);
  if (terms.ownFreight) {
    const [template] = await fixture.api.query<{ id: number }>(
      "INSERT INTO freight_template (seller_id, name) VALUES ($1, '自有') RETURNING id",
      [shop.seller.accountId],
    );
    await fixture.api.query(
      `INSERT INTO freight_template_courier (template_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
       VALUES ($1, $2, 500, $3, 300, 50, $4, 40)`,
      [template?.id, shop.courierId, ...terms.ownFreight],
    );
    await fixture.api.query('UPDATE goods SET freight_template_id = $2 WHERE id = $1', [
      shop.goodId,
      template?.id,
    ]);
  }
  if (terms.free)
    await fixture.api.query(
      "INSERT INTO area_rule (warehouse_id, courier_id, area_code, type, reason) VALUES ($1, $2, '33', 3, '包邮')",
      [shop.warehouseId, shop.courierId],
    );
  await fixture.api.query('UPDATE goods SET steps_per = $2 WHERE id = $1', [shop.goodId, terms.per]);
  for (const [of, skuId] of [
    [terms.steps, null],
    [terms.ownSteps, skuIds[1]],
  ] as const)
    for (const [pieces, price] of Object.entries(of))
      await fixture.api.query(
        'INSERT INTO price_step (good_id, sku_id, min_pieces, supply_price) VALUES ($1, $2, $3, $4)',
        [shop.goodId, skuId, Number(pieces), price],
      );
  if (terms.agreed) {
    const [list] = await fixture.api.query<{ id: number }>(
      `INSERT INTO price_list (seller_id, name, levels) VALUES ($1, '老客户', $2) RETURNING id`,
      [shop.seller.accountId, [terms.level]],
    );
    await fixture.api.query(
      'INSERT INTO price_list_entry (list_id, good_id, sku_id, supply_price) VALUES ($1, $2, $3, $4)',
      [list?.id, shop.goodId, terms.agreed.ofSku ? skuIds[0] : null, terms.agreed.price],
    );
  }
  const agent = await fixture.api.buyer({ level: 12 });
  await agent.call('POST', '/userProfits/defaultProfit', {
    ...{ profit: terms.markUp, courierProfit: terms.freight },
  });
  await fixture.api.query('UPDATE account SET super_id = $2 WHERE id = $1', [
    ...[buyer.accountId, agent.accountId],
  ]);
  return { shop, buyer, skuIds };
}

async function bookedOf(orderId: number) {
  const [row] = await fixture.api.query<{
    totalFee: number;
    taken: number;
    shares: number;
    lines: number[];
  }>(
    `SELECT o.total_fee AS "totalFee",
            (SELECT coalesce(sum(p.package_fee), 0)::int FROM order_package p WHERE p.order_id = o.id) AS shares,
            (SELECT coalesce(-sum(e.amount), 0)::int FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id
               JOIN ledger_account a ON a.id = e.account_id
              WHERE t.biz_type = 'order' AND t.biz_id = o.id AND a.owner_id = o.account_id) AS taken,
            (SELECT json_agg(l.goods_fee ORDER BY l.package_id, l.line) FROM parcel_line l WHERE l.order_id = o.id) AS lines
       FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  if (!row) throw new Error('no order');
  return row;
}
