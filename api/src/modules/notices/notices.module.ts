import type { CreateModule } from '../module.ts';
import { consoleNoticeRoutes } from './consoleNotices.routes.ts';
import { consoleNoticeService } from './consoleNotices.service.ts';
import { deliverMessages } from './delivery.ts';
import { noticeRoutes } from './notices.ts';
import { personNoticeRoutes } from './personNotices.routes.ts';

export const noticesModule: CreateModule = ({ db }) => ({
  tags: { notices: 'Notices to everyone, and to each account of its own things.' },
  consoleTags: { notices: 'Notices and messages that operators publish.' },
  routes: [noticeRoutes(db), personNoticeRoutes(db), consoleNoticeRoutes(db, consoleNoticeService(db))],
  scheduled: [{ name: 'deliverMessages', everySeconds: 5, run: (stop) => deliverMessages(db, stop) }],
});
