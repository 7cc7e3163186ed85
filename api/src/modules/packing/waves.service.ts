import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Fields } from '../../shared/fields.ts';
import { type ErrorKey, Refusal } from '../../shared/refusal.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';
import { packRefusal } from './packRefusal.ts';
import {
  addWave,
  type Candidate,
  candidatesOf,
  closeWave,
  listWaves,
  waitingAt,
} from './waves.repository.ts';
import { MAX_WAVE, type NewWave, type WaveCreated, type WavesFilter } from './waves.schemas.ts';

/** Parcels that a supplier picks and packs together. */
export function waveService(db: Db) {
  return {
    list: (actor: Actor, filter: WavesFilter, fields: Fields) => listWaves(db, actor, filter, fields),

    /** @throws Refusal WAVE_EMPTY, WAVE_WAREHOUSES; BAD_PARAM without warehouse and parcels, or with both */
    create: ({ accountId: sellerId }: Actor, wave: NewWave): Promise<WaveCreated> =>
      db.transaction(async (tx) => {
        // Waves of one supplier come one after the other: none counts a parcel that another takes.
        await lockAccount(tx, sellerId);
        const ids = await askedFor(tx, sellerId, wave);
        const found = await candidatesOf(tx, sellerId, ids);
        const taken: Candidate[] = [];
        const failed: WaveCreated['failed'] = [];
        for (const packageId of ids) {
          const parcel = found.get(packageId);
          const key = parcel ? refusalOf(parcel) : 'NOT_FOUND';
          if (parcel && key === null) taken.push(parcel);
          else if (key) failed.push({ packageId, msg: new Refusal(key).message });
        }
        const [first] = taken;
        if (!first) throw new Refusal('WAVE_EMPTY', {}, { failed });
        const { warehouseId } = first;
        if (taken.some((each) => each.warehouseId !== warehouseId)) throw new Refusal('WAVE_WAREHOUSES');
        const packageIds = taken.map(({ id }) => id);
        return {
          waveId: await addWave(tx, { sellerId, warehouseId, packageIds }),
          taken: packageIds.length,
          failed,
        };
      }),

    /** @throws Refusal NOT_FOUND */
    close: ({ accountId }: Actor, waveId: number): Promise<{ waveId: number }> =>
      db.transaction(async (tx) => {
        if (!(await closeWave(tx, accountId, waveId))) throw new Refusal('NOT_FOUND');
        return { waveId };
      }),
  };
}

export type WaveService = ReturnType<typeof waveService>;

async function askedFor(
  tx: Tx,
  sellerId: number,
  { warehouseId, most = MAX_WAVE, packageIds }: NewWave,
): Promise<number[]> {
  if ((warehouseId === undefined) === (packageIds === undefined))
    throw new Refusal('BAD_PARAM', { field: 'packageIds' });
  if (packageIds) return [...new Set(packageIds)];
  return waitingAt(tx, sellerId, warehouseId ?? 0, most);
}

/** One whose waybill is being issued is packed once it has it. */
function refusalOf(parcel: Candidate): ErrorKey | null {
  if (parcel.inWave) return 'WAVE_TAKEN';
  const key = packRefusal(parcel);
  return key === 'PACK_ISSUING' ? null : key;
}
