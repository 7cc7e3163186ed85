import type { CreateModule } from '../module.ts';
import { releaseDue } from './holds.service.ts';
import { settleDue } from './settling.service.ts';

export const settlementsModule: CreateModule = ({ db }) => ({
  scheduled: [
    { name: 'settleDue', cron: '* * * * *', run: () => settleDue(db) },
    { name: 'releaseDue', cron: '* * * * *', run: () => releaseDue(db) },
  ],
});
