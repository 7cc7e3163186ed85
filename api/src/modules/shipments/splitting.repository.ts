import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { literals } from '../../db/conditions.ts';
import { orders, packageLines, parcels, refunds, skus } from '../../db/schema/index.ts';
import type { Fen } from '../../shared/money.ts';
import { refundStatus, settleStatus } from '../../shared/statuses.ts';
import { itemsOf, namedWithPieces } from '../parcels/parcelItems.ts';
import { commissionOfPart } from '../settlements/shares.ts';
import { unsettleMoves } from '../settlements/unsettleMoves.ts';
import { type OrderRow, type Refunding, termsOf } from './refunding.repository.ts';
import { type HeldLine, sumsOf } from './takenLines.ts';

type ParcelRow = typeof parcels.$inferSelect;

/** Of pieces that wait for their supplier, or for its ERP. */
const ASKED: readonly number[] = [refundStatus.applied, refundStatus.waitSeller];

/** What a parcel holds, in the order of its lines. Its row is locked. */
export async function linesOf(tx: Tx, packageId: number): Promise<HeldLine[]> {
  const { rows } = await tx.execute<HeldLine>(sql`
    SELECT sku_id AS "skuId", num, goods_fee AS "goodsFee", supply_fee AS "supplyFee", agent_fee AS "agentFee"
      FROM parcel_line WHERE package_id = ${packageId} ORDER BY line`);
  return rows;
}

/**
 * Makes pieces of a locked parcel, whose refund takes effect now, a parcel of their own: it is refunded like any other,
 * with what these pieces cost and nothing of the courier's fee. An open refund of the parcel becomes that of the part.
 * The shares of a settled parcel come back to escrow as far as they are the part's, with the refund itself.
 */
export async function splitOff(
  tx: Tx,
  order: OrderRow,
  parcel: ParcelRow,
  { taken, left }: { taken: readonly HeldLine[]; left: readonly HeldLine[] },
): Promise<Refunding> {
  const sums = sumsOf(taken);
  const weight = await weightOfPart(tx, parcel.weight, taken, left);
  const settled = parcel.settleStatus === settleStatus.settled;
  const commission = settled ? commissionOfPart(parcel, sums.supplyFee) : 0;
  const part = await insertPart(tx, parcel, taken, weight);
  await narrow(tx, parcel, left, { weight, commission });
  await tx
    .update(refunds)
    .set({ packageId: part.id })
    .where(sql`${refunds.packageId} = ${parcel.id} AND ${refunds.status} IN ${literals(ASKED)}`);
  const { agentId } = await termsOf(tx, order);
  return {
    parcel: part,
    amount: part.packageFee,
    waybillFee: 0,
    ...(settled && { before: unsettleMoves(order, agentId, parcel, { ...part, commission }) }),
  };
}

/** Says in the timeline of a parcel what of it was refunded. */
export async function recordPartRefund(tx: Tx, part: ParcelRow, amount: number): Promise<void> {
  const named = namedWithPieces((await itemsOf(tx, [part.id])).get(part.id) ?? []);
  await tx.execute(sql`
    INSERT INTO package_event (package_id, type, text, actor)
    SELECT ${part.partOf}::bigint, 'partRefunded', concat('已退其中 ', ${named}::text, '，', to_char(${amount}::bigint / 100.0, 'FM9999999990.00'), '元'),
           current_setting('chengcang.actor', true)`);
}

/** Grams of the part, by what its combinations weigh now; what the parcel weighed when it was ordered is shared out. */
async function weightOfPart(
  tx: Tx,
  weight: number,
  taken: readonly HeldLine[],
  left: readonly HeldLine[],
): Promise<number> {
  const ids = [...taken, ...left].map(({ skuId }) => skuId);
  const rows = await tx.select({ id: skus.id, weight: skus.weight }).from(skus).where(inArray(skus.id, ids));
  const grams = new Map(rows.map((row) => [row.id, row.weight]));
  const sum = (lines: readonly HeldLine[]) =>
    lines.reduce((total, { skuId, num }) => total + (grams.get(skuId) ?? 0) * num, 0);
  const [ofPart, ofRest] = [sum(taken), sum(left)];
  return Math.round((weight * ofPart) / Math.max(1, ofPart + ofRest));
}

