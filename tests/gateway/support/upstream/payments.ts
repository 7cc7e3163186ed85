import type {
  PaymentDto,
  PaymentStateDto,
  RechargeDto,
} from '../../../../gateway/src/domains/payments/payments.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

export function paymentRow(payId: number): PaymentDto {
  return {
    payId,
    payNo: `Z${payId}`,
    amount: 10_000,
    payType: 9,
    payTypeText: '模拟支付',
    status: 0,
    statusText: '待支付',
    payUrl: 'https://cashier.example/1',
    qrCode: null,
    payWay: 2,
    loginUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    wechatPay: {
      appId: 'wx1',
      timeStamp: '1763690400',
      nonceStr: 'n1',
      package: 'prepay_id=wx1',
      signType: 'RSA',
      paySign: 's1',
    },
    expireAt: at,
  };
}

export function paymentStateRow(payId: number): PaymentStateDto {
  return {
    payId,
    payNo: `Z${payId}`,
    status: 1,
    statusText: '已支付',
    amount: 10_000,
    paidAt: at,
    late: false,
    expireAt: at,
    balance: 10_466,
  };
}

export function rechargeRow(id: number): RechargeDto {
  return {
    id,
    rechargeNo: `Z${id}`,
    payId: id,
    amount: 10_000,
    bonus: 0,
    realAmount: 10_000,
    payType: 2,
    payTypeText: '微信支付',
    status: 1,
    statusText: '已到账',
    late: true,
    channelTradeNo: '4200',
    createdAt: at,
    paidAt: at,
  };
}

export const answers: Answers = {
  '/pay/channels': () =>
    ok({
      list: [
        { payType: 1, payTypeText: '支付宝', payWays: [1, 3] },
        { payType: 9, payTypeText: '模拟支付', payWays: [1] },
      ],
    }),
  '/pay/create': ({ body }) => ok({ ...paymentRow(7), ...(body as object) }),
  '/pay/check': ({ body }) => ok(paymentStateRow((body as { payId: number }).payId)),
  '/recharges/getRechargesList': () => ok({ ...pageOf([rechargeRow(7)]), sumPaid: 10_000 }),
};
