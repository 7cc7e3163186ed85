import type { CreateModule } from '../module.ts';
import { tokenRoutes } from './tokens.routes.ts';
import { tokenService } from './tokens.service.ts';

export const tokensModule: CreateModule = ({ db, stepUp, legal, log }) => ({
  tags: { tokens: 'Tokens with which programs act for the own account.' },
  routes: [tokenRoutes(tokenService({ db, stepUp, legal, log }))],
});
