import type { Resolvers } from '../../resolvers.generated.ts';
import { noticeType } from './notices.mapping.ts';

export const resolvers = {
  NoticeType: noticeType,
  Query: {
    notices: (_, args, { apis }) => apis.notices.list(args),
    notice: (_, { id }, { apis }) => apis.notices.find(id),
  },
  Notice: { createdAt: ({ created_at }) => created_at },
} satisfies Resolvers;
