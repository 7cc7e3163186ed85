import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { idsField, pageOf, pagingFields } from '../../shared/paging.ts';
import { claimKinds } from '../../shared/statuses.ts';
import { EntityId, MAX_FEN, NullableId } from '../../shared/values.ts';

const fen = Type.Integer({ description: 'fen' });
const amount = Type.Integer({ minimum: 1, maximum: MAX_FEN, description: 'fen' });
const kind = Type.Enum(claimKinds, { description: '1丢失 2破损 3延误' });
const status = Type.Integer({
  minimum: 0,
  maximum: 99,
  description: '10待提交快递 20快递处理中 30快递已同意 40已赔付 50快递拒赔 60已撤回',
});

export const OpenClaimBody = body({
  packageId: EntityId,
  kind,
  amount: { ...amount, description: 'fen that the courier is asked for' },
  text: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'what happened, and what the goods are worth',
  }),
});

export const StepClaimBody = body({
  claimId: EntityId,
  action: Type.Union(
    [
      Type.Literal('submit'),
      Type.Literal('accept'),
      Type.Literal('refuse'),
      Type.Literal('pay'),
      Type.Literal('withdraw'),
    ],
    {
      description:
        'submit: it was given to the courier; accept, refuse: the courier’s answer; pay: its money has come; withdraw: nothing is asked for any more',
    },
  ),
  amount: Type.Optional({ ...amount, description: 'fen that the courier accepts; by default all of it' }),
  text: Type.Optional(
    Type.String({ maxLength: 500, description: 'the courier’s words; required to refuse' }),
  ),
});

export const ClaimsBody = body({
  ...pagingFields(20),
  ids: idsField,
  status: Type.Optional(status),
  open: Type.Optional(Type.Boolean({ description: 'only those that are not over, or that are' })),
  packageId: Type.Optional(EntityId),
  caseId: Type.Optional(EntityId),
});
export type ClaimsFilter = Static<typeof ClaimsBody>;

const Claim = Type.Object({
  id: EntityId,
  claimNo: Type.String(),
  packageId: EntityId,
  packageNo: Type.String(),
  orderId: EntityId,
  orderNo: Type.String(),
  caseId: { ...NullableId, description: 'the newest after-sales case of the parcel when it was opened' },
  caseNo: NullableText,
  courierName: Type.String(),
  waybillNo: Type.String(),
  direct: Type.Boolean({
    description:
      'the number is the supplier’s own: the courier answers and pays the supplier, not the platform',
  }),
  kind,
  kindText: Type.String(),
  amount: { ...fen, description: 'fen that are asked for' },
  text: Type.String(),
  status,
  statusText: Type.String(),
  acceptedAmount: { ...NullableInt, description: 'fen that the courier agreed to' },
  answer: Type.String({ description: 'what the courier said, or empty' }),
  supplierPart: { ...NullableInt, description: 'fen of what was paid that are in the supplier’s wallet' },
  platformPart: {
    ...NullableInt,
    description: 'fen of what was paid that the platform has, as far as it bore the loss',
  },
  buyerGot: { ...fen, description: 'fen that the buyer got back for the parcel' },
  supplierBore: {
    ...fen,
    description: 'fen of that which the supplier bore; the platform and its agent bore the rest',
  },
  createdAt: Type.String(),
  updatedAt: Type.String(),
  finishedAt: NullableText,
  allowedActions: Type.Array(Type.String(), { description: 'submit, accept, refuse, pay, withdraw' }),
});
export type ClaimDto = Static<typeof Claim>;
export const ClaimsAnswer = pageOf(Claim);
export const ClaimStepAnswer = Type.Object({ claimId: EntityId, status });
