import { randomBytes } from 'node:crypto';
import type { PaymentChannel, WayToPay } from '../../adapters/payments/paymentChannel.ts';
import { ProviderError } from '../../adapters/providerError.ts';
import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { shanghaiIso, shanghaiIsoOrNull } from '../../shared/clock.ts';
import type { Fen } from '../../shared/money.ts';
import { Refusal } from '../../shared/refusal.ts';
import { sha256 } from '../../shared/sha256.ts';
import { payStatus } from '../../shared/statuses.ts';
import { balanceOf } from '../accounts/accounts.repository.ts';
import { splitLimitOf } from '../settings/payout.ts';
import { readSettings } from '../settings/settings.ts';
import { claimQuery } from './paymentQueries.repository.ts';
import {
  beginPayment,
  endPending,
  findOwn,
  type PaymentRow,
  saveLoginState,
  saveOpened,
  takeLoginState,
} from './payments.repository.ts';
import type { CheckedPayDto, PayDto } from './payments.schemas.ts';
import { payStatusTexts } from './payStatus.ts';
import {
  type PaymentChannels,
  type PayType,
  type PayWay,
  payTypeTexts,
  payWays,
  waysOf,
} from './payTypes.ts';
import type { SettlingService } from './settling.service.ts';

const MINUTES_TO_PAY = 30;
const MAX_OPEN = 10;
const ASK_EVERY_SECONDS = 5;
/** The subject shown at the channel. */
const SUBJECT = '橙仓账户充值';

type Dependencies = { db: Db; channels: PaymentChannels; settling: SettlingService; now: () => Date };
type Payer = Pick<Actor, 'accountId' | 'kind'>;
type Request = {
  amount: Fen;
  payType: PayType;
  payWay?: PayWay;
  wechatCode?: string;
  wechatState?: string;
  key: string | null;
  /** Address of the person. */
  ip: string;
};

/** Recharges: opening a payment at a channel and its state. */
export function paymentService({ db, channels, settling, now }: Dependencies) {
  async function own(accountId: number, id: number): Promise<PaymentRow> {
    const row = await findOwn(db, accountId, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  }

  /** How the channel is to open it; null while it is not known who pays in WeChat. */
  async function wayOf(
    row: PaymentRow,
    { inWechat }: PaymentChannel,
    { wechatCode, wechatState = '', ip }: Request,
    returnPath: string,
  ): Promise<WayToPay | null> {
    if (row.payWay === payWays.mobile) return { kind: 'mobile', ip, returnPath };
    if (row.payWay !== payWays.inWechat || !inWechat) return { kind: 'desktop' };
    if (wechatCode === undefined) return null;
    if (!(await takeLoginState(db, row.id, sha256(wechatState)))) throw new Refusal('WECHAT_STATE');
    const payer = await inWechat.payerOf(wechatCode);
    if (payer === 'spent') throw new Refusal('WECHAT_STATE');
    if (payer === 'snapshot') throw new Refusal('WECHAT_SNAPSHOT');
    return { kind: 'inWechat', openid: payer.openid };
  }

  /** Opens the payment where that has not happened yet, also after a lost answer. */
  async function opened(row: PaymentRow, request: Request, returnPath: string): Promise<PayDto> {
    const channel = channels[row.payType as PayType];
    if (row.status === payStatus.failed) throw new Refusal('PLATFORM_ERROR');
    if (!channel || row.status !== payStatus.pending || isOpen(row)) return shown(row);
    const { payNo, amount, expireAt, splitLimit } = row;
    try {
      const way = await wayOf(row, channel, request, returnPath);
      if (!way) return await askingWhoPays(row, channel, returnPath);
      const isToSplit = splitLimit > 0;
      const places = await channel.open({ payNo, amount, expireAt, subject: SUBJECT, isToSplit, way });
      await saveOpened(db, row.id, places);
    } catch (error) {
      if (error instanceof ProviderError && error.reason === 'refused')
        await endPending(db, row.id, 'failed');
      throw error;
    }
    return shown(await own(row.accountId, row.id));
  }

  async function askingWhoPays(row: PaymentRow, { inWechat }: PaymentChannel, returnPath: string) {
    // WeChat takes letters and digits.
    const state = randomBytes(16).toString('hex');
    await saveLoginState(db, row.id, sha256(state));
    return { ...shown(row), loginUrl: inWechat?.loginUrl(state, returnPath) ?? null };
  }

  function shown(row: PaymentRow): PayDto {
    const { prepayId, status } = row;
    const { inWechat } = channels[row.payType as PayType] ?? {};
    const isToPay = prepayId !== null && status === payStatus.pending;
    return { ...payDto(row), wechatPay: (isToPay && inWechat?.request(prepayId, now())) || null };
  }

  return {
    async create({ accountId, kind }: Payer, request: Request): Promise<PayDto> {
      const { amount, payType, payWay = payWays.desktop, key } = request;
      const channel = channels[payType];
      if (!channel) throw new Refusal('NOT_CONFIGURED');
      if (!waysOf(channel).includes(payWay)) throw new Refusal('PAY_WAY');
      const settings = await readSettings(db);
      const { minRecharge, maxRecharge } = settings;
      const isMobile = payWay === payWays.mobile;
      const id = await beginPayment(db, {
        accountId,
        amount,
        payType,
        payWay,
        key,
        hash: payWay === payWays.desktop ? `${payType}:${amount}` : `${payType}:${amount}:${payWay}`,
        min: minRecharge,
        max: maxRecharge,
        mostOpen: MAX_OPEN,
        minutes: (isMobile && channel.mobile?.minutes) || MINUTES_TO_PAY,
        splitLimit: channel.splits ? splitLimitOf(settings, amount) : 0,
      });
      const row = await own(accountId, id);
      // Who comes from WeChat's login begins anew there, whoever from a cashier looks at this payment.
      const wallet = `/t3/${kind}/wallet?recharge=`;
      return opened(row, request, payWay === payWays.inWechat ? wallet : `${wallet}&payId=${id}`);
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

function isOpen({ payUrl, qrCode, prepayId }: PaymentRow): boolean {
  return payUrl !== null || qrCode !== null || prepayId !== null;
}

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
    payWay: row.payWay as PayWay,
    loginUrl: null,
    wechatPay: null,
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
