import type { CreateModule } from '../module.ts';
import { tokenDocumentRoutes } from './tokenDocuments.routes.ts';
import { tokenRoutes } from './tokens.routes.ts';
import { tokenService } from './tokens.service.ts';

export const tokensModule: CreateModule = ({ db, stepUp, legal, tokenDocuments, log }) => ({
  tags: { tokens: 'Tokens with which programs act for the own account.' },
  routes: [tokenRoutes(tokenService({ db, stepUp, legal, log })), tokenDocumentRoutes(tokenDocuments)],
  scheduled: [{ name: 'removeTokenDocuments', cron: '50 3 * * *', run: tokenDocuments.removeEnded }],
});
