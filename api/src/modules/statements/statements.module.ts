import type { CreateModule } from '../module.ts';
import { writeMonths } from './platformStatement.ts';
import { statementDeskService } from './statementDesk.service.ts';
import { statementDeskRoutes } from './statements.console.routes.ts';
import { statementRoutes } from './statements.routes.ts';

export const statementsModule: CreateModule = ({ db, now, exporting }) => ({
  tags: { statements: 'Wallets by month.' },
  consoleTags: { statements: 'The ledger by month.' },
  routes: [statementRoutes(db, now, exporting), statementDeskRoutes(statementDeskService(db, now))],
  scheduled: [{ name: 'writeMonths', cron: '50 * * * *', run: (stop) => writeMonths(db, now(), stop) }],
});
