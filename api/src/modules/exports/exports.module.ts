import type { CreateModule } from '../module.ts';
import { exportRoutes } from './exports.routes.ts';

export const exportsModule: CreateModule = ({ exporting, exportWriting }) => ({
  tags: { exports: 'Lists as files.' },
  routes: [exportRoutes(exporting)],
  jobs: exportWriting.handlers,
  stop: () => exportWriting.stop(),
  scheduled: [
    { name: 'sweepExports', cron: '* * * * *', run: (stop) => exporting.sweep(stop) },
    { name: 'rescueExports', cron: '* * * * *', run: () => exportWriting.rescue() },
  ],
});
