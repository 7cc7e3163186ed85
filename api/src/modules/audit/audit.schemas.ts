import { type Static, Type } from 'typebox';
import { NullableText } from '../../shared/envelope.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

export const AuditQuery = Type.Object({
  ...pagingFields(20),
  operator: Type.Optional(Type.String({ maxLength: 60, description: 'name of who did it' })),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'begins with it, such as `account`' })),
  target: Type.Optional(Type.String({ maxLength: 80, description: 'what it was done to, whole' })),
  from: Type.Optional(Type.String({ format: 'date-time' })),
  to: Type.Optional(Type.String({ format: 'date-time' })),
});
export type AuditFilter = Static<typeof AuditQuery>;

const AuditItem = Type.Object({
  id: EntityId,
  operator: Type.String({ description: 'as it was called then' }),
  operatorId: { ...NullableId, description: 'null of who ran a command' },
  action: Type.String(),
  target: Type.String(),
  detail: Type.String({ description: 'JSON' }),
  before: { ...NullableText, description: 'JSON of what was there, where something was changed' },
  after: { ...NullableText, description: 'JSON of what is there since' },
  reason: Type.String(),
  address: Type.String({ description: 'network address; empty for a command' }),
  createdAt: Type.String(),
});
export type AuditDto = Static<typeof AuditItem>;
export const AuditPage = pageOf(AuditItem);
