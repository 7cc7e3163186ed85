import { type Static, Type } from 'typebox';
import { body, NullableInt, NullableText } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { pageOf, pagingFields } from '../../shared/paging.ts';
import { EntityId, NullableId } from '../../shared/values.ts';

const TITLE_MAX = 50;
const DETAIL_MAX = 2000;

const NoticeType = Type.Integer({
  ...{ minimum: 1, maximum: 4, description: '1平台公告 2首页公告 3供应商公告 4站内消息' },
});
const Audience = Type.Integer({
  ...{ minimum: 0, maximum: 4, description: '0所有人 1全部买家 2全部供应商 3某等级的买家 4一个账号' },
});
const State = Type.Integer({
  ...{ minimum: 1, maximum: 5, description: '1草稿 2定时 3已发布 4已下线 5已撤回' },
});
const Level = Type.Integer({ minimum: 1, maximum: 12 });
const Title = Type.String({ minLength: 1, maxLength: TITLE_MAX, pattern: '\\S' });
const Detail = Type.String({
  minLength: 1,
  maxLength: DETAIL_MAX,
  pattern: '\\S',
  description: 'plain text',
});
const Moment = Type.String({ format: 'date-time' });
const NullableMoment = Type.Union([Moment, Type.Null()]);
const Revision = Type.Integer({ minimum: 1, description: 'the one that the caller has seen' });

export const ConsoleNoticesQuery = Type.Object({
  ...pagingFields(20),
  type: Type.Optional(NoticeType),
  audience: Type.Optional(Audience),
  state: Type.Optional(State),
  title: Type.Optional(Type.String({ minLength: 1, maxLength: TITLE_MAX, description: 'part of it' })),
});
export type ConsoleNoticesFilter = Static<typeof ConsoleNoticesQuery>;

const ConsoleNotice = Type.Object({
  id: EntityId,
  type: NoticeType,
  audience: Audience,
  level: { ...NullableInt, description: 'of buyers, with audience 3' },
  accountId: { ...NullableId, description: 'with audience 4' },
  accountName: Type.String({ description: 'nickname or company, with audience 4; empty otherwise' }),
  title: Type.String(),
  detail: Type.String(),
  link: Type.String({ description: 'of a message: a path of the web app; empty where there is none' }),
  top: Type.Boolean(),
  state: State,
  startsAt: { ...NullableText, description: 'when it is to be published; null for at once' },
  endsAt: { ...NullableText, description: 'from then on it is shown no more; null for never' },
  publishedAt: { ...NullableText, description: 'since when it is shown, or will be; null of a draft' },
  revision: Type.Integer({ description: 'counted up by each change' }),
  author: Type.String({ description: 'who began it; empty of those before there was a console' }),
  addressed: { ...NullableInt, description: 'of a published message: to how many accounts it goes' },
  delivered: { ...NullableInt, description: 'of a published message: how many have it' },
  settled: Type.Boolean({ description: 'nothing is left to be delivered or taken back' }),
});
export type ConsoleNoticeDto = Static<typeof ConsoleNotice>;
export const ConsoleNoticeItem = ConsoleNotice;
export const ConsoleNoticePage = pageOf(ConsoleNotice);

export const ConsoleNoticeDetail = Type.Object({
  ...ConsoleNotice.properties,
  reach: { ...NullableInt, description: 'accounts of its audience now; null where it is for visitors too' },
  read: { ...NullableInt, description: 'of a message: how many have read it; null where nobody knows' },
});
export type ConsoleNoticeDetailDto = Static<typeof ConsoleNoticeDetail>;

const words = {
  ...{ title: Title, detail: Detail, top: Type.Boolean() },
  startsAt: {
    ...NullableMoment,
    description: 'null for at once; of what is shown already it stays as it is',
  },
  endsAt: { ...NullableMoment, description: 'null for never' },
};

export const SaveNoticeBody = body({
  id: Type.Optional(EntityId),
  revision: Type.Optional(Revision),
  type: NoticeType,
  audience: Audience,
  level: Type.Optional(Level),
  account: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'phone, id or uuid, with audience 4' }),
  ),
  ...words,
  link: Type.String({
    maxLength: 200,
    pattern: '^$|^/$|^/[A-Za-z0-9?][A-Za-z0-9_\\-/?=&%.]*$',
    description: 'of a message: a path of the web app; empty where there is none',
  }),
});
export type NoticeDraft = Static<typeof SaveNoticeBody>;

export const ReviseNoticeBody = body({ id: EntityId, revision: Revision, ...words, reason: OperatorReason });
export type NoticeRevision = Static<typeof ReviseNoticeBody>;

export const PublishNoticeBody = body({ id: EntityId, revision: Revision });
export const WithdrawNoticeBody = body({ id: EntityId, reason: OperatorReason });
