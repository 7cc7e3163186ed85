import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import type { JobSender } from '../../jobs/queue.ts';
import { Refusal } from '../../shared/refusal.ts';
import { autoSendStatuses } from '../../shared/statuses.ts';
import { findShopOrder } from './syncing.repository.ts';
import { type SendState, sendAgain, sendStates } from './writeBacks.repository.ts';
import type { ReAutoSendDto } from './writeBacks.schemas.ts';
import { wakeSending } from './writeBacks.service.ts';

const ANSWER_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 100;

type Dependencies = {
  db: Db;
  queue: JobSender;
  /** How long a request waits for its parcels before it answers. */
  answerWithinMs?: number;
};

/** Resends write-backs on a person's request. */
export function resendingService({ db, queue, answerWithinMs = ANSWER_WITHIN_MS }: Dependencies) {
  return {
    /**
     * Resumes an order's failed or paused parcels, all or the given ones; what is not posted soon is posted later.
     * @throws Refusal NOT_FOUND; ORDER_STATE when there is none
     */
    async resend(accountId: number, orderId: number, packageIds?: number[]): Promise<ReAutoSendDto> {
      const ids = await db.transaction(async (tx) => {
        const order = await findShopOrder(tx, accountId, orderId);
        if (!order) throw new Refusal('NOT_FOUND');
        const again = await sendAgain(tx, orderId, packageIds);
        if (order.shopId === null || again.length === 0) throw new Refusal('ORDER_STATE');
        await wakeSending(tx, queue, order.shopId);
        return again;
      });
      for (const until = Date.now() + answerWithinMs; ; await wait(LOOK_EVERY_MS)) {
        const states = await sendStates(db, ids);
        if (states.every(isTried) || Date.now() >= until) return answer(orderId, states);
      }
    },
  };
}

export type ResendingService = ReturnType<typeof resendingService>;

/** A parcel that waits again after an attempt has the reason. */
function isTried({ status, code }: SendState): boolean {
  return code !== '' || status === autoSendStatuses.success;
}

function answer(orderId: number, states: SendState[]): ReAutoSendDto {
  return {
    orderId,
    submitted: states.length,
    success: states.filter(({ status }) => status === autoSendStatuses.success).length,
    failed: states.flatMap(({ id, code, result }) =>
      code === '' ? [] : [{ packageId: id, reasonCode: code, msg: result }],
    ),
  };
}
