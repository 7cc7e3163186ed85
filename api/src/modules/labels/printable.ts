import type { Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { PrintKind } from './labels.schemas.ts';
import { type PrintedParcel, printedParcels } from './printing.repository.ts';
import { printRefusal } from './printRefusal.ts';

export type Sorted = { ready: PrintedParcel[]; failed: { packageId: number; refusal: Refusal }[] };

/** Splits parcels into printable ones in the requested order and refused ones with reasons. */
export async function sortedForPrint(
  db: Queryable,
  actor: Actor,
  packageIds: readonly number[],
  kind: PrintKind,
): Promise<Sorted> {
  const found = await printedParcels(db, actor, packageIds);
  const ready: Sorted['ready'] = [];
  const failed: Sorted['failed'] = [];
  for (const packageId of new Set(packageIds)) {
    const parcel = found.get(packageId);
    const key = parcel ? printRefusal(parcel, kind) : 'NOT_FOUND';
    if (parcel && key === null) ready.push(parcel);
    else if (key) failed.push({ packageId, refusal: new Refusal(key) });
  }
  return { ready, failed };
}
