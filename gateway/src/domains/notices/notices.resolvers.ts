import type { Resolvers } from '../../resolvers.generated.ts';
import { noticeType } from './notices.mapping.ts';

export const noticeResolvers: Resolvers = {
  NoticeType: noticeType,
  Query: { notices: (_, args, { apis }) => apis.notices.list(args) },
  Notice: { createdAt: ({ created_at }) => created_at },
};
