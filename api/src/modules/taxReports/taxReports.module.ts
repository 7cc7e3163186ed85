import type { CreateModule } from '../module.ts';
import { taxReportRoutes } from './taxReports.console.routes.ts';
import { taxReportService } from './taxReports.service.ts';

export const taxReportsModule: CreateModule = ({ db, now }) => ({
  consoleTags: { taxReports: 'What suppliers earned, for the tax office.' },
  routes: [taxReportRoutes(taxReportService({ db, now }))],
});
