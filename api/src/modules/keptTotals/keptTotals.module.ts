import type { CreateModule } from '../module.ts';
import { keepTotals } from './keeping.service.ts';

export const keptTotalsModule: CreateModule = ({ db }) => ({
  scheduled: [{ name: 'keepTotals', cron: '* * * * *', run: (stop) => keepTotals(db, stop) }],
});
