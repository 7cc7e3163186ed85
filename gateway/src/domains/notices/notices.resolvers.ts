import type { Resolvers } from '../../resolvers.generated.ts';
import { renamed, selectionOf } from '../../rest/selection.ts';
import { noticeType } from './notices.mapping.ts';

export const resolvers = {
  NoticeType: noticeType,
  Query: {
    notices: (_, args, { apis }, info) => apis.notices.list(args, selectionOf(info)),
    notice: (_, { id }, { apis }, info) => apis.notices.find(id, selectionOf(info)),
  },
  Notice: { createdAt: renamed('created_at') },
} satisfies Resolvers;
