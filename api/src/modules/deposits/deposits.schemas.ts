import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { MAX_FEN } from '../../shared/values.ts';

export const Deposit = Type.Object({
  balance: Type.Integer({ description: 'fen that lie in the deposit' }),
  minimum: Type.Integer({
    description: 'fen that it is topped up to from the income; nothing is cashed out that it lacks',
  }),
  lack: Type.Integer({ description: 'fen that are missing until the minimum' }),
  maxPayIn: Type.Integer({ description: 'fen of the wallet that may be put in: what is not held' }),
  maxTakeOut: Type.Integer({ description: 'fen above the minimum, which may be taken out' }),
});
export type DepositDto = Static<typeof Deposit>;

export const MoveDepositBody = body({
  amount: Type.Integer({ minimum: 1, maximum: MAX_FEN, description: 'fen' }),
  clientNo: Type.Optional(
    Type.String({ description: 'the same number leads to the same movement; as Idempotency-Key' }),
  ),
});
