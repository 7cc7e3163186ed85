import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { receiverKinds } from './receiverAccounts.ts';

const Kind = Type.Enum(receiverKinds, {
  description: 'merchant: a merchant of WeChat Pay; person: somebody by their openid',
});
const Receiver = Type.Object({
  kind: Kind,
  account: Type.String({ description: 'masked' }),
  name: Type.String({ description: 'in full: registered name of the merchant, or proven name' }),
  createdAt: Type.String({ description: 'it gets cash-outs that are asked for after this' }),
});
export const SplitReceiver = Type.Object({
  isOpen: Type.Boolean({ description: 'whether the platform pays by splits' }),
  receiver: Type.Union([Receiver, Type.Null()]),
});
export type SplitReceiverDto = Static<typeof SplitReceiver>;

export const SaveSplitReceiverBody = body({
  kind: Kind,
  account: Type.String({ minLength: 1, maxLength: 64, description: 'number of the merchant, or openid' }),
  name: Type.String({ minLength: 1, maxLength: 100, description: 'WeChat Pay compares it' }),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 18, description: 'or phoneCode' })),
  phoneCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 16, description: 'of scene 5, instead of the password' }),
  ),
  proof: Type.Optional(
    Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
  ),
});
export type SaveSplitReceiver = Static<typeof SaveSplitReceiverBody>;

export const SplitDays = Type.Array(
  Type.Object({
    day: Type.String({ description: 'by the clock of Shanghai' }),
    splits: Type.Integer({ description: 'parts that arrived, of cash-outs that were paid on the day' }),
    amount: Type.Integer({ description: 'fen of those parts' }),
    ledger: Type.Integer({ description: 'fen that left by these cash-outs, as the ledger says' }),
  }),
);
