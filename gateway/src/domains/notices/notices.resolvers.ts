import type { Resolvers } from '../../resolvers.generated.ts';
import { renamed, selectionOf } from '../../rest/selection.ts';
import { noticeType } from './notices.mapping.ts';

export const resolvers = {
  NoticeType: noticeType,
  Query: {
    notices: (_, args, { apis }, info) => apis.notices.list(args, selectionOf(info)),
    notice: (_, { id }, { apis }, info) => apis.notices.find(id, selectionOf(info)),
    personNotices: (_, { filter, ...paging }, { apis }, info) =>
      apis.notices.mine({ ...filter, ...paging }, selectionOf(info)),
    unreadNotices: (_, __, { apis }, info) => apis.notices.unread(selectionOf(info)),
  },
  Mutation: {
    readNotices: (_, { ids }, { apis }) => apis.notices.markRead(ids ? { ids } : {}),
  },
  Notice: { createdAt: renamed('created_at'), isPinned: renamed('top') },
  PersonNotice: { createdAt: renamed('created_at') },
  UnreadNotices: { count: renamed('unread') },
} satisfies Resolvers;
