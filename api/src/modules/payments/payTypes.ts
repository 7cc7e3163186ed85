import type { PaymentChannel, WayKind } from '../../adapters/payments/paymentChannel.ts';

/** REST `payType`; the last one exists in demo mode only. */
export const payTypes = { alipay: 1, wechat: 2, simulated: 9 } as const;
export type PayType = (typeof payTypes)[keyof typeof payTypes];

export const payTypeTexts: Record<PayType, string> = { 1: '支付宝', 2: '微信支付', 9: '模拟支付' };

/** REST `payWay`: where the person pays. */
export const payWays = { desktop: 1, inWechat: 2, mobile: 3 } as const satisfies Record<WayKind, number>;
export type PayWay = (typeof payWays)[WayKind];

/** The ways of a channel. */
export function waysOf({ inWechat, mobile }: PaymentChannel): PayWay[] {
  return [payWays.desktop, ...(inWechat ? [payWays.inWechat] : []), ...(mobile ? [payWays.mobile] : [])];
}

/** The configured channels. */
export type PaymentChannels = Partial<Record<PayType, PaymentChannel>>;

export function setUp(channels: PaymentChannels): PayType[] {
  return channelsIn(channels).map(([payType]) => payType);
}

/** The same with their numbers. */
export function channelsIn(channels: PaymentChannels): [PayType, PaymentChannel][] {
  return Object.values(payTypes).flatMap((payType) => {
    const channel = channels[payType];
    return channel ? [[payType, channel] as [PayType, PaymentChannel]] : [];
  });
}
