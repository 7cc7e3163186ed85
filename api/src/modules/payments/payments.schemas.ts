import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const payType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(9)], {
  description: '1支付宝 2微信支付 9模拟支付',
});
const payWay = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '1电脑 2微信内 3手机浏览器',
});
const status = Type.Integer({ description: '0待支付 1已支付 2已关闭 3支付失败 4已退款 5金额异常' });
const fen = Type.Integer({ description: 'fen' });

export const ChannelsAnswer = Type.Object({
  list: Type.Array(
    Type.Object({
      payType,
      payTypeText: Type.String(),
      payWays: Type.Array(payWay, { description: 'where it can be paid' }),
    }),
  ),
});

export const CreatePayBody = body({
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'fen' }),
  payType,
  payWay: Type.Optional(payWay),
  wechatCode: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'what WeChat has sent the person back with from `loginUrl`, under the same `clientNo`',
    }),
  ),
  wechatState: Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: 'what came with `wechatCode`' }),
  ),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same payment; as Idempotency-Key' }),
  ),
});

const WechatPay = Type.Object({
  appId: Type.String(),
  timeStamp: Type.String({ description: 'seconds' }),
  nonceStr: Type.String(),
  package: Type.String(),
  signType: Type.Literal('RSA'),
  paySign: Type.String(),
});

export const Pay = Type.Object({
  payId: EntityId,
  payNo: Type.String(),
  amount: fen,
  payType,
  payTypeText: Type.String(),
  status,
  statusText: Type.String(),
  payUrl: Type.Union([Type.String(), Type.Null()], { description: 'page to open in a window of its own' }),
  qrCode: Type.Union([Type.String(), Type.Null()], { description: 'text of a QR code to scan' }),
  payWay,
  loginUrl: Type.Union([Type.String(), Type.Null()], {
    description: 'page on which WeChat says who pays, before it can be paid there; null otherwise',
  }),
  wechatPay: Type.Union([WechatPay, Type.Null()], {
    description: 'what `getBrandWCPayRequest` of WeChat’s browser is called with; null elsewhere',
  }),
  expireAt: Type.String(),
});
export type PayDto = Static<typeof Pay>;

export const CheckPayBody = body({ payId: EntityId });

export const CheckedPay = Type.Object({
  payId: EntityId,
  payNo: Type.String(),
  status,
  statusText: Type.String(),
  amount: fen,
  paidAt: NullableText,
  late: Type.Boolean({ description: 'paid after it was closed' }),
  expireAt: Type.String(),
  balance: Type.Integer({ description: 'fen' }),
});
export type CheckedPayDto = Static<typeof CheckedPay>;

const rechargeStatus = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: '0待支付 1已到账 2已关闭 4已退款 5金额异常',
});

export const RechargesBody = body({
  ...pagingFields(20),
  status: Type.Optional(rechargeStatus),
  payType: Type.Optional(payType),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type RechargesFilter = Static<typeof RechargesBody>;

const Recharge = Type.Object({
  id: EntityId,
  rechargeNo: Type.String(),
  payId: EntityId,
  amount: fen,
  bonus: fen,
  realAmount: Type.Integer({ description: 'fen that are credited: amount and bonus' }),
  payType,
  payTypeText: Type.String(),
  status: rechargeStatus,
  statusText: Type.String(),
  late: Type.Boolean({ description: 'paid after it was closed' }),
  channelTradeNo: NullableText,
  createdAt: Type.String(),
  paidAt: NullableText,
});
export type RechargeDto = Static<typeof Recharge>;

export const RechargesAnswer = Type.Object({
  ...pageFields(Recharge),
  sumPaid: Type.Integer({ description: 'fen credited over the whole filter' }),
});

/** The channel's required response. */
export const NoticeAnswer = Type.String();
