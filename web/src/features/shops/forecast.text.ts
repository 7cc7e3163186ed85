import type { RenewedShopFragment } from '../../graphql/generated/graphql.ts';
import { formatDayTimeNear } from '../../lib/time.ts';

type Forecast = Pick<RenewedShopFragment, 'status' | 'expireAt' | 'forecast'>;

export const forecastText = {
  list: '授权预警',
  renewFirst: '授权预警：到期后，下面这些订单和运单号不能回传到店铺，请先续期',
  ofShop: (shopName: string, words: string) => `${shopName}：${words}`,
  first: '先续这家',
  more: (shops: number) => `还有 ${shops} 家店铺，续期后接着提示`,
  renew: (shopName: string) => `续期 ${shopName}`,
  show: (orders: number) => `查看这 ${orders} 单`,
};

/** '授权到 12-01 09:00，3 单将在授权到期后才发货，最早 12-02 18:00'; empty where nothing comes too late. */
export function forecastWords(
  { status, expireAt, forecast: { orders, parcels, firstAt } }: Forecast,
  now: number = Date.now(),
): string {
  if (!firstAt) return '';
  const lapsed = status === 'EXPIRED';
  // A platform, or the shop at it, may end an authorisation before its time.
  const endedEarly = lapsed && Date.parse(expireAt) > now;
  const until = `${lapsed ? '授权已于' : '授权到'} ${formatDayTimeNear(expireAt, now)}${lapsed ? ' 到期' : ''}`;
  const words = [
    endedEarly ? '授权已失效' : until,
    ...(orders > 0 ? [lapsed ? `${orders} 单不能发货` : `${orders} 单将在授权到期后才发货`] : []),
    ...(parcels > 0 ? [lapsed ? `${parcels} 个单号不能回传` : `${parcels} 个单号将在授权到期后才回传`] : []),
    `最早 ${formatDayTimeNear(firstAt, now)}`,
  ];
  return words.join('，');
}