/** Where it is and whose is like its parcel's; it never has a waybill. */
async function insertPart(
  tx: Tx,
  parcel: ParcelRow,
  taken: readonly HeldLine[],
  weight: number,
): Promise<ParcelRow> {
  const { goodsFee, supplyFee, agentFee } = sumsOf(taken);
  const { orderId, accountId, sellerId, platform, thirdOrderNo, duplicateAllowed, shopId } = parcel;
  const { encryptedId, receiverKey, specification, remark, receiver, receiverErasedAt } = parcel;
  const { provinceCode, cityCode, districtCode, province, city, district } = parcel;
  const { status, createdAt, promisedShipAt, shippedAt, pickedAt, signedAt } = parcel;
  const [part] = await tx
    .insert(parcels)
    .values({
      packageNo: sql`'P' || to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((nextval('package_no_seq') % 1000000)::text, 6, '0')`,
      ...{ orderId, accountId, sellerId, platform, thirdOrderNo, duplicateAllowed, shopId },
      ...{ encryptedId, receiverKey, specification, remark, receiver, receiverErasedAt },
      ...{ provinceCode, cityCode, districtCode, province, city, district },
      ...{ status, createdAt, promisedShipAt, shippedAt, pickedAt, signedAt },
      ...rowOf(taken),
      ...{ goodsFee, supplyFee, agentFee, weight, courierFee: 0, remoteFee: 0, discountFee: 0 },
      ...{ packageFee: goodsFee, supplierShare: supplyFee, agentShare: agentFee },
      partOf: parcel.id,
      settleStatus: shippedAt === null ? settleStatus.none : settleStatus.waiting,
    })
    .returning();
  if (!part) throw new Error('a part was not inserted');
  await insertLines(tx, part.id, taken);
  await tx.execute(sql`
    INSERT INTO receiver_print (print, package_id) SELECT print, ${part.id} FROM receiver_print WHERE package_id = ${parcel.id}`);
  await tx
    .update(orders)
    .set({ packageCount: sql`${orders.packageCount} + 1` })
    .where(eq(orders.id, orderId));
  return part;
}

/** What is left of a parcel, whose request for a refund has become that of the part. */
async function narrow(
  tx: Tx,
  parcel: ParcelRow,
  left: readonly HeldLine[],
  less: { weight: number; commission: number },
): Promise<void> {
  const { goodsFee, supplyFee, agentFee } = sumsOf(left);
  await tx.delete(packageLines).where(eq(packageLines.packageId, parcel.id));
  await insertLines(tx, parcel.id, left);
  await tx
    .update(parcels)
    .set({
      ...rowOf(left),
      ...{ goodsFee, supplyFee, agentFee },
      packageFee: goodsFee + parcel.courierFee + parcel.remoteFee,
      supplierShare: parcel.supplierShare - parcel.supplyFee + supplyFee,
      agentShare: parcel.agentShare - parcel.agentFee + agentFee,
      weight: parcel.weight - less.weight,
      commission: parcel.commission - less.commission,
      ...(ASKED.includes(parcel.refundStatus) && { refundStatus: refundStatus.none, cancelRequested: false }),
    })
    .where(eq(parcels.id, parcel.id));
}

/**
 * Divides what is left of a parcel's shares among its lines as they were divided before; the last fen go to the last lines.
 * The only line of a parcel has them all.
 */
export async function divideShares(
  tx: Tx,
  had: Pick<ParcelRow, 'id' | 'lineCount' | 'supplyFee' | 'agentFee'>,
  now: Pick<ParcelRow, 'supplyFee' | 'agentFee'>,
): Promise<void> {
  if (had.lineCount === 1) return;
  // What all lines up to one have, rounded down; less what those before it have.
  const share = (column: 'supply_fee' | 'agent_fee', before: Fen, after: Fen) => {
    const name = sql.raw(column);
    const upTo = (sum: ReturnType<typeof sql>) =>
      sql`div(${sum} * ${after}::numeric, ${Math.max(1, before)}::numeric)`;
    const all = sql`sum(${name}) OVER (ORDER BY line)`;
    return sql`(${upTo(all)} - ${upTo(sql`(${all} - ${name})`)})::bigint`;
  };
  await tx.execute(sql`
    UPDATE package_line l SET supply_fee = x.supply, agent_fee = x.agent
      FROM (SELECT line, ${share('supply_fee', had.supplyFee, now.supplyFee)} AS supply,
                   ${share('agent_fee', had.agentFee, now.agentFee)} AS agent
              FROM ${packageLines} WHERE package_id = ${had.id}) x
     WHERE l.package_id = ${had.id} AND l.line = x.line`);
}

/** The only line is in the parcel's row; of several the first is, and all are rows of their own. */
function rowOf(lines: readonly HeldLine[]) {
  const [first] = lines;
  if (!first) throw new Error('a parcel without lines');
  return { lineCount: lines.length, skuId: first.skuId, num: first.num };
}

async function insertLines(tx: Tx, packageId: number, lines: readonly HeldLine[]): Promise<void> {
  if (lines.length === 1) return;
  await tx.insert(packageLines).values(lines.map((line, at) => ({ packageId, line: at + 1, ...line })));
}
