import { afterAll, beforeAll } from 'vitest';
import type { TrackingService } from '../../../api/src/adapters/tracking/trackingService.ts';
import { goodReceiver, orderBody, type Person, type TestApi } from '../api.ts';
import { decided, type Paid } from '../issuingFixture.ts';
import { refundFixture } from '../refundFixture.ts';
import { scriptedTracking } from '../scriptedTracking.ts';
import { BEFORE } from './expected.ts';
import { heldCourier } from './heldCourier.ts';
import { WAYBILL_FEE } from './order.ts';

type Shown = {
  status: number;
  afterSaleStatus: number;
  allowedActions: string[];
  packages: {
    id: number;
    status: number;
    outputStatus: number;
    refundStatus: number;
    refundFee: number;
    allowedActions: string[];
  }[];
};
type RefundShown = { packageId: number; status: number; allowedActions: string[] };

export type Placed = Paid & {
  packages: { id: number; packageNo: string }[];
  courierCode: string;
  courier: ReturnType<typeof heldCourier>;
};

/** Orders of two parcels that were just placed, a courier that is asked by two workers, and all that REST shows. */
export function lifecycleFixture() {
  const refunding = refundFixture();
  const { fixture } = refunding;
  const workers = {} as { other: TestApi };
  const tracking: TrackingService = scriptedTracking().tracking;
  beforeAll(async () => {
    await fixture.query("INSERT INTO setting (key, value) VALUES ('waybillFee', $1)", [WAYBILL_FEE]);
    workers.other = await fixture.beside({ tracking });
  });
  afterAll(() => workers.other.close());

  async function refundsShown(orderId: number, to: Person): Promise<RefundShown[]> {
    const requested = { orderId, pageSize: 100 };
    const { data } = await decided<{ list: RefundShown[] }>(to, '/refunds/getRefundsList', requested);
    return data.list;
  }

  return {
    refunding,
    fixture,
    get other() {
      return workers.other;
    },

    async place(): Promise<Placed> {
      const buyer = await fixture.api.buyer({ balance: BEFORE.balance });
      const shop = await fixture.api.shop({ stock: BEFORE.pieces });
      await fixture.query('UPDATE warehouse SET output_mode = 1 WHERE id = $1', [shop.warehouseId]);
      const packages = [goodReceiver, goodReceiver];
      const { data } = await decided<{ orderId: number }>(
        buyer,
        '/orders/createOrder',
        orderBody(buyer, shop, { packages }),
      );
      const rows = await fixture.query<{ id: number; packageNo: string; courierCode: string }>(
        `SELECT p.id, p.package_no AS "packageNo", c.code AS "courierCode" FROM order_package p
           JOIN orders o ON o.id = p.order_id JOIN courier c ON c.id = o.courier_id WHERE o.id = $1 ORDER BY p.id`,
        [data.orderId],
      );
      return {
        orderId: data.orderId,
        buyer,
        shop,
        packages: rows,
        courierCode: rows[0]?.courierCode ?? '',
        courier: heldCourier(fixture.courier),
      };
    },

    /** What REST shows of an order to somebody, each parcel with its last refund. */
    async shown({ orderId }: Paid, to: Person) {
      const { data: order } = await decided<Shown>(to, '/orders/findOrders', { id: orderId });
      const isRefunding = order.packages.some(({ refundStatus }) => refundStatus !== 0);
      const refunds = isRefunding ? await refundsShown(orderId, to) : [];
      const { status, afterSaleStatus, allowedActions } = order;
      const packages = order.packages.map((each) => {
        const refund = refunds.find(({ packageId }) => packageId === each.id);
        return {
          status: each.status,
          outputStatus: each.outputStatus,
          refundStatus: each.refundStatus,
          refundFee: each.refundFee,
          allowedActions: each.allowedActions,
          refund: refund ? { status: refund.status, allowedActions: refund.allowedActions } : null,
        };
      });
      return { status, afterSaleStatus, allowedActions, packages };
    },

    /** Where the money and the pieces of an order are. */
    async books({ buyer, shop }: Paid) {
      const [row] = await fixture.query<object>(
        `SELECT b.balance AS buyer, coalesce(s.balance, 0) AS supplier, g.quantity AS pieces, g.locked AS reserved
           FROM good_stock g JOIN ledger_account b ON b.owner_id = $2 AND b.code = 'available'
           LEFT JOIN ledger_account s ON s.owner_id = $3 AND s.code = 'available' WHERE g.id = $1`,
        [shop.stockId, buyer.accountId, shop.seller.accountId],
      );
      return row;
    },
  };
}

export type Living = ReturnType<typeof lifecycleFixture>;
