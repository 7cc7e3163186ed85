import type { Tx } from '../../db/client.ts';
import type { RefundItem } from '../../db/schema/index.ts';
import { caseAsks, caseKinds } from '../../shared/statuses.ts';
import { openCase } from '../cases/cases.repository.ts';
import type { ParcelRow } from '../waybills/claims.repository.ts';

/** A refund that waits for its supplier opens a case, in which both may say more; who needs no more notices nothing of it. */
export async function openCaseOfRefund(
  tx: Tx,
  parcel: ParcelRow,
  { id, amount }: { id: number; amount: number },
  { by, reason }: { by: 'user' | 'seller' | 'platform'; reason: string },
  items: readonly RefundItem[] | null = null,
): Promise<void> {
  await openCase(
    tx,
    parcel,
    {
      ...{ packageId: parcel.id, kind: caseKinds.unspecified, ask: caseAsks.wholeRefund },
      ...{ amount, items, refundId: id },
    },
    { by, text: reason },
  );
}
