import type { CreateModule } from '../module.ts';
import { keepReports } from './keepReports.ts';
import { reportRoutes } from './reports.routes.ts';
import { reportService } from './reports.service.ts';

export const reportsModule: CreateModule = ({ db, now }) => ({
  consoleTags: { reports: 'What was sold and what became of it, by time and by what it was.' },
  routes: [reportRoutes(reportService({ db, now }))],
  scheduled: [{ name: 'keepReports', cron: '*/10 * * * *', run: (stop) => keepReports(db, stop) }],
});
