import type { CreateModule } from '../module.ts';
import { noticeRoutes } from './notices.ts';
import { personNoticeRoutes } from './personNotices.routes.ts';

export const noticesModule: CreateModule = ({ db }) => ({
  tags: { notices: 'Notices to everyone, and to each account of its own things.' },
  routes: [noticeRoutes(db), personNoticeRoutes(db)],
});
