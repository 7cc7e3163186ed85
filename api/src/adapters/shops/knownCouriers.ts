import type { CourierTable } from './couriers.ts';
import { DOUYIN_COURIERS } from './douyin/douyinCouriers.ts';
import { JD_COURIERS } from './jd/jdCouriers.ts';
import { JUSHUITAN_COURIERS } from './jushuitan/jushuitanCouriers.ts';
import { KUAISHOU_COURIERS } from './kuaishou/kuaishouCouriers.ts';
import { PINDUODUO_COURIERS } from './pinduoduo/pinduoduoCouriers.ts';
import type { PlatformId } from './shopPlatform.ts';
import { TAOBAO_COURIERS } from './taobao/taobaoCouriers.ts';
import { WEIXIN_COURIERS } from './weixin/weixinCouriers.ts';

const TABLES: Record<PlatformId, CourierTable> = {
  1: TAOBAO_COURIERS,
  2: PINDUODUO_COURIERS,
  3: JD_COURIERS,
  4: DOUYIN_COURIERS,
  5: KUAISHOU_COURIERS,
  6: WEIXIN_COURIERS,
  7: JUSHUITAN_COURIERS,
  8: {},
};

/** Whether a platform lacks a courier that others have. A courier in no table is left to the platform. */
export function lacksCourier(platform: PlatformId, courierCode: string): boolean {
  const isKnown = Object.values(TABLES).some((table) => Object.hasOwn(table, courierCode));
  return isKnown && !Object.hasOwn(TABLES[platform], courierCode);
}
