import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accounts, parcels } from '../../db/schema/index.ts';
import { TAKE_BACK } from '../../jobs/kinds/assignedShops.ts';
import { handles } from '../../jobs/queue.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { caseAsks, caseKinds } from '../../shared/statuses.ts';
import type { ApplyingService } from '../refunds/applying.service.ts';
import { openBuyersCase } from './opening.service.ts';

const WORDS = {
  cancelled: '商家已在平台取消分配',
  refunding: '买家已在平台申请退款',
};

/**
 * Takes back parcels of assigned orders as their merchant would who has done it at the platform: what has no waybill is
 * refunded, a waybill is voided, and what the courier has becomes a case.
 */
export function takingBackService({ db, applying }: { db: Db; applying: ApplyingService }) {
  return {
    handler: handles(TAKE_BACK, async ({ packageId, why }) => {
      const [merchant] = await db
        .select({ accountId: parcels.accountId, level: accounts.level, superId: accounts.superId })
        .from(parcels)
        .innerJoin(accounts, eq(accounts.id, parcels.accountId))
        .where(eq(parcels.id, packageId));
      if (!merchant) return;
      const actor: Actor = { ...merchant, kind: 'buyer' };
      const reason = WORDS[why];
      try {
        await applying.apply(actor, { packageIds: [packageId], reason });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.errorKey !== 'REFUND_IN_TRANSIT') return;
        const asked = { packageId, kind: caseKinds.noReason, ask: caseAsks.wholeRefund, text: reason };
        await openBuyersCase(db, actor, asked).catch((refused: unknown) => {
          if (!(refused instanceof Refusal)) throw refused;
        });
      }
    }),
  };
}
