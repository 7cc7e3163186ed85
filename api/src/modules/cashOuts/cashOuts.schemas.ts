import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { idsField, pageFields, pagingFields } from '../../shared/paging.ts';
import { EntityId, UpdatedAt } from '../../shared/values.ts';

const fen = Type.Integer({ description: 'fen' });
const accountType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
  description: '1支付宝 2微信 3银行卡',
});
const status = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: '0待审核 10待打款 20打款中 30已到账 40已驳回 50打款失败 60已撤销',
});

export const CashOut = Type.Object({
  id: EntityId,
  cashOutNo: Type.String(),
  amount: Type.Integer({ description: 'fen, taken from the balance' }),
  fee: fen,
  realAmount: Type.Integer({ description: 'fen that arrive: amount less fee' }),
  accountType,
  accountTypeText: Type.String(),
  account: Type.String({ description: 'masked' }),
  accountName: Type.String(),
  bankName: NullableText,
  status,
  statusText: Type.String(),
  auditReason: Type.String({ description: 'why it was rejected or could not be paid; else empty' }),
  transferNo: NullableText,
  createdAt: Type.String(),
  updatedAt: UpdatedAt,
  auditedAt: NullableText,
  paidAt: NullableText,
  revocable: Type.Boolean({ description: 'it can be revoked now' }),
});
export type CashOutDto = Static<typeof CashOut>;

export const CreateCashOutBody = body({
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'fen' }),
  accountType,
  account: Type.String({ minLength: 1, maxLength: 100 }),
  accountName: Type.String({ minLength: 1, maxLength: 30, description: 'the proven name' }),
  bankName: Type.Optional(Type.String({ pattern: '^\\S(.{0,28}\\S)?$', description: 'of bank cards' })),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 18, description: 'or phoneCode' })),
  phoneCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 16, description: 'of scene 5, instead of the password' }),
  ),
  proof: Type.Optional(
    Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
  ),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same cash-out; as Idempotency-Key' }),
  ),
});
export type CreateCashOut = Omit<Static<typeof CreateCashOutBody>, 'clientNo'>;

export const CashOutsBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  startAt: Type.Optional(Type.String({ format: 'date-time' })),
  endAt: Type.Optional(Type.String({ format: 'date-time' })),
});
export type CashOutsFilter = Static<typeof CashOutsBody>;

export const CashOutsAnswer = Type.Object({
  ...pageFields(CashOut),
  sumPaid: Type.Integer({ description: 'fen that have arrived over the whole filter' }),
});

export const CashOutLimits = Type.Object({
  withdrawable: Type.Integer({ description: 'fen of the balance that may go out' }),
  min: fen,
  max: fen,
  feeRate: Type.Integer({ description: 'ten-thousandths of the amount, rounded up to a fen' }),
  leftToday: Type.Integer({ description: 'cash-outs that may still be asked for today' }),
  auditing: Type.Union([CashOut, Type.Null()], {
    description: 'no other can be asked for until it is decided',
  }),
  realName: Type.Union([Type.String(), Type.Null()], { description: 'the proven name, in full' }),
  paused: Type.Boolean({ description: 'stopped for everybody' }),
});
export type CashOutLimitsDto = Static<typeof CashOutLimits>;
