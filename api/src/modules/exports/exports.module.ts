import type { CreateModule } from '../module.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsModule: CreateModule = ({ exporting }) => ({
  tags: { exports: 'Lists as files.' },
  routes: [exportRoutes(exporting)],
  scheduled: [{ name: 'sweepExports', cron: '* * * * *', run: () => exporting.sweep() }],
});
