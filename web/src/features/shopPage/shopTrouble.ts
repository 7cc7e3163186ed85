import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { bindingStatusOf } from '../shops/bindingStatus.ts';
import { forecastWords } from '../shops/forecast.text.ts';
import { shopPageText as text } from './shopPage.text.ts';

/** What is wrong with a shop and what to do, the worst first; `renews`: renewing helps. */
interface ShopTrouble {
  tone: 'danger' | 'warning' | 'info';
  words: string;
  renews: boolean;
}

/** Null where nothing is. */
export function shopTrouble(shop: ShopFieldsFragment): ShopTrouble | null {
  const status = bindingStatusOf(shop);
  if (shop.isAssigned)
    return status === 'good' ? null : { tone: 'danger', words: text.assignedLapsed, renews: false };
  if (status === 'expired' || shop.lastError === 'authExpired')
    return { tone: 'danger', words: text.lapsed, renews: true };
  const lost = forecastWords(shop);
  if (lost) return { tone: 'warning', words: lost, renews: true };
  if (status === 'expiring') return { tone: 'warning', words: text.ending, renews: true };
  if (shop.lastError === 'rateLimited') return { tone: 'info', words: text.limited, renews: false };
  return shop.lastError === null ? null : { tone: 'warning', words: text.failed, renews: true };
}
