import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../api/src/db/client.ts';
import { findOrderFacts } from '../../api/src/modules/pricing/orderFacts.repository.ts';
import { senderService } from '../../api/src/modules/senders/senders.service.ts';
import { shipmentService } from '../../api/src/modules/shipments/shipments.service.ts';
import { orderBody, type Person, type Shop } from '../support/api.ts';
import { testBox } from '../support/sealed.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';
import { repriced } from '../support/skus.ts';

const fixture = shoppingFixture();

afterEach(() => vi.restoreAllMocks());

/** A buyer with an inviter, and a list of agreed prices at a shop of its own. */
async function market() {
  const { api } = fixture;
  const [shop, agent, buyer] = [
    await api.shop(),
    await api.buyer(),
    await api.buyer({ balance: 100_000, level: 2 }),
  ];
  await api.query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, buyer.accountId]);
  const [list] = await api.query<{ id: number }>(
    "INSERT INTO price_list (seller_id, name, levels) VALUES ($1, '长期', '{9}') RETURNING id",
    [shop.seller.accountId],
  );
  await api.query('INSERT INTO price_list_entry (list_id, good_id, supply_price) VALUES ($1, $2, 60)', [
    list?.id,
    shop.goodId,
  ]);
  const [template] = await api.query<{ id: number }>(
    "INSERT INTO freight_template (seller_id, name) VALUES ($1, '标准') RETURNING id",
    [shop.seller.accountId],
  );
  await api.query(
    `INSERT INTO freight_template_courier (template_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
     VALUES ($1, $2, 1000, 320, 1000, 100, 230, 80)`,
    [template?.id, shop.courierId],
  );
  const templateId = template?.id ?? 0;
  return { shop, agent, buyer, listId: list?.id ?? 0, templateId };
}
type Market = Awaited<ReturnType<typeof market>>;

/** Everything that an order's price or verdict depends on, changed beside the service. */
const CHANGES: Record<string, [text: string, values: (market: Market) => unknown[]]> = {
  'the margin of the goods': [
    'UPDATE goods SET platform_margin = 31 WHERE id = $1',
    ({ shop }) => [shop.goodId],
  ],
  'goods that are taken off sale': ['UPDATE goods SET status = 2 WHERE id = $1', ({ shop }) => [shop.goodId]],
  'the price of a combination': [repriced('supply_price = 111'), ({ shop }) => [shop.goodId]],
  'a combination that is added to its goods': [
    `INSERT INTO sku (sku_no, good_id, value_ids, supply_price, weight) SELECT sku_no || 'b', good_id, '{1}', 100, 300 FROM sku WHERE id = $1`,
    ({ shop }) => [shop.skuId],
  ],
  'a price step': [
    'INSERT INTO price_step (good_id, min_pieces, supply_price) VALUES ($1, 2, 77)',
    ({ shop }) => [shop.goodId],
  ],
  'a price that was agreed on': [
    'INSERT INTO price_list_buyer (list_id, account_id) VALUES ($1, $2)',
    ({ listId, buyer }) => [listId, buyer.accountId],
  ],
  'a level that a price was agreed on for': [
    "UPDATE price_list SET levels = '{2}' WHERE id = $1",
    ({ listId }) => [listId],
  ],
  'the level of the buyer': ['UPDATE account SET level = 9 WHERE id = $1', ({ buyer }) => [buyer.accountId]],
  'what the inviter adds': [
    'INSERT INTO user_profit (agent_id, user_id, profit) VALUES ($1, $2, 13)',
    ({ agent, buyer }) => [agent.accountId, buyer.accountId],
  ],
  'what the inviter adds for everybody': [
    'INSERT INTO default_profit (agent_id, profit) VALUES ($1, 17)',
    ({ agent }) => [agent.accountId],
  ],
  'a warehouse that pauses': [
    "UPDATE warehouse SET status = 3, pause_reason = '盘点' WHERE id = $1",
    ({ shop }) => [shop.warehouseId],
  ],
  'the fee of a courier': [
    'UPDATE warehouse_courier SET first_fee = 420 WHERE warehouse_id = $1',
    ({ shop }) => [shop.warehouseId],
  ],
  'goods that get a freight template of their own': [
    'UPDATE goods SET freight_template_id = $2 WHERE id = $1',
    ({ shop, templateId }) => [shop.goodId, templateId],
  ],
  'an area where freight becomes free': [
    "INSERT INTO area_rule (warehouse_id, area_code, type, reason) VALUES ($1, '33', 3, '包邮')",
    ({ shop }) => [shop.warehouseId],
  ],
  'a courier that stops': ['UPDATE courier SET status = 2 WHERE id = $1', ({ shop }) => [shop.courierId]],
  'the surcharge of an area': [
    "INSERT INTO area_rule (warehouse_id, area_code, type, fee, reason) VALUES ($1, '33', 2, 250, '偏远')",
    ({ shop }) => [shop.warehouseId],
  ],
  'an area that a courier goes to no more': [
    "INSERT INTO area_rule (courier_id, area_code, type, reason) VALUES ($1, '33', 1, '停运')",
    ({ shop }) => [shop.courierId],
  ],
  'a sender that is removed': ['DELETE FROM sender WHERE id = $1', ({ buyer }) => [buyer.senderId]],
};

