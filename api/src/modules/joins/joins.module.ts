import type { CreateModule } from '../module.ts';
import { joinRoutes } from './joins.ts';

export const joinsModule: CreateModule = ({ db, captchas }) => ({
  tags: { joins: 'Applications for a branch site.' },
  routes: [joinRoutes(db, captchas)],
});
