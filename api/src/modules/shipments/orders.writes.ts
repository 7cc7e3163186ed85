import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { runPrepared, runWriting } from '../../db/prepared.ts';
import { type DatabaseError, refusalOf, toRefusals } from '../../db/toRefusals.ts';
import type { SecretBox } from '../../shared/secretBox.ts';
import { receiverColumns, sealSender } from '../addresses/sealedPeople.ts';
import type { SkuFacts } from '../pricing/orderFacts.repository.ts';
import { type PlaceableOrder, type PricedRow, piecesOf, pricedPieces, stockPiecesOf } from './pricedOrder.ts';

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
  /** The quote that the order names, and what it costs in fen: refused when that is not what was quoted. */
  quote?: { no: string; totalFee: number };
  payMinutes: number;
  maxUnpaid: number;
  /** The token that pays, with `confirm` alone: counted to its day in the same transaction. */
  tokenId?: number;
  /** Pay in the same transaction; a short balance then rolls everything back. */
  confirm: boolean;
};

export type PlaceOrderRequest = { terms: PlaceTerms; order: PlaceableOrder };

/** Places an order and reserves stock in one round trip; a repeated key returns the first response. */
export async function placeOrder(db: Db, { terms, order }: PlaceOrderRequest): Promise<Placed> {
  const payload = JSON.stringify({ ...terms, ...orderRows(db.box, terms, order) });
  const rows = await toRefusals(
    runWriting<{ answer: Placed }>(db, sql`SELECT place_order(${payload}::jsonb) AS answer`),
  );
  return answered(rows).answer;
}

/** Places and pays an order within a transaction, under no key of its own. */
export async function placeWithin(tx: Tx, { terms, order }: PlaceOrderRequest): Promise<Placed> {
  const payload = JSON.stringify({ ...terms, key: null, ...orderRows(tx.box, terms, order) });
  const { rows } = await toRefusals(
    tx.execute<{ answer: Placed }>(sql`SELECT place_order(${payload}::jsonb) AS answer`),
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
    orders: orders.map((priced) => ({ ...startOf(terms), ...orderRows(db.box, terms, priced) })),
  });
  const rows = await toRefusals(
    runWriting<{ answer: PlacedBatch }>(db, sql`SELECT place_orders(${payload}::jsonb) AS answer`),
  );
  return answered(rows).answer;
}

/** What each order of a batch takes of its terms. */
function startOf({ confirm, payMinutes, allowDuplicate }: PlaceTerms) {
  return { confirm, payMinutes, allowDuplicate };
}

/** The rows of an order and its parcels for the database functions, with encrypted people. */
function orderRows(box: SecretBox, terms: PlaceTerms, priced: PlaceableOrder) {
  const { skus, warehouse, courier, sender } = priced.facts;
  const [{ lines, price: firstPrice }] = priced.rows;
  const first = lines[0];
  if (!first) throw new Error('a parcel without lines');
  const { sku } = first;
  const pieces = piecesOf(priced);
  const bundles = skus.filter(({ id, bundleParts }) => pieces.has(id) && bundleParts.length > 0);
  return {
    versions: priced.facts.versions,
    promisedShipAt: priced.promisedShipAt,
    pieces: [...stockPiecesOf(priced)].map(([sku_id, each]) => ({ sku_id, pieces: each })),
    order: {
      account_id: terms.accountId,
      seller_id: priced.sellerId,
      type: terms.type,
      platform: priced.platform,
      good_id: sku.goodId,
      good_name: sku.goodName,
      good_pic: sku.pic,
      good_price: firstPrice.lines[0]?.unitPrice ?? 0,
      sku_id: sku.id,
      sku_name: sku.name,
      merchant_code: sku.merchantCode,
      num: first.num,
      sku_count: pieces.size,
      piece_count: [...pieces.values()].reduce((sum, each) => sum + each, 0),
      other_skus: skus
        .filter(({ id }) => id !== sku.id && pieces.has(id))
        .map((each) => ({
          sku_id: each.id,
          good_id: each.goodId,
          good_name: each.goodName,
          good_pic: each.pic,
          sku_name: each.name,
          merchant_code: each.merchantCode,
        })),
      ...(bundles.length > 0 && { sku_parts: bundles.flatMap(partRows) }),
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
      price_parts: notesOf(priced),
    },
    parcels: priced.rows.map(
      ({
        lines: content,
        receiver,
        specification,
        remark,
        thirdOrderNos,
        fromShop,
        region,
        price,
        freeFreight,
      }) => ({
        ...lineColumns({ lines: content, price }),
        specification: specification || undefined,
        remark: remark || undefined,
        third_order_nos: thirdOrderNos,
        shop_order_ids: fromShop?.shopOrderIds ?? [],
        line_ids: fromShop?.lineIds ?? undefined,
        merge_id: fromShop?.mergeId,
        encrypted_id: fromShop?.encryptedId,
        receiver_key: fromShop?.receiverKey,
        planned: fromShop?.planned ?? undefined,
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
        free_freight: freeFreight || undefined,
        borne_freight: price.borneFreight || undefined,
        package_fee: price.packageFee,
        supplier_share: price.supplierShare,
        supply_fee: price.supplyFee,
        agent_share: price.agentShare,
        agent_fee: price.agentFee,
      }),
    ),
  };
}

