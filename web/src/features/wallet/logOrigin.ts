import type { ListMoneyLogsQuery } from '../../graphql/generated/graphql.ts';
import { parcelsPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { detailHash } from '../orders/ordersQuery.ts';
import { originText } from './wallet.text.ts';
import { tabParams } from './walletQuery.ts';

export type Log = ListMoneyLogsQuery['moneyLogs']['list'][number];

type Traced = Pick<Log, 'title' | 'bizNo' | 'orderId' | 'parcelId' | 'payId' | 'cashOutId'>;

/** What moved the money of a line, and where it is to be seen; null where it has no page. */
export function originOf(log: Traced): { to: string; text: string } | null {
  const { title, bizNo, orderId, parcelId, payId, cashOutId } = log;
  const no = bizNo && !title.includes(bizNo) ? bizNo : null;
  if (parcelId && orderId) return { to: parcelsPath(orderId), text: originText('parcel', no) };
  if (orderId) return { to: paths.orders + detailHash(orderId), text: originText('order', no) };
  if (cashOutId) return { to: tabParams.write({ tab: 'cashOuts' }), text: originText('cashOut', no) };
  return payId ? { to: tabParams.write({ tab: 'recharges' }), text: originText('recharge', no) } : null;
}
