import type { CreateModule } from '../module.ts';
import { revealRoutes } from './reveals.routes.ts';
import { revealService } from './reveals.service.ts';

export const revealsModule: CreateModule = ({ db, log }) => ({
  consoleTags: { reveals: 'People in clear, to operators who say why.' },
  routes: [revealRoutes(revealService({ db, log }))],
});