function notesOf(priced: PlaceableOrder) {
  const pieces = pricedPieces(priced);
  return pieces.length > 0 ? pieces : undefined;
}

/** What a bundle is made of, as the order keeps it. */
function partRows({ id, bundleParts }: SkuFacts) {
  return bundleParts.map(({ skuId, num, goodName, skuName, merchantCode }, sort) => ({
    sku_id: id,
    part_sku_id: skuId,
    num,
    sort,
    good_name: goodName,
    sku_name: skuName,
    merchant_code: merchantCode,
  }));
}

/** The only line of a parcel is in its own row; of several the first is, and all are rows of their own. */
function lineColumns({ lines, price }: Pick<PricedRow, 'lines' | 'price'>) {
  const [first] = lines;
  return {
    sku_id: first?.sku.id,
    num: first?.num,
    line_count: lines.length,
    lines:
      lines.length === 1
        ? []
        : lines.map(({ sku, num }, at) => ({
            sku_id: sku.id,
            num,
            goods_fee: price.lines[at]?.goodsFee,
            supply_fee: price.lines[at]?.supplyFee,
            agent_fee: price.lines[at]?.agentFee,
          })),
  };
}

/** Whose money pays; `tokenId` where a program does. */
type Paying = { accountId: number; tokenId: number | null; key: string | null };

/** Pays and queues the parcels in one round trip; a repeated key returns the first response. */
export async function payOrder(
  db: Db,
  {
    orderId,
    accountId,
    tokenId,
    key,
    promisedShipAt,
  }: Paying & { orderId: number; promisedShipAt: Date | null },
): Promise<Paid> {
  const payment = sql`${orderId}, ${accountId}, ${key}, ${promisedShipAt?.toISOString() ?? null}`;
  const call =
    tokenId === null ? sql`pay_order(${payment})` : sql`pay_order_by_token(${tokenId}, ${payment})`;
  const rows = await toRefusals(runWriting<{ answer: Paid }>(db, sql`SELECT ${call} AS answer`));
  return answered(rows).answer;
}

/** Pays a batch, all orders or none; `promised` is the promised shipping time by order id. */
export async function payOrders(
  db: Db,
  {
    batchNo,
    accountId,
    tokenId,
    key,
    promised,
  }: Paying & { batchNo: string; promised: Record<number, string | null> },
): Promise<PaidBatch> {
  const payment = sql`${batchNo}, ${accountId}, ${key}, ${JSON.stringify(promised)}::jsonb`;
  const call =
    tokenId === null ? sql`pay_orders(${payment})` : sql`pay_orders_by_token(${tokenId}, ${payment})`;
  const rows = await toRefusals(runWriting<{ answer: PaidBatch }>(db, sql`SELECT ${call} AS answer`));
  return answered(rows).answer;
}

function answered<T>(rows: T[]): T {
  const [row] = rows;
  if (!row) throw new Error('the database function answered nothing');
  return row;
}
