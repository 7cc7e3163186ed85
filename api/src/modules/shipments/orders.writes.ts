import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { runPrepared } from '../../db/prepared.ts';
import { type ErrorKey, REFUSALS, Refusal } from '../../shared/refusal.ts';
import type { PricedOrder } from './quoting.service.ts';

export type Placed = { orderId: number; orderNo: string };
export type Paid = { orderId: number; status: number; paidFee: number; balance: number };

export type PlaceRequest = {
  accountId: number;
  key: string | null;
  hash: string;
  priced: PricedOrder;
  type: number;
  remark: string;
  allowDuplicate: boolean;
  payMinutes: number;
  maxUnpaid: number;
  /** Pay in the same transaction; a short balance then leaves nothing behind. */
  confirm: boolean;
};

/** The order and its reserved stock in one round trip; a replayed key answers what it answered first. */
export async function placeOrder(db: Db, request: PlaceRequest): Promise<Placed> {
  const { priced } = request;
  const { good, warehouse, courier, sender } = priced.facts;
  const going = priced.rows.filter((row) => row.goes);
  const payload = {
    accountId: request.accountId,
    key: request.key,
    hash: request.hash,
    allowDuplicate: request.allowDuplicate,
    payMinutes: request.payMinutes,
    maxUnpaid: request.maxUnpaid,
    confirm: request.confirm,
    promisedShipAt: priced.promisedShipAt,
    order: {
      account_id: request.accountId,
      seller_id: good.sellerId,
      type: request.type,
      platform: priced.platform,
      good_id: good.id,
      good_name: good.name,
      good_pic: good.pic,
      good_price: going[0]?.price.unitPrice ?? 0,
      num: priced.num,
      warehouse_id: warehouse.id,
      warehouse_name: warehouse.name,
      warehouse_province: warehouse.province,
      warehouse_city: warehouse.city,
      courier_id: courier.id,
      courier_name: courier.name,
      sender_id: sender.id,
      sender: {
        name: sender.name,
        phone: sender.phone,
        province: sender.province,
        city: sender.city,
        district: sender.district,
        address: sender.address,
      },
      remark: request.remark,
      package_count: going.length,
      goods_fee: priced.goodsFee,
      courier_fee: priced.courierFee,
      remote_fee: priced.remoteFee,
      discount_fee: priced.discountFee,
      total_fee: priced.totalFee,
    },
    parcels: going.map(({ receiver, region, price }) => ({
      third_order_no: receiver.thirdOrderNo || null,
      receiver_name: receiver.receiverName,
      receiver_phone: receiver.receiverPhone,
      province_code: region?.provinceCode,
      city_code: region?.cityCode,
      district_code: region?.districtCode,
      province: region?.province,
      city: region?.city,
      district: region?.district,
      address: receiver.address,
      weight: price.weight,
      goods_fee: price.goodsFee,
      courier_fee: price.courierFee,
      remote_fee: price.remoteFee,
      discount_fee: price.discountFee,
      package_fee: price.packageFee,
      supplier_share: price.supplierShare,
      agent_share: price.agentShare,
    })),
  };
  const rows = await asRefusals(
    runPrepared<{ answer: Placed }>(db, sql`SELECT place_order(${JSON.stringify(payload)}::jsonb) AS answer`),
  );
  return answered(rows).answer;
}

/** Takes the money and queues the parcels in one round trip; a replayed key answers what it answered first. */
export async function payOrder(
  db: Db,
  request: { accountId: number; orderId: number; key: string | null; promisedShipAt: Date | null },
): Promise<Paid> {
  const rows = await asRefusals(
    runPrepared<{ answer: Paid }>(
      db,
      sql`
      SELECT pay_order(${request.orderId}, ${request.accountId}, ${request.key}, ${request.promisedShipAt?.toISOString() ?? null}) AS answer`,
    ),
  );
  return answered(rows).answer;
}

/** The first answer of a key, when it has been used; a use for something else is refused. */
export async function findAnswer<T>(
  db: Queryable,
  accountId: number,
  op: string,
  key: string,
  hash: string,
): Promise<T | undefined> {
  const { rows } = await db.execute<{ requestHash: string; answer: T }>(sql`
    SELECT request_hash AS "requestHash", answer FROM idempotency_key WHERE account_id = ${accountId} AND op = ${op} AND key = ${key}`);
  const first = rows[0];
  if (first && first.requestHash !== hash) throw new Refusal('IDEMPOTENCY_CONFLICT');
  return first?.answer;
}

type DatabaseError = { code?: string; constraint?: string; message: string; detail?: string };

async function asRefusals<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const cause = (error instanceof Error && error.cause ? error.cause : error) as DatabaseError;
    if (cause.code === 'CC000' && cause.message in REFUSALS) {
      const words = JSON.parse(cause.detail ?? '{}') as Record<string, number>;
      throw new Refusal(cause.message as ErrorKey, words, words);
    }
    if (cause.constraint === 'never_overdrawn') throw new Refusal('BALANCE_SHORT');
    if (cause.constraint === 'third_order_once') {
      // Key (account_id, platform, third_order_no)=(1, 0, T1001) already exists.
      const no = cause.detail?.match(/=\(\d+, \d+, (.*)\) already exists/)?.[1] ?? '';
      throw new Refusal('DUPLICATE_NO', { no });
    }
    throw error;
  }
}

function answered<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the database function answered nothing');
  return row;
}
