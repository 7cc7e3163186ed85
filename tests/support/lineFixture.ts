import { randomUUID } from 'node:crypto';
import { goodReceiver, type Person } from './api.ts';
import { holdFixture } from './holdFixture.ts';
import { decided, type Paid } from './issuingFixture.ts';
import { ADD_SKUS } from './skus.ts';

type Row = {
  id: number;
  partOf: number | null;
  status: number;
  refundStatus: number;
  packageFee: number;
  courierFee: number;
  supplierShare: number;
  agentShare: number;
  refundFee: number;
  weight: number;
  lines: string;
};
export type Lines = Paid & {
  agent: Person;
  /** Of goods A at 130 fen (100 the supplier's, 10 the agent's) and 300 g, of the same at 230 fen, of goods B at 185. */
  skus: [plain: number, large: number, other: number];
  goods: [number, number];
};
export type Item = { skuId: number; num: number; of?: number };

/** Parcels of three lines: two combinations of goods A and one of goods B, of a supplier that pays 3.5 % commission. */
export function lineFixture(options?: Parameters<typeof holdFixture>[0]) {
  const holding = holdFixture(options);
  const { fixture } = holding;
  const { query } = fixture;
  const only = async (text: string, values: unknown[]) => {
    const [row] = await query<{ id: number }>(text, values);
    return row?.id ?? 0;
  };

  async function offer(): Promise<Omit<Lines, 'orderId'>> {
    const [agent, buyer] = [await fixture.api.buyer(), await fixture.api.buyer({ balance: 1_000_000 })];
    const shop = await fixture.api.shop();
    const { seller, warehouseId, goodId } = shop;
    await query('UPDATE account SET super_id = $1 WHERE id = $2', [agent.accountId, buyer.accountId]);
    await query('UPDATE account SET commission_rate = 350 WHERE id = $1', [seller.accountId]);
    await query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [warehouseId]);
    const other = await only(
      `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, platform_margin, weight)
       SELECT $2, $2, category_id, seller_id, pics, 150, 30, 200 FROM goods WHERE id = $1 RETURNING id`,
      [goodId, randomUUID()],
    );
    await query(ADD_SKUS);
    const large = await only(
      `INSERT INTO sku (sku_no, good_id, value_ids, name, merchant_code, supply_price, weight)
       SELECT goods_no || '-XL', id, ARRAY[2], 'XL', 'M-XL', 200, 500 FROM goods WHERE id = $1 RETURNING id`,
      [goodId],
    );
    const otherSku = await only('SELECT id FROM sku WHERE good_id = $1', [other]);
    for (const skuId of [large, otherSku])
      await query('SELECT create_stock($1, $2, $3, 1000, 0)', [seller.accountId, skuId, warehouseId]);
    for (const [good, profit, freight] of [
      [goodId, 10, 7],
      [other, 5, 3],
    ])
      await query(
        'INSERT INTO user_profit (agent_id, user_id, good_id, profit, courier_profit) VALUES ($1, $2, $3, $4, $5)',
        [agent.accountId, buyer.accountId, good, profit, freight],
      );
    return { agent, buyer, shop, skus: [shop.skuId, large, otherSku], goods: [goodId, other] };
  }

  async function order(of: Omit<Lines, 'orderId'>, parcels: readonly (readonly Item[])[]): Promise<Lines> {
    const { warehouseId, courierId } = of.shop;
    const { data, msg } = await decided<{ orderId: number }>(of.buyer, '/orders/createOrder', {
      ...{ warehouseId, courierId, senderId: of.buyer.senderId, confirm: true, clientNo: randomUUID() },
      packages: parcels.map((items) => ({ ...goodReceiver, items })),
    });
    if (msg !== '下单成功') throw new Error(msg);
    return { ...of, orderId: data.orderId };
  }

  return {
    ...holding,
    offer,
    order,
    /** A paid order of a parcel with 3, 1 and 2 pieces: 390 + 230 + 370 fen and 7 + 380 for the courier. */
    async ordered(): Promise<Lines> {
      const of = await offer();
      const [plain, large, other] = of.skus;
      return order(of, [
        [
          { skuId: plain, num: 3 },
          { skuId: large, num: 1 },
          { skuId: other, num: 2 },
        ],
      ]);
    },
    /** The parcels of an order, with their lines as `pieces of sku`. */
    rows: ({ orderId }: Paid) =>
      query<Row>(
        `SELECT p.id, p.part_of AS "partOf", p.status, p.refund_status AS "refundStatus", p.package_fee AS "packageFee",
                p.courier_fee AS "courierFee", p.supplier_share AS "supplierShare", p.agent_share AS "agentShare",
                p.refund_fee AS "refundFee", p.weight,
                (SELECT string_agg(l.num || ' of ' || l.sku_id, ', ' ORDER BY l.line) FROM parcel_line l WHERE l.package_id = p.id) AS lines
           FROM order_package p WHERE p.order_id = $1 ORDER BY p.id`,
        [orderId],
      ),
    /** Reserved and present pieces of each of the three combinations. */
    async stock({ skus }: Lines) {
      const rows = await query<{ locked: number; quantity: number }>(
        'SELECT locked, quantity FROM good_stock WHERE sku_id = ANY ($1) ORDER BY array_position($1, sku_id)',
        [skus],
      );
      return { locked: rows.map((row) => row.locked), quantity: rows.map((row) => row.quantity) };
    },
    /** Asks for pieces of the first parcel of an order that still is. */
    async refundItems(paid: Lines, items: readonly Item[], who: Person = paid.buyer, reason = '') {
      const [first] = await query<{ id: number }>(
        'SELECT id FROM order_package WHERE order_id = $1 AND part_of IS NULL ORDER BY id',
        [paid.orderId],
      );
      return holding.refund(paid, { packageIds: [first?.id], items, reason }, who);
    },
  };
}
