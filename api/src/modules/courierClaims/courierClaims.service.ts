import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { courierClaims } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import { amountUpTo, refuseAbove } from '../../shared/amounts.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type ClaimKind, claimStatus, moneyLogTypes } from '../../shared/statuses.ts';
import { hasOpenCase } from '../cases/cases.repository.ts';
import { COURIER_NAME } from '../parcels/parcels.repository.ts';
import { lockParcels } from '../shipments/refunding.repository.ts';
import { buyerGot, supplierBore } from './borne.sql.ts';
import { allowedClaimActions, type ClaimAction, type ClaimActor } from './claimActions.ts';
import { type ClaimRow, tellOfClaim } from './claimNotices.ts';
import { claimParts, type Loss } from './claimParts.ts';

export type NewClaim = { packageId: number; kind: ClaimKind; amount: Fen; text: string };
export type ClaimStep = { action: ClaimAction; amount?: Fen | undefined; text?: string | undefined };

/** A parcel that was shipped, with what a claim says of it. */
type Claimed = Pick<
  ClaimRow,
  'orderId' | 'sellerId' | 'caseId' | 'courierName' | 'waybillNo' | 'direct' | 'claimNo'
>;

/**
 * Opens a claim against the courier of a parcel: the actor's own, or any for an operator.
 * @throws Refusal NOT_FOUND, CLAIM_EARLY before it was shipped, CLAIM_OPEN where there is one, AMOUNT_MAX above what all in
 *   it cost its buyer, or what it replaces did
 */
export async function openClaim(tx: Tx, input: NewClaim, actor?: Actor): Promise<ClaimRow> {
  const { packageId, kind, amount } = input;
  const own = actor ? sql`p.seller_id = ${actor.accountId}` : sql`true`;
  const { rows } = await tx.execute<Claimed & { isShipped: boolean; most: Fen }>(sql`
    SELECT p.order_id AS "orderId", p.seller_id AS "sellerId", ${COURIER_NAME} AS "courierName",
           coalesce(p.waybill_no, '') AS "waybillNo", p.own_courier_id IS NOT NULL AS direct,
           p.shipped_at IS NOT NULL AND p.waybill_no IS NOT NULL AS "isShipped",
           (SELECT coalesce(sum(q.package_fee), 0)::bigint FROM order_package q WHERE q.id IN (p.id, o.replaces) OR q.part_of = p.id) AS most,
           (SELECT max(c.id) FROM after_sale_case c WHERE c.package_id = p.id) AS "caseId",
           'L' || substr(p.package_no, 2) || '-' || (SELECT count(*) + 1 FROM courier_claim k WHERE k.package_id = p.id) AS "claimNo"
      FROM order_package p JOIN orders o ON o.id = p.order_id WHERE p.id = ${packageId} AND ${own} FOR NO KEY UPDATE OF p`);
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND');
  const { isShipped, most, ...claimed } = found;
  if (!isShipped) throw new Refusal('CLAIM_EARLY');
  refuseAbove(amount, most);
  const text = worded(input.text);
  const openedBy = actor ? 'seller' : 'platform';
  const [opened] = await tx
    .insert(courierClaims)
    .values({ ...claimed, packageId, kind, amount, text, openedBy, status: claimStatus.opened })
    .onConflictDoNothing()
    .returning();
  if (!opened) throw new Refusal('CLAIM_OPEN');
  if (!actor) await tellOfClaim(tx, opened, 'open');
  return opened;
}

/**
 * Takes a step of a claim: of the actor's own, or of any for an operator.
 * @throws Refusal NOT_FOUND, CLAIM_STATE, CASE_TEXT where a refusal has no words, AMOUNT_MIN, AMOUNT_MAX, CLAIM_CASE when it is
 *   paid before it is known who lost what
 */
export async function stepClaim(tx: Tx, claimId: number, step: ClaimStep, actor?: Actor): Promise<ClaimRow> {
  const by: ClaimActor = actor ? 'seller' : 'platform';
  const known = await findClaim(tx, claimId, actor);
  // As refunds and compensations do, so that what was borne is not changed meanwhile.
  if (step.action === 'pay') await lockParcels(tx, known.orderId, [known.packageId]);
  const [claim] = await tx.select().from(courierClaims).where(eq(courierClaims.id, claimId)).for('update');
  if (!claim || !allowedClaimActions(claim, by).includes(step.action)) throw new Refusal('CLAIM_STATE');
  const [moved] = await tx
    .update(courierClaims)
    .set({ ...(await changeOf(tx, claim, step)), updatedAt: sql`now()` })
    .where(eq(courierClaims.id, claimId))
    .returning();
  if (!moved) throw new Error('a claim was not moved');
  if (step.action === 'pay' && !moved.direct) await enterBooks(tx, moved);
  if (!actor) await tellOfClaim(tx, moved, step.action);
  return moved;
}

async function findClaim(tx: Tx, claimId: number, actor?: Actor): Promise<ClaimRow> {
  const own = actor && eq(courierClaims.sellerId, actor.accountId);
  const [found] = await tx
    .select()
    .from(courierClaims)
    .where(and(eq(courierClaims.id, claimId), own));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function changeOf(tx: Tx, claim: ClaimRow, { action, amount, text = '' }: ClaimStep) {
  const finishedAt = sql`now()`;
  switch (action) {
    case 'submit':
      return { status: claimStatus.submitted };
    case 'accept':
      return {
        status: claimStatus.accepted,
        acceptedAmount: amountUpTo(amount ?? claim.amount, claim.amount),
        answer: text.trim(),
      };
    case 'refuse':
      return { status: claimStatus.refused, answer: worded(text), finishedAt };
    case 'withdraw':
      return { status: claimStatus.withdrawn, finishedAt };
    case 'pay': {
      const paid = { status: claimStatus.paid, finishedAt };
      if (claim.direct) return paid;
      if (await hasOpenCase(tx, claim.packageId)) throw new Refusal('CLAIM_CASE');
      const parts = claimParts(claim.acceptedAmount ?? 0, await lossOf(tx, claim.packageId));
      return { ...paid, supplierPart: parts.supplier, platformPart: parts.platform };
    }
  }
}

function worded(text: string): string {
  const words = text.trim();
  if (words === '') throw new Refusal('CASE_TEXT');
  return words;
}

async function lossOf(tx: Tx, packageId: number): Promise<Loss> {
  const { rows } = await tx.execute<Loss>(sql`
    SELECT ${buyerGot(sql`${packageId}`)} AS "buyerGot", ${supplierBore(sql`${packageId}`)} AS "supplierBore"`);
  const [loss] = rows;
  if (!loss) throw new Error('a claim without its parcel');
  return { buyerGot: Number(loss.buyerGot), supplierBore: Number(loss.supplierBore) };
}

/** The courier's money comes in, once: the ledger knows the claim by its id. */
async function enterBooks(
  tx: Tx,
  { id, sellerId, claimNo, supplierPart, platformPart }: ClaimRow,
): Promise<void> {
  const move = async (step: string, owner: number, code: string, fen: Fen) => {
    if (fen === 0) return;
    await tx.execute(sql`
      SELECT ledger_move(${moneyLogTypes.courierClaim}::smallint, 'courier_claim', ${id}, ${step}, ${`快递理赔 ${claimNo}`},
                         ledger_account_of(0, 'courier'), ledger_account_of(${owner}, ${code}), ${fen})`);
  };
  await move('', sellerId, 'available', supplierPart ?? 0);
  await move('platform', 0, 'revenue', platformPart ?? 0);
}
