import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import { type DatabaseError, refusalOf, toRefusals } from '../../db/toRefusals.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { receiverColumns, sealSender } from '../addresses/sealedPeople.ts';
import type { PlaceableOrder } from './pricedOrder.ts';

/** The stored response of placing, returned by repetitions. Fen; `balance` is the remaining balance at that time. */
type PlacedSums = {
  totalFee: number;
  packageCount: number;
  payExpireAt: string;
  balance: number;
  /** Paid, or covered by the balance. */
  enough: boolean;
};
export type Placed = PlacedSums & { orderId: number; orderNo: string };
export type PlacedBatch = PlacedSums & { batchNo: string; orderIds: number[] };
export type Paid = { orderId: number; status: number; paidFee: number; balance: number };
export type PaidBatch = { batchNo: string; orderIds: number[]; paidFee: number; balance: number };

/** Options of placing an order. */
export type PlaceTerms = {
  accountId: number;
  /** The operation, its idempotency key, and the hash of the request. */
  op: 'createOrder' | 'createBatch' | 'againSubmit';
  key: string | null;
  hash: string;
  /** Part of the response and therefore of repetitions. */
  kept: object;
  type: number;
  remark: string;
  allowDuplicate: boolean;
  /** Placed by the shop's `autoOrder`, not by a person. */
  byItself: boolean;
  /** The daily limit of such orders in fen, checked in the same transaction. */
  spending?: { shopId: number; perDay: number };
  payMinutes: number;
  maxUnpaid: number;
  /** Pay in the same transaction; a short balance then rolls everything back. */
  confirm: boolean;
};

export type PlaceOrderRequest = { terms: PlaceTerms; order: PlaceableOrder };

/** Places an order and reserves stock in one round trip; a repeated key returns the first response. */
export async function placeOrder(db: Db, { terms, order }: PlaceOrderRequest): Promise<Placed> {
  const payload = JSON.stringify({ ...terms, ...orderRows(db.box, terms, order) });
  const rows = await toRefusals(
    runPrepared<{ answer: Placed }>(db, sql`SELECT place_order(${payload}::jsonb) AS answer`),
  );
  return answered(rows).answer;
}

/** The same for several in one transaction, individually. Resolves once it has ended. */
export async function placeEach(db: Db, requests: PlaceOrderRequest[]): Promise<Promise<Placed>[]> {
  const payload = JSON.stringify(
    requests.map(({ terms, order }) => ({ ...terms, ...orderRows(db.box, terms, order) })),
  );
  let results: { answer?: Placed; error?: DatabaseError }[] = [];
  try {
    const rows = await runPrepared<{ results: typeof results }>(
      db,
      sql`SELECT place_each(${payload}::jsonb) AS results`,
    );
    results = answered(rows).results;
  } catch (error) {
    // Only an error of the database proves that nothing was written, and then each may be retried.
    if ((error as DatabaseError).severity !== 'ERROR') throw error;
  }
  return requests.map(async (request, at) => {
    const { answer, error } = results[at] ?? {};
    const refusal = error && refusalOf(error);
    if (refusal) throw refusal;
    // Undecided ones, for example after a lock timeout, are retried alone.
    return answer ?? placeOrder(db, request);
  });
}

/** Several orders in one round trip, all or none. */
export async function placeOrders(db: Db, terms: PlaceTerms, orders: PlaceableOrder[]): Promise<PlacedBatch> {
  const payload = JSON.stringify({
    ...terms,
    orders: orders.map((priced) => orderRows(db.box, terms, priced)),
  });
  const rows = await toRefusals(
    runPrepared<{ answer: PlacedBatch }>(db, sql`SELECT place_orders(${payload}::jsonb) AS answer`),
  );
  return answered(rows).answer;
}

/** The rows of an order and its parcels for the database functions, with encrypted people. */
function orderRows(box: SecretBox, terms: PlaceTerms, priced: PlaceableOrder) {
  const { good, warehouse, courier, sender } = priced.facts;
  return {
    promisedShipAt: priced.promisedShipAt,
    order: {
      account_id: terms.accountId,
      seller_id: good.sellerId,
      type: terms.type,
      platform: priced.platform,
      good_id: good.id,
      good_name: good.name,
      good_pic: good.pic,
      good_price: priced.rows[0]?.price.unitPrice ?? 0,
      num: priced.num,
      warehouse_id: warehouse.id,
      warehouse_name: warehouse.name,
      warehouse_province: warehouse.province,
      warehouse_city: warehouse.city,
      courier_id: courier.id,
      courier_name: courier.name,
      sender_id: sender.id,
      sender: sealSender(box, sender),
      remark: terms.remark,
      shop_id: priced.shop?.id,
      auto_send: priced.shop?.autoSend ?? false,
      by_itself: terms.byItself,
      remote_address_id: priced.shop?.remoteAddressId,
      software_id: priced.software.id,
      software_name: priced.software.name,
      package_count: priced.packageCount,
      goods_fee: priced.goodsFee,
      courier_fee: priced.courierFee,
      remote_fee: priced.remoteFee,
      discount_fee: priced.discountFee,
      total_fee: priced.totalFee,
    },
    parcels: priced.rows.map(
      ({ receiver, specification, remark, thirdOrderNos, fromShop, region, price }) => ({
        specification: specification || undefined,
        remark: remark || undefined,
        third_order_nos: thirdOrderNos,
        shop_order_ids: fromShop?.shopOrderIds ?? [],
        merge_id: fromShop?.mergeId,
        encrypted_id: fromShop?.encryptedId,
        receiver_key: fromShop?.receiverKey,
        ...receiverColumns(box, terms.accountId, receiver, fromShop !== null),
        province_code: region?.provinceCode,
        city_code: region?.cityCode,
        district_code: region?.districtCode,
        province: region?.province,
        city: region?.city,
        district: region?.district,
        weight: price.weight,
        goods_fee: price.goodsFee,
        courier_fee: price.courierFee,
        remote_fee: price.remoteFee,
        discount_fee: price.discountFee,
        package_fee: price.packageFee,
        supplier_share: price.supplierShare,
        supply_fee: good.supplyPrice * priced.num,
        agent_share: price.agentShare,
      }),
    ),
  };
}

/** Pays and queues the parcels in one round trip; a repeated key returns the first response. */
export async function payOrder(
  db: Db,
  request: { accountId: number; orderId: number; key: string | null; promisedShipAt: Date | null },
): Promise<Paid> {
  const rows = await toRefusals(
    runPrepared<{ answer: Paid }>(
      db,
      sql`
      SELECT pay_order(${request.orderId}, ${request.accountId}, ${request.key}, ${request.promisedShipAt?.toISOString() ?? null}) AS answer`,
    ),
  );
  return answered(rows).answer;
}

/** Pays a batch, all orders or none; `promised` is the promised shipping time by order id. */
export async function payOrders(
  db: Db,
  request: {
    accountId: number;
    batchNo: string;
    key: string | null;
    promised: Record<number, string | null>;
  },
): Promise<PaidBatch> {
  const rows = await toRefusals(
    runPrepared<{ answer: PaidBatch }>(
      db,
      sql`
      SELECT pay_orders(${request.batchNo}, ${request.accountId}, ${request.key}, ${JSON.stringify(request.promised)}::jsonb) AS answer`,
    ),
  );
  return answered(rows).answer;
}

function answered<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the database function answered nothing');
  return row;
}
