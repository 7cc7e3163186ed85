import type { CreateModule } from '../module.ts';
import { noticeRoutes } from './notices.ts';

export const noticesModule: CreateModule = ({ db }) => ({
  tags: { notices: 'Notices to everyone.' },
  routes: [noticeRoutes(db)],
});
