import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

export const AuditQuery = Type.Object({
  ...pagingFields(20),
  operator: Type.Optional(Type.String({ maxLength: 60, description: 'name of who did it' })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'begins with it, such as `account`' })),
  target: Type.Optional(
    Type.String({
      maxLength: 80,
      description: 'what it was done to, whole, such as `account:12` or `账号 12`',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
});
export type AuditFilter = Static<typeof AuditQuery>;

const AuditItem = Type.Object({
  id: EntityId,
  operator: Type.String({ description: 'as it was called then' }),
  operatorId: { ...NullableId, description: 'null of who ran a command' },
  action: Type.String(),
  actionText: Type.String({ description: 'in Chinese' }),
  target: Type.String(),
  subject: Type.String({
    description: 'the target with its kind, such as `account:12`; empty where there is none',
  }),
  subjectText: Type.String({ description: 'in Chinese, such as `账号 12`' }),
  orderId: { ...NullableId, description: 'of the parcel that it was done to' },
  changes: Type.Array(Type.String(), {
    description: 'what it changed and says, in Chinese, a line for each thing',
  }),
  detail: Type.String({ description: 'JSON' }),
  before: { ...NullableText, description: 'JSON of what was there, where something was changed' },
  after: { ...NullableText, description: 'JSON of what is there since' },
  reason: Type.String({ description: 'of a command, too' }),
  address: Type.String({ description: 'network address; empty for a command' }),
  createdAt: Type.String(),
});
export type AuditDto = Static<typeof AuditItem>;

export const AuditChoices = Type.Object({
  actions: Type.Array(
    Type.Object({ begins: Type.String({ description: 'what the filter takes' }), text: Type.String() }),
  ),
  operators: Type.Array(
    Type.Object({ name: Type.String({ description: 'what the filter takes' }), displayName: Type.String() }),
  ),
});
export type AuditChoicesDto = Static<typeof AuditChoices>;
export const AuditPage = pageOf(AuditItem);
