import type { ErpOrder } from '../../adapters/erp/erpTypes.ts';
import { MAX_ORDERS, type WangdianErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { openPerson } from '../../shared/personalData.ts';
import { erpTradeStates } from '../../shared/statuses.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import { followRefunds, markHanded, unmarkHanded } from './cancelledTrades.repository.ts';
import { type ErpFailureCode, erpFailureTexts, pauseAfter } from './erpFailures.ts';
import { type DueTrade, dueTrades, followParcels, keepFailure, keepPushed } from './erpTrades.repository.ts';

/** What concerns the account or its platform, and not the parcel. */
export const OF_ACCOUNT: readonly string[] = ['authExpired', 'rateLimited'];

/** Puts parcels into an ERP, and cancels there what has ended here before it was shipped. */
export function pushingService(db: Db) {
  /** @throws ShopError where the account is refused or limited: the rest waits */
  async function pushTogether(erp: WangdianErp, trades: readonly DueTrade[]): Promise<void> {
    if (trades.length === 0) return;
    try {
      await erp.pushOrders(trades.map((trade) => orderOf(db, trade)));
      await keepPushed(db, trades);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      if (OF_ACCOUNT.includes(error.kind)) {
        const unknown = trades.filter(({ isHanded }) => !isHanded);
        await unmarkHanded(
          db,
          unknown.map(({ packageId }) => packageId),
        );
        throw error;
      }
      if (error.kind === 'transient') {
        const attempts = Math.min(...trades.map((trade) => trade.attempts + 1));
        const pauseSeconds = pauseAfter(attempts);
        return keepFailure(db, trades, { ...failure('TIMEOUT'), counts: true, pauseSeconds });
      }
      // All of a call are refused where one is: each by itself says which.
      if (trades.length > 1) {
        for (const trade of trades) await pushTogether(erp, [trade]);
        return;
      }
      await keepFailure(db, trades, {
        ...failure('NOT_ACCEPTED', error.code),
        counts: true,
        pauseSeconds: null,
      });
    }
  }

  return {
    /** @throws ShopError where the account is refused or limited */
    async push(accountId: number, erp: WangdianErp, until: number): Promise<void> {
      await followParcels(db, accountId);
      await followRefunds(db, accountId);
      while (Date.now() < until) {
        const due = await dueTrades(db, accountId, MAX_ORDERS);
        if (due.length === 0) return;
        const [ready, failed] = sorted(due);
        for (const [code, trades] of failed)
          await keepFailure(db, trades, { ...failure(code), counts: false, pauseSeconds: null });
        const marked = await markHanded(db, ready);
        // The rest is asked back or being changed: the next run sees what it is then.
        if (ready.length > 0 && marked.size === 0) return;
        await pushTogether(
          erp,
          ready.filter(({ packageId }) => marked.has(packageId)),
        );
      }
    },
  };
}

function failure(code: ErpFailureCode, platformCode = '') {
  return { code, msg: erpFailureTexts[code].replace('{code}', platformCode) };
}

/** Those that can be put in, and the others by why not. */
function sorted(due: readonly DueTrade[]): [DueTrade[], Map<ErpFailureCode, DueTrade[]>] {
  const whyNot = (trade: DueTrade): ErpFailureCode | undefined => {
    if (trade.receiver === '') return 'RECEIVER_ERASED';
    return trade.lines.some(({ merchantCode }) => merchantCode === '') ? 'NO_ARTICLE' : undefined;
  };
  const failed = new Map<ErpFailureCode, DueTrade[]>();
  const ready = due.filter((trade) => {
    const why = whyNot(trade);
    if (why) failed.set(why, [...(failed.get(why) ?? []), trade]);
    return why === undefined;
  });
  return [ready, failed];
}

/** Its number in the ERP: another one each time that it is put in anew, since one that is there cannot be changed. */
function tradeNoOf({ packageNo, serial }: Pick<DueTrade, 'packageNo' | 'serial'>): string {
  return serial === 1 ? packageNo : `${packageNo}-${serial}`;
}

/** How often the parcel had been put in, of what `tradeNoOf` made. */
export function serialOf(tradeNo: string): number {
  return numberBehind(tradeNo) ?? 1;
}

/** The line of a parcel of what `orderOf` has called it. */
export function lineOf(lineNo: string): number {
  return numberBehind(lineNo) ?? 0;
}

function numberBehind(name: string): number | undefined {
  const [, digits] = /-(\d+)$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The parcel's number of what `tradeNoOf` made. */
export function packageNoOf(tradeNo: string): string {
  return tradeNo.replace(/-\d+$/, '');
}

function orderOf({ box }: Db, trade: DueTrade): ErpOrder {
  const orderNo = tradeNoOf(trade);
  const { province, city } = trade;
  return {
    orderNo,
    orderedAt: new Date(trade.orderedAt),
    paidAt: new Date(trade.paidAt),
    // The ERP sends together what one buyer has at one address; each parcel has a waybill of its own here.
    buyer: orderNo,
    receiver: {
      ...openPerson(box, 'receiver', trade.receiver),
      ...{ province, city, district: trade.district || city },
    },
    remark: remarkOf(trade),
    isCancelled: trade.state === erpTradeStates.cancelling,
    lines: trade.lines.map(({ line, merchantCode, goodName, skuName, num, price }) => ({
      ...{ lineNo: `${orderNo}-${line}`, articleNo: merchantCode, title: goodName, sku: skuName, num, price },
    })),
  };
}
