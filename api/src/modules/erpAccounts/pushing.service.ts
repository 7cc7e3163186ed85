import type { ErpOrder } from '../../adapters/erp/erpTypes.ts';
import { MAX_ORDERS, type WangdianErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import type { Db } from '../../db/client.ts';
import { openPerson } from '../../shared/personalData.ts';
import { erpTradeStates } from '../../shared/statuses.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
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
      if (!(error instanceof ShopError) || OF_ACCOUNT.includes(error.kind)) throw error;
      const ids = trades.map(({ packageId }) => packageId);
      if (error.kind === 'transient') {
        const attempts = Math.min(...trades.map((trade) => trade.attempts + 1));
        const pauseSeconds = pauseAfter(attempts);
        return keepFailure(db, ids, { ...failure('TIMEOUT'), counts: true, pauseSeconds });
      }
      // All of a call are refused where one is: each by itself says which.
      if (trades.length > 1) {
        for (const trade of trades) await pushTogether(erp, [trade]);
        return;
      }
      await keepFailure(db, ids, {
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
      while (Date.now() < until) {
        const due = await dueTrades(db, accountId, MAX_ORDERS);
        if (due.length === 0) return;
        const [ready, failed] = sorted(due);
        for (const [code, ids] of failed)
          await keepFailure(db, ids, { ...failure(code), counts: false, pauseSeconds: null });
        await pushTogether(erp, ready);
      }
    },
  };
}

function failure(code: ErpFailureCode, platformCode = '') {
  return { code, msg: erpFailureTexts[code].replace('{code}', platformCode) };
}

/** Those that can be put in, and the others by why not. */
function sorted(due: readonly DueTrade[]): [DueTrade[], Map<ErpFailureCode, number[]>] {
  const whyNot = (trade: DueTrade): ErpFailureCode | undefined => {
    if (trade.receiver === '') return 'RECEIVER_ERASED';
    return trade.lines.some(({ merchantCode }) => merchantCode === '') ? 'NO_ARTICLE' : undefined;
  };
  const failed = new Map<ErpFailureCode, number[]>();
  const ready = due.filter((trade) => {
    const why = whyNot(trade);
    if (why) failed.set(why, [...(failed.get(why) ?? []), trade.packageId]);
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
  return Number(/-(\d+)$/.exec(tradeNo)?.[1] ?? 1);
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
