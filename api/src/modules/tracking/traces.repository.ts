import { eq, sql } from 'drizzle-orm';
import { type Trace, type Tracked, traceStates } from '../../adapters/tracking/trackingService.ts';
import type { Db, Tx } from '../../db/client.ts';
import { parcelEvents, parcels } from '../../db/schema/index.ts';
import { caseKinds, parcelStatus } from '../../shared/statuses.ts';
import { lockParcels, rederiveOrder } from '../shipments/refunding.repository.ts';
import { statusOfTrace } from './statusOfTrace.ts';

export type ParcelRef = { id: number; orderId: number };
type ParcelRow = typeof parcels.$inferSelect;

/**
 * Stores a courier's traces: each once, in any order, and the effect of the newest on the parcel and its order.
 * `isAsked` distinguishes a query from a push, which may be old. Returns whether there was news.
 */
export async function saveTraces(
  db: Db,
  parcel: ParcelRef,
  tracked: Tracked,
  { isAsked }: { isAsked: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockParcels(tx, parcel.orderId, [parcel.id]);
    const row = locked?.parcels[0];
    // Traces may name the person who signed: traces of erased parcels are erased and late ones not stored.
    if (!row || row.receiverErasedAt) return false;
    const added = await addTraces(tx, parcel.id, tracked.traces);
    const checked = { traceCheckedAt: sql`now()`, pickedAt: earlier(row.pickedAt, pickUpIn(tracked)) };
    const [newest] = tracked.traces;
    if (!newest || !isNews(row, newest, added > 0 || isAsked)) {
      await tx.update(parcels).set(checked).where(eq(parcels.id, parcel.id));
      return added > 0;
    }
    const status = statusOfTrace(row.status, tracked.state);
    await tx
      .update(parcels)
      .set({
        ...checked,
        status,
        tracedAt: newest.at,
        traceText: newest.text,
        traceState: tracked.state ?? row.traceState,
        ...(status === parcelStatus.signed && { signedAt: row.signedAt ?? signedIn(tracked, newest) }),
      })
      .where(eq(parcels.id, parcel.id));
    if (status !== row.status) await rederiveOrder(tx, locked.order);
    await noteComingBack(tx, parcel.id, tracked.state ?? row.traceState, status);
    return added > 0 || status !== row.status;
  });
}

/** Traces of a parcel that its receiver did not take. */
const COMES_BACK: readonly number[] = [traceStates.refused, traceStates.returning, traceStates.returned];

/** A parcel that comes back has a case; so has one that was to come back and was delivered all the same. */
async function noteComingBack(
  tx: Tx,
  packageId: number,
  state: number | null,
  status: number,
): Promise<void> {
  const comesBack = state !== null && COMES_BACK.includes(state);
  if (!comesBack && status !== parcelStatus.signed) return;
  await tx.execute(sql`
    INSERT INTO coming_back (package_id, kind) SELECT ${packageId}, ${caseKinds.rejected}
     WHERE ${comesBack} OR EXISTS (SELECT FROM after_sale_case WHERE package_id = ${packageId} AND status < 70 AND return_id IS NOT NULL)
    ON CONFLICT DO NOTHING`);
}

/** Returns the number of new traces. */
async function addTraces(tx: Tx, packageId: number, traces: readonly Trace[]): Promise<number> {
  if (traces.length === 0) return 0;
  const added = await tx
    .insert(parcelEvents)
    .values(
      traces.toReversed().map(({ at, text }) => ({ packageId, at, type: 'trace', text, actor: 'platform' })),
    )
    .onConflictDoNothing()
    .returning({ id: parcelEvents.id });
  return added.length;
}

/** Of two traces of one second the more detailed one is later. */
function isNews({ tracedAt }: ParcelRow, { at }: Trace, tellsMore: boolean): boolean {
  return tracedAt === null || at > tracedAt || (tellsMore && at.getTime() === tracedAt.getTime());
}

/** Where no trace has a state, the first one counts as the pick-up. */
function pickUpIn({ state, traces }: Tracked): Date | null {
  const oldest = traces.toReversed();
  const found =
    oldest.find((trace) => trace.state === traceStates.pickedUp) ??
    oldest.find((trace) => trace.state !== null) ??
    (state === null ? undefined : oldest[0]);
  return found?.at ?? null;
}

/** More traces may follow the arrival. */
function signedIn({ traces }: Tracked, newest: Trace): Date {
  return (traces.findLast((trace) => trace.state === traceStates.signed) ?? newest).at;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
