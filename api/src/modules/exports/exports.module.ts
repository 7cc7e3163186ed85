import type { CreateModule } from '../module.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsModule: CreateModule = ({ exporting }) => ({
  routes: [exportRoutes(exporting)],
  scheduled: [{ name: 'sweepExports', cron: '* * * * *', run: () => exporting.sweep() }],
});
