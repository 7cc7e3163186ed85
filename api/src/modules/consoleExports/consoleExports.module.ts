import type { CreateModule } from '../module.ts';
import { consoleExportRoutes } from './consoleExports.routes.ts';
import { consoleExportService } from './consoleExports.service.ts';
import { exportedLists } from './lists.ts';

export const consoleExportsModule: CreateModule = ({ db, approvals, operatorSessions, now }) => ({
  consoleTags: { exports: 'Lists as files.' },
  routes: [
    consoleExportRoutes(
      consoleExportService({ db, lists: exportedLists({ db, approvals, operatorSessions, now }), now }),
    ),
  ],
});
