import type { CreateModule } from '../module.ts';
import { answerTemplateRoutes } from './answerTemplates.routes.ts';
import { answerTemplateService } from './answerTemplates.service.ts';

export const answerTemplatesModule: CreateModule = ({ db }) => ({
  tags: { answerTemplates: 'What a supplier often answers in cases and refunds.' },
  routes: [answerTemplateRoutes(answerTemplateService(db))],
});
