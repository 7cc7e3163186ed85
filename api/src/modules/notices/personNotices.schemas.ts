import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { pagingFields } from '../../shared/paging.ts';
import { EntityId } from '../../shared/values.ts';

export const UNREAD_COUNTED = 100;

export const PersonNotice = Type.Object({
  id: EntityId,
  type: Type.Literal(4, { description: '4站内消息' }),
  kind: Type.String({ description: 'what happened, such as `cashOutPaid`; there may be new ones' }),
  title: Type.String(),
  detail: Type.String(),
  link: Type.String({ description: 'a path of the web app; empty where there is nothing to see' }),
  created_at: Type.String(),
  readAt: { ...NullableText, description: 'null while it is unread' },
});
export type PersonNoticeDto = Static<typeof PersonNotice>;

export const PersonNoticesBody = body({
  ...pagingFields(),
  unread: Type.Optional(
    Type.Boolean({ description: 'only those that are unread, or only those that are not' }),
  ),
});
export type PersonNoticesFilter = Static<typeof PersonNoticesBody>;

export const ReadBody = body({
  ids: Type.Optional(
    Type.Array(EntityId, { minItems: 1, maxItems: 100, description: 'only these; absent: all up to now' }),
  ),
});

export const Unread = Type.Object({
  unread: Type.Integer({ description: `how many are unread, counted to ${UNREAD_COUNTED} at most` }),
});
