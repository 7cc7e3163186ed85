import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { accounts, orders, parcels } from '../../db/schema/index.ts';
import type { Actor } from '../../shared/actor.ts';
import type { OperatorActor } from '../../shared/operatorActor.ts';
import { operatorReason } from '../../shared/operatorReason.ts';
import { openPerson } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { refuseWhereChanged } from '../../shared/seenAmount.ts';
import { recordAudit } from '../audit/record.ts';
import type { ApplyingService } from '../refunds/applying.service.ts';
import { cancelByPlatform } from '../shipments/cancelling.service.ts';
import { editReceiver } from '../shipments/editing.service.ts';
import type { ResubmittingService } from '../shipments/resubmitting.service.ts';
import type { Cancel, ReceiverChange, Refund } from './orderActions.schemas.ts';

type Dependencies = {
  db: Db;
  applying: Pick<ApplyingService, 'grant'>;
  resubmitting: Pick<ResubmittingService, 'reissue'>;
  now: () => Date;
};

/** What an operator does with orders and parcels, by the rules of their parties, with a reason and recorded. */
export function operatorOrderService({ db, applying, resubmitting, now }: Dependencies) {
  return {
    /**
     * Before payment the order ends; paid and nothing issued yet, every parcel is refunded in full.
     * @throws Refusal NOT_FOUND; ORDER_STATE; AMOUNT_CHANGED
     */
    cancel({ orderId, reason: said, amount }: Cancel, who: OperatorActor) {
      const reason = operatorReason(said);
      return db.transaction(async (tx) => {
        const [before] = await tx
          .select({ status: orders.status })
          .from(orders)
          .where(eq(orders.id, orderId))
          .for('update');
        const cancelled = await cancelByPlatform(tx, orderId, reason);
        const { status, refundFee } = cancelled;
        refuseWhereChanged(amount, refundFee);
        await recordAudit(tx, who, {
          ...{ action: 'order cancel', target: `order:${orderId}`, reason, detail: { refundFee } },
          ...(before && { before }),
          after: { status },
        });
        return cancelled;
      });
    },

    /** Refunds a parcel in full, at once or as soon as its waybill is given back. @throws Refusal why it may not be; AMOUNT_CHANGED */
    refund({ packageId, reason: said, amount }: Refund, who: OperatorActor) {
      const reason = operatorReason(said);
      return applying.grant(packageId, reason, async (tx, { success }) => {
        const [done] = success;
        if (done) refuseWhereChanged(amount, done.amount);
        const after = { refundStatus: done?.refundStatus, amount: done?.amount };
        await recordAudit(tx, who, { action: 'parcel refund', target: `parcel:${packageId}`, after, reason });
      });
    },

    /** Asks for a failed waybill again. @throws Refusal NOT_FOUND; ORDER_STATE; RESUBMIT_LIMIT */
    async reissue({ packageId, reason: said }: Omit<Refund, 'amount'>, who: OperatorActor) {
      const reason = operatorReason(said);
      await resubmitting.reissue(packageId, (tx) =>
        recordAudit(tx, who, { action: 'parcel reissue', target: `parcel:${packageId}`, reason }),
      );
      return { packageId };
    },

    /**
     * Changes what is given of a receiver, by the rules for its buyer: before the waybill, at the same price.
     * @throws Refusal those of `editReceiver`
     */
    async changeReceiver(change: ReceiverChange, who: OperatorActor) {
      const { packageId, reason: said, region, ...words } = change;
      const reason = operatorReason(said);
      const found = await findParcel(packageId);
      const { name, phone, address } = openPerson(db.box, 'receiver', found.receiver);
      const { provinceCode, cityCode, districtCode } = found;
      const receiver = {
        ...{ packageId, receiverName: name, receiverPhone: phone, address },
        ...{ provinceCode, cityCode, districtCode, ...region },
        ...words,
      };
      const changed = [...Object.keys(words), ...(region ? ['region'] : [])];
      return editReceiver(db, found.buyer, receiver, now(), {
        ...{ by: 'platform', since: found.edits },
        record: (tx: Tx) =>
          recordAudit(tx, who, {
            ...{ action: 'receiver change', target: `parcel:${packageId}`, reason, detail: { changed } },
            ...{ before: { districtCode }, after: { districtCode: receiver.districtCode } },
          }),
      });
    },
  };

  /** A parcel with who bought it. */
  async function findParcel(packageId: number) {
    const [row] = await db
      .select({ parcel: parcels, account: accounts })
      .from(parcels)
      .innerJoin(accounts, eq(accounts.id, parcels.accountId))
      .where(eq(parcels.id, packageId));
    if (!row) throw new Refusal('NOT_FOUND');
    const { id: accountId, level, superId } = row.account;
    const buyer: Actor = { accountId, kind: 'buyer', level, superId };
    const { receiver, receiverEdits: edits, provinceCode, cityCode, districtCode } = row.parcel;
    return { buyer, receiver, edits, provinceCode, cityCode, districtCode };
  }
}

export type OperatorOrderService = ReturnType<typeof operatorOrderService>;
