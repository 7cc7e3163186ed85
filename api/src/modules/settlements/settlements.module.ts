import type { CreateModule } from '../module.ts';
import { releaseDue } from './holds.service.ts';
import { settleDue } from './settling.service.ts';

export const settlementsModule: CreateModule = ({ db }) => ({
  scheduled: [
    { name: 'settleDue', cron: '* * * * *', run: (stop) => settleDue(db, stop) },
    { name: 'releaseDue', cron: '* * * * *', run: (stop) => releaseDue(db, stop) },
  ],
});
