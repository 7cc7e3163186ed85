import type { PaymentChannel } from '../../adapters/payments/paymentChannel.ts';

/** REST `payType`; the last one exists in demo mode only. */
export const payTypes = { alipay: 1, wechat: 2, simulated: 9 } as const;
export type PayType = (typeof payTypes)[keyof typeof payTypes];

export const payTypeTexts: Record<PayType, string> = { 1: '支付宝', 2: '微信支付', 9: '模拟支付' };

/** The configured channels. */
export type PaymentChannels = Partial<Record<PayType, PaymentChannel>>;

export function setUp(channels: PaymentChannels): PayType[] {
  return Object.values(payTypes).filter((payType) => channels[payType]);
}
