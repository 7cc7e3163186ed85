import type { Fen } from '../../shared/money.ts';
import type { SiteSettings } from './settings.ts';

type Payout = Pick<SiteSettings, 'custody' | 'payoutMethod' | 'splitRatio'>;

/** Whether cash-outs may be paid by splitting recharges: only where a channel holds the money for the suppliers. */
export function isSplitOpen({ custody, payoutMethod }: Omit<Payout, 'splitRatio'>): boolean {
  return custody === 'licensed' && payoutMethod === 'split';
}

/** Fen of a recharge that its channel may pay to others; 0 where it is not to be split. */
export function splitLimitOf(settings: Payout, amount: Fen): Fen {
  return isSplitOpen(settings) ? Math.floor((amount * settings.splitRatio) / 10_000) : 0;
}