const three = (buyer: Person, shop: Shop, more: object = {}) => orderBody(buyer, shop, { num: 3, ...more });
const quoteOf = (buyer: Person, shop: Shop) =>
  buyer.call<{ totalFee: number; rows: { problems: { blocking: boolean }[] }[] }>(
    'POST',
    '/orders/quote',
    three(buyer, shop),
  );

describe('an order that is priced from memory', () => {
  it.each(Object.entries(CHANGES))('notices %s', async (_, [text, values]) => {
    const here = await market();
    const { buyer, shop } = here;
    const place = () =>
      buyer.call<{ totalFee: number; failed?: object[] }>('POST', '/orders/createOrder', three(buyer, shop));
    const before = await place();
    expect(before.code).toBe(0);
    await fixture.api.query(text, values(here));
    const after = await place();
    // A quote always reads what holds now.
    const { code, data, msg } = await quoteOf(buyer, shop);
    if (code !== 0) expect(after.msg).toBe(msg);
    else if (data.rows.some(({ problems }) => problems.some(({ blocking }) => blocking)))
      expect(after.data.errorKey).toBe('ROWS_INVALID');
    else expect(after.data.totalFee).toBe(data.totalFee);
    expect([after.code, after.data.totalFee]).not.toEqual([before.code, before.data.totalFee]);
  });

  it.each([
    ['the fee of it', 'UPDATE freight_template_courier SET first_fee = 640 WHERE template_id = $1', 640],
    ['a courier that it loses', 'DELETE FROM freight_template_courier WHERE template_id = $1', 280],
    ['goods that lose it', 'UPDATE goods SET freight_template_id = NULL WHERE freight_template_id = $1', 280],
  ])('notices, where its goods have a freight template of their own, %s', async (_, text, fee) => {
    const { buyer, shop, templateId } = await market();
    await fixture.api.query('UPDATE goods SET freight_template_id = $2 WHERE id = $1', [
      shop.goodId,
      templateId,
    ]);
    const place = async () =>
      (await buyer.call<{ totalFee: number }>('POST', '/orders/createOrder', three(buyer, shop))).data
        .totalFee;
    const before = await place();
    await fixture.api.query(text, [templateId]);
    expect((await place()) - before).toBe(fee - 320);
  });

  it('is placed at what it was quoted, or refused', async () => {
    const { buyer, shop } = await market();
    const { data } = await buyer.call<{ quoteNo: string }>('POST', '/orders/quote', three(buyer, shop));
    const place = () =>
      buyer.call('POST', '/orders/createOrder', three(buyer, shop, { quoteNo: data.quoteNo }));
    expect((await place()).code).toBe(0);
    await fixture.api.query(repriced('supply_price = 101'), [shop.goodId]);
    expect((await place()).data).toMatchObject({ errorKey: 'PRICE_CHANGED', quoted: 638, now: 641 });
  });

  it('takes one question to the database, and one for what was placed', async () => {
    const { buyer, shop } = await market();
    const { db, pool } = fixture.api.database;
    const orders = shipmentService({
      ...{ db, now: () => new Date(), onPaid: async () => {}, rereadMerged: async () => {} },
      senders: senderService(db),
    });
    const actor = { accountId: buyer.accountId, kind: 'buyer' as const, level: 2, superId: null };
    const place = () => orders.create(actor, { ...orderBody(buyer, shop), key: randomUUID(), confirm: true });
    await place();
    const asked = vi.spyOn(pool, 'query');
    await place();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('reads again once an agreed price has begun', async () => {
    const { buyer, shop, listId } = await market();
    await fixture.api.query(
      "UPDATE price_list SET levels = '{2}', start_at = now() + interval '1 hour' WHERE id = $1",
      [listId],
    );
    const place = () => buyer.call('POST', '/orders/createOrder', three(buyer, shop));
    await place();
    const asked = vi.spyOn(fixture.api.database.pool, 'query');
    const facts = () =>
      asked.mock.calls.filter(([query]) => (query as { text?: string }).text?.includes('"levelDiscount"'));
    await place();
    expect(facts()).toHaveLength(0);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    await place();
    expect(facts()).toHaveLength(1);
  });
});

describe('tables that prices are made of', () => {
  it('count their changes, all of them', async () => {
    await using database = disposable(openDatabase(fixture.api.url, testBox, 1));
    const nobody = {
      accountId: 0,
      level: 1,
      skuIds: [],
      goodIds: [],
      warehouseId: 0,
      courierId: 0,
      senderId: 0,
    };
    await findOrderFacts(database.db, nobody);
    const { rows } = await database.pool.query<{ table: string; counted: boolean }>(`
      WITH texts (text) AS (
        SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%"levelDiscount"%'
        UNION ALL SELECT prosrc FROM pg_proc WHERE proname IN ('agreed_price_of', 'mark_up_of', 'bundle_parts_of'))
      SELECT DISTINCT c.relname AS table,
             EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'prices_changed') AS counted
        FROM texts, regexp_matches(text, '(?:FROM|JOIN) +([a-z_]+)', 'g') m JOIN pg_class c ON c.relname = m[1] AND c.relkind = 'r'
       WHERE c.relname <> 'price_version'`);
    expect(rows.length).toBeGreaterThan(12);
    expect(rows.filter(({ counted }) => !counted)).toEqual([]);
  });
});

function disposable(database: ReturnType<typeof openDatabase>) {
  return Object.assign(database, { [Symbol.asyncDispose]: () => database.close() });
}
