import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';

const fen = Type.Integer({ description: 'fen' });

export const CHECKS = [
  'unpaidOrders',
  'parcels',
  'afterSale',
  'refunds',
  'goodsOnSale',
  'cashOuts',
  'recharges',
  'income',
  'debt',
] as const;
export type CheckKey = (typeof CHECKS)[number];

const Check = Type.Object({
  key: Type.Enum(CHECKS, {
    description:
      'unpaidOrders 待付款订单, parcels 未完成的包裹, afterSale 仍可退款或待结算的包裹, refunds 退款中, goodsOnSale 在售商品, cashOuts 提现中, recharges 待支付的充值, income 待提现的收入, debt 余额为负',
  }),
  count: Type.Integer({ description: 'how many there are; an account can be closed when all are 0' }),
  amount: Type.Integer({ description: 'fen, of income and debt; else 0' }),
});

const Back = Type.Object({
  payNo: Type.String({ description: 'the recharge that it was paid with' }),
  payType: Type.Integer(),
  payTypeText: Type.String(),
  paidAt: NullableText,
  amount: fen,
  status: Type.Integer({ description: '0将退回 1退回中 2已退回 3渠道未接受' }),
  statusText: Type.String(),
});

const PHASES = ['none', 'refunding', 'cashOut', 'waiting', 'closed'] as const;

export const Closing = Type.Object({
  phase: Type.Enum(PHASES, {
    description:
      'none not begun; refunding money is on its way back; cashOut what cannot go back is to be cashed out; waiting for checks or parcels of invited buyers; closed for good, and the session has ended',
  }),
  begunAt: NullableText,
  checks: Type.Array(Check),
  refunds: Type.Array(Back, { description: 'what goes back the way it came, the newest recharge first' }),
  refundAmount: Type.Integer({ description: 'fen, of all refunds that were not turned down' }),
  cashOutAmount: Type.Integer({
    description:
      'fen that were recharged or earned, and go out as a cash-out without a fee once it has begun',
  }),
  giveUpAmount: Type.Integer({ description: 'fen of a demo that are given up' }),
  shops: Type.Integer({ description: 'bound shops, which are unbound' }),
  members: Type.Integer({ description: 'invited buyers, who stay without an agent' }),
  memberParcels: Type.Integer({ description: 'parcels of theirs whose profit is awaited before the end' }),
});
export type ClosingDto = Static<typeof Closing>;

export const BeginClosingBody = body({
  phoneCode: Type.String({ minLength: 1, maxLength: 16, description: 'of scene 6' }),
  proof: Type.Optional(
    Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
  ),
});
export type BeginClosing = Static<typeof BeginClosingBody>;
