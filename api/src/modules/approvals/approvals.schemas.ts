import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

const Status = Type.Integer({
  minimum: 1,
  maximum: 4,
  description: '1 waiting, 2 approved, 3 refused, 4 taken back',
});

export const ApprovalsQuery = Type.Object({ ...pagingFields(20), status: Type.Optional(Status) });
export type ApprovalsFilter = Static<typeof ApprovalsQuery>;

const Transfer = Type.Object({
  from: Type.String({ description: 'who pays, such as `平台收入` or `供应商 义乌优品`' }),
  to: Type.String({ description: 'who gets it' }),
  amount: Type.Integer({ description: 'fen' }),
});
export type TransferDto = Static<typeof Transfer>;

const Approval = Type.Object({
  id: EntityId,
  action: Type.String({ description: 'What is done once it is approved, such as `balance.adjust`.' }),
  target: Type.String({ description: 'What it is about, such as `account:12`.' }),
  targetText: Type.String({ description: 'In Chinese, such as `账号 12`.' }),
  accountName: {
    ...NullableText,
    description: 'of an account that it is about: a supplier’s company, else the nick name',
  },
  summary: Type.String({ description: 'In one Chinese sentence.' }),
  amount: Type.Integer({ description: 'Fen that it moves.' }),
  transfers: Type.Array(Transfer, {
    description: 'Who pays whom, as it was when it was asked for; empty where no money moves.',
  }),
  reason: Type.String(),
  status: Status,
  askedBy: Type.String({ description: 'name of the operator' }),
  askedAt: Type.String(),
  decidedBy: NullableText,
  decidedAt: NullableText,
  decision: Type.String({ description: 'What was said with it.' }),
  mayDecide: Type.Boolean({ description: 'whether the caller may: it has the permission and did not ask' }),
  mayRevoke: Type.Boolean({ description: 'whether the caller asked, and may take it back' }),
});
export type ApprovalDto = Static<typeof Approval>;
export const ApprovalPage = pageOf(Approval);

export const DecideBody = body({
  id: EntityId,
  approve: Type.Boolean(),
  decision: Type.Optional(Type.String({ maxLength: 200, description: 'needed to refuse' })),
});
export type Decision = Static<typeof DecideBody>;
export const RevokeBody = body({ id: EntityId });
