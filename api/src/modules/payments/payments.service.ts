import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { payStatus } from '../../shared/statuses.ts';
import { balanceOf } from '../accounts/accounts.repository.ts';
import { splitLimitOf } from '../settings/payout.ts';
import { readSettings } from '../settings/settings.ts';
import { claimQuery } from './paymentQueries.repository.ts';
import { beginPayment, endPending, findOwn, type PaymentRow, saveOpened } from './payments.repository.ts';
import type { CheckedPayDto, PayDto } from './payments.schemas.ts';
import { payStatusTexts } from './payStatus.ts';
import { type PaymentChannels, type PayType, payTypeTexts } from './payTypes.ts';
import type { SettlingService } from './settling.service.ts';

const MINUTES_TO_PAY = 30;
const MAX_OPEN = 10;
const ASK_EVERY_SECONDS = 5;
/** The subject shown at the channel. */
const SUBJECT = '橙仓账户充值';

type Dependencies = { db: Db; channels: PaymentChannels; settling: SettlingService };

/** Recharges: opening a payment at a channel and its state. */
export function paymentService({ db, channels, settling }: Dependencies) {
  async function own(accountId: number, id: number): Promise<PaymentRow> {
    const row = await findOwn(db, accountId, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  }

  /** Opens the payment where that has not happened yet, also after a lost answer. */
  async function opened(row: PaymentRow): Promise<PaymentRow> {
    const channel = channels[row.payType as PayType];
    if (row.status === payStatus.failed) throw new Refusal('PLATFORM_ERROR');
    if (!channel || row.status !== payStatus.pending || row.payUrl !== null || row.qrCode !== null)
      return row;
    const { payNo, amount, expireAt, splitLimit } = row;
    const places = await channel
      .open({ payNo, amount, expireAt, subject: SUBJECT, isToSplit: splitLimit > 0 })
      .catch(async (error: unknown) => {
        if (error instanceof ProviderError && error.reason === 'refused')
          await endPending(db, row.id, 'failed');
        throw error;
      });
    await saveOpened(db, row.id, places);
    return own(row.accountId, row.id);
  }

  return {
    async create(
      accountId: number,
      { amount, payType, key }: { amount: Fen; payType: PayType; key: string | null },
    ): Promise<PayDto> {
      const channel = channels[payType];
      if (!channel) throw new Refusal('NOT_CONFIGURED');
      const settings = await readSettings(db);
      const { minRecharge, maxRecharge } = settings;
      const id = await beginPayment(db, {
        accountId,
        amount,
        payType,
        key,
        hash: `${payType}:${amount}`,
        min: minRecharge,
        max: maxRecharge,
        mostOpen: MAX_OPEN,
        minutes: MINUTES_TO_PAY,
        splitLimit: channel.splits ? splitLimitOf(settings, amount) : 0,
      });
      return payDto(await opened(await own(accountId, id)));
    },

    /** The state; queries the channel at a limited rate, since its notification may be lost. */
    async check(accountId: number, payId: number): Promise<CheckedPayDto> {
      const row = await own(accountId, payId);
      const { id, payNo, status } = row;
      const payType = row.payType as PayType;
      const channel = channels[payType];
      if (channel && status === payStatus.pending && (await claimQuery(db, id, ASK_EVERY_SECONDS))) {
        // Closing is left to the poller, because a person waits here.
        await settling.look(channel, { id, payNo, payType, status, isOver: false }).catch(settling.warned);
      }
      const fresh = await own(accountId, payId);
      return { ...checkedDto(fresh), balance: await balanceOf(db, accountId) };
    },
  };
}

export type PaymentService = ReturnType<typeof paymentService>;

function payDto(row: PaymentRow): PayDto {
  const payType = row.payType as PayType;
  return {
    payId: row.id,
    payNo: row.payNo,
    amount: row.amount,
    payType,
    payTypeText: payTypeTexts[payType],
    status: row.status,
    statusText: payStatusTexts[row.status] ?? '',
    payUrl: row.payUrl,
    qrCode: row.qrCode,
    expireAt: shanghaiIso(row.expireAt),
  };
}

function checkedDto(row: PaymentRow): Omit<CheckedPayDto, 'balance'> {
  return {
    payId: row.id,
    payNo: row.payNo,
    status: row.status,
    statusText: payStatusTexts[row.status] ?? '',
    amount: row.amount,
    paidAt: shanghaiIsoOrNull(row.paidAt),
    late: row.late,
    expireAt: shanghaiIso(row.expireAt),
  };
}
