import type { CreateModule } from '../module.ts';
import { problemRoutes } from './problems.routes.ts';

export const problemsModule: CreateModule = ({ db }) => ({
  tags: { problems: 'What needs a person.' },
  routes: [problemRoutes(db)],
});
