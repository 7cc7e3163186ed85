import { noticeType } from '../../../domains/notices/notices.mapping.ts';
import { renamed, selectionOf } from '../../../rest/selection.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { noticeAudience, noticeState } from './notices.mapping.ts';

export const resolvers = {
  NoticeAudience: noticeAudience,
  NoticeState: noticeState,
  NoticeType: noticeType,
  Query: {
    notices: (_, { filter, page, pageSize, cursor }, { apis }, info) =>
      apis.notices.list({ ...filter, page, pageSize, cursor }, selectionOf(info)),
    noticeReach: (_, { id }, { apis }, info) => apis.notices.reach(id, selectionOf(info)),
  },
  Mutation: {
    saveNotice: (
      _,
      { input: { id, revision, level, account, isPinned, startsAt, endsAt, ...input } },
      { apis },
    ) =>
      apis.notices.save({
        ...input,
        ...{ top: isPinned, startsAt: startsAt ?? null, endsAt: endsAt ?? null },
        ...(id != null && { id }),
        ...(revision != null && { revision }),
        ...(level != null && { level }),
        ...(account != null && { account }),
      }),
    publishNotice: (_, { id, revision }, { apis }) => apis.notices.publish(id, revision),
    reviseNotice: (_, { input: { isPinned, startsAt, endsAt, ...input } }, { apis }) =>
      apis.notices.revise({
        ...input,
        ...{ top: isPinned, startsAt: startsAt ?? null, endsAt: endsAt ?? null },
      }),
    withdrawNotice: (_, { id, reason }, { apis }) => apis.notices.withdraw(id, reason),
    deleteNotice: (_, { id }, { apis }) => apis.notices.remove(id),
  },
  Notice: { isPinned: renamed('top'), isSettled: renamed('settled') },
} satisfies Resolvers;
