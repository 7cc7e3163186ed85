import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { EntityId } from '../../shared/values.ts';

export const revealKinds = { account: 1, receiver: 2, sender: 3, application: 4 } as const;
export type RevealKind = keyof typeof revealKinds;

export const RevealBody = body({
  kind: Type.Enum(revealKinds, {
    description:
      '1 an account; 2 the receiver of a parcel; 3 the sender of an order; 4 who would like to open a branch',
  }),
  id: { ...EntityId, description: 'of the account, parcel, order or application' },
  reason: OperatorReason,
});
export type RevealInput = Static<typeof RevealBody>;

export const RevealedPerson = Type.Object({
  name: Type.String({ description: 'in clear; empty where an account gave none' }),
  phone: Type.String({ description: 'in clear' }),
  address: Type.String({ description: 'in clear, with its region; empty of an account' }),
  left: Type.Integer({ description: 'how many more the operator may see in the running day' }),
});
export type RevealedPersonDto = Static<typeof RevealedPerson>;
