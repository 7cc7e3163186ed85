import type { ValueOf } from '../../rest/enums.ts';

export const payType = { ALIPAY: 1, WECHAT: 2, SIMULATED: 9 } as const;
export type PayType = ValueOf<typeof payType>;

export const payWay = { DESKTOP: 1, IN_WECHAT: 2, MOBILE: 3 } as const;
export type PayWay = ValueOf<typeof payWay>;

export const payStatus = { PENDING: 0, PAID: 1, CLOSED: 2, FAILED: 3, REFUNDED: 4, ABNORMAL: 5 } as const;
export type PayStatus = ValueOf<typeof payStatus>;

export const rechargeStatus = { PENDING: 0, CREDITED: 1, CLOSED: 2, REFUNDED: 4, ABNORMAL: 5 } as const;
export type RechargeStatus = ValueOf<typeof rechargeStatus>;
