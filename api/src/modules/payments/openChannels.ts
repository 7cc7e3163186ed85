import { alipayPayments } from '../../adapters/payments/alipayPayments.ts';
import { wechatPayments } from '../../adapters/payments/wechatPayments.ts';
import type { PaymentsConfig } from '../../plugins/config.payments.ts';
import { type PaymentChannels, payTypes } from './payTypes.ts';

/** The channels that are configured, by their numbers. */
export function openChannels({ alipay, wechat, simulated }: PaymentsConfig): PaymentChannels {
  return {
    ...(alipay && { [payTypes.alipay]: alipayPayments(alipay) }),
    ...(wechat && { [payTypes.wechat]: wechatPayments(wechat) }),
    ...(simulated && { [payTypes.simulated]: alipayPayments(simulated) }),
  };
}
