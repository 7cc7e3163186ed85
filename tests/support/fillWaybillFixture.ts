import { randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Answer, orderBody, type Person, type Shop } from './api.ts';
import { decided, type Paid } from './issuingFixture.ts';
import { refundFixture } from './refundFixture.ts';

export type FillRow = { packageNo: string; waybillNo: string; courier?: string; row?: number };
export type Filled = { filled: number[]; failed: { row: number; packageNo: string; msg: string }[] };
export type OwnParcel = { id: number; packageNo: string };

/** A number that no other parcel has. */
export const freshNo = () => `SF${String(randomInt(10 ** 12)).padStart(13, '0')}`;

/** Paid orders whose supplier ships them under numbers of its own. */
export function fillWaybillFixture(options?: Parameters<typeof refundFixture>[0]) {
  const refunding = refundFixture(options);
  const { fixture } = refunding;
  const own = ({ orderId }: Pick<Paid, 'orderId'>): Promise<OwnParcel[]> =>
    fixture.query('SELECT id, package_no AS "packageNo" FROM order_package WHERE order_id = $1 ORDER BY id', [
      orderId,
    ]);
  const fill = (who: Person, rows: readonly FillRow[]): Promise<Answer<Filled>> =>
    decided<Filled>(who, '/orderPackages/fillWaybill', {
      rows: rows.map((row, index) => ({ row: index + 1, ...row })),
    });
  return {
    ...refunding,
    own,
    fill,
    /** A paid order of these parcels, of a new buyer at a new shop unless they are named. */
    async ordered(
      packages: object[],
      at: Partial<Pick<Paid, 'buyer' | 'shop'>> = {},
      more: object = {},
    ): Promise<Paid & { parcels: OwnParcel[] }> {
      const shop = at.shop ?? (await fixture.api.shop());
      const buyer = at.buyer ?? (await fixture.api.buyer({ balance: 100_000 }));
      const { data, msg } = await decided<{ orderId: number }>(
        buyer,
        '/orders/createOrder',
        orderBody(buyer, shop, { packages, confirm: true, ...more }),
      );
      expect(msg).toBe('下单成功');
      return { ...data, buyer, shop, parcels: await own(data) };
    },
    /** Ships a parcel, under a number that nobody else has. */
    async ship(
      { shop }: Pick<Paid, 'shop'>,
      parcel: Pick<OwnParcel, 'packageNo'> | undefined,
    ): Promise<string> {
      const waybillNo = freshNo();
      const { data } = await fill(shop.seller, [{ packageNo: parcel?.packageNo ?? '', waybillNo }]);
      expect(data.failed).toEqual([]);
      return waybillNo;
    },
    /** Another courier that the warehouse works with. */
    async courierOf({ warehouseId }: Shop): Promise<{ id: number; code: string; name: string }> {
      const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
      const [courier] = await fixture.query<{ id: number }>(
        'INSERT INTO courier (name, code) VALUES ($1, $2) RETURNING id',
        [`${code}速递`, code],
      );
      if (!courier) throw new Error('no courier');
      await fixture.query(
        `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
         VALUES ($1, $2, 1000, 280, 1000, 100, 230, 80)`,
        [warehouseId, courier.id],
      );
      return { id: courier.id, code, name: `${code}速递` };
    },
    /** How an order's parcels have gone out. */
    shipped: ({ orderId }: Paid) =>
      fixture.query<{
        status: number;
        output: number;
        no: string | null;
        courier: number | null;
        settle: number;
      }>(
        `SELECT status, output_status AS output, waybill_no AS no, own_courier_id AS courier, settle_status AS settle
           FROM order_package WHERE order_id = $1 ORDER BY id`,
        [orderId],
      ),
    /** What the stock of an order's goods has gone through, the reservation first. */
    stockLog: ({ shop }: Paid) =>
      fixture.query<{ type: number; delta: number }>(
        'SELECT type, delta FROM stock_log WHERE stock_id = $1 AND type <> 1 ORDER BY id',
        [shop.stockId],
      ),
  };
}
