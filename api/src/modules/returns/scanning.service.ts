import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { caseKinds } from '../../shared/statuses.ts';
import { lockCasesOfReturn, recordArrival } from '../cases/cases.repository.ts';
import { cleanWaybillNo, isWaybillNo } from '../waybills/waybillNo.ts';
import { findReturn, findSent, ownsWarehouse, recordScan } from './returns.repository.ts';
import type { ScanReturnInput } from './returns.schemas.ts';

/**
 * A warehouse scans what has come back: the cases that wait for it are told, and inspected within some days. Scanning again
 * changes nothing. What was sent under this number and has no case gets one soon, as if its courier had said it.
 * @throws Refusal WAYBILL_NO; NOT_FOUND for another's warehouse
 */
export function scanReturn(
  db: Db,
  { accountId: sellerId }: Actor,
  { waybillNo: typed, warehouseId, note = '' }: ScanReturnInput,
): Promise<{ returnId: number; scannedBefore: boolean }> {
  const waybillNo = cleanWaybillNo(typed);
  if (!isWaybillNo(waybillNo)) throw new Refusal('WAYBILL_NO');
  return db.transaction(async (tx) => {
    if (warehouseId !== undefined && !(await ownsWarehouse(tx, sellerId, warehouseId)))
      throw new Refusal('NOT_FOUND');
    const known = await findReturn(tx, sellerId, waybillNo);
    // The cases first, as everything that changes both.
    const cases = known ? await lockCasesOfReturn(tx, known.id) : [];
    const sent = known ? undefined : await findSent(tx, sellerId, waybillNo);
    const found = { warehouseId: warehouseId ?? null, packageId: sent?.id ?? null };
    const scanned = { sellerId, waybillNo, ...found, note: note.trim() };
    const returnId = await recordScan(tx, scanned);
    if (!known?.isScanned) await recordArrival(tx, returnId, cases, 'seller');
    if (sent)
      await tx.execute(sql`
        INSERT INTO coming_back (package_id, kind) VALUES (${sent.id}, ${caseKinds.rejected}) ON CONFLICT DO NOTHING`);
    return { returnId, scannedBefore: known?.isScanned === true };
  });
}
