import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { cashOutStatus } from '../../shared/statuses.ts';
import { recordAudit } from '../audit/record.ts';
import type { CashOutDeskService } from '../cashOuts/cashOutDesk.service.ts';
import { stepCashOut } from '../cashOuts/cashOutSteps.ts';
import type { AmountStep } from '../cashOuts/cashOuts.console.schemas.ts';
import { type PaymentChannels, payTypes } from '../payments/payTypes.ts';
import { isSplitOpen } from '../settings/payout.ts';
import { loadSettings } from '../settings/settings.ts';
import { planSplit, splitDays } from './splits.repository.ts';

const DAYS = 60;

type Dependencies = { db: Db; channels: PaymentChannels; desk: Pick<CashOutDeskService, 'page'> };

/** Cash-outs that operators pay by splitting recharges. */
export function splitDeskService({ db, channels, desk }: Dependencies) {
  async function requireOpen(on: Queryable): Promise<{ days: number }> {
    const settings = await loadSettings(on);
    if (!channels[payTypes.wechat]?.splits || !isSplitOpen(settings)) throw new Refusal('SPLIT_CLOSED');
    return { days: settings.splitDays };
  }

  return {
    /** Begins the payment, or goes on with what did not arrive: the parts are planned with the step, or neither happens. */
    async begin({ id, amount }: AmountStep, who: OperatorActor) {
      await db.transaction(async (tx) => {
        const { days } = await requireOpen(tx);
        await stepCashOut(tx, id, { to: cashOutStatus.paying }, who, amount);
        // The file of the list that it failed on must not have it paid a second time.
        await tx.execute(sql`UPDATE cash_out SET batch_id = NULL WHERE id = ${id}`);
        await planSplit(tx, id, { payType: payTypes.wechat, days });
        await recordAudit(tx, who, { action: 'cash-out split', target: String(id) });
      });
      return desk.page(id, who);
    },

    days: () => splitDays(db, DAYS),
  };
}

export type SplitDeskService = ReturnType<typeof splitDeskService>;
