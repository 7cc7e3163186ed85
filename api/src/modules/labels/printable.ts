import type { Queryable } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import type { PrintKind } from './labels.schemas.ts';
import { type PrintedParcel, printedParcels } from './printing.repository.ts';
import { printRefusal } from './printRefusal.ts';

export type Sorted = { ready: PrintedParcel[]; failed: { packageId: number; refusal: Refusal }[] };

/** Splits parcels into printable ones in the requested order, those of one wave in its own, and refused ones with reasons. */
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
  const isOneWave = waveOf(ready) !== null;
  return {
    ready: isOneWave ? ready.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)) : ready,
    failed,
  };
}

/** The wave that all of the parcels are in; null where they are not in one. */
export function waveOf(parcels: readonly PrintedParcel[]): string | null {
  const waveNo = parcels[0]?.waveNo ?? null;
  return parcels.every((parcel) => parcel.waveNo === waveNo) ? waveNo : null;
}
