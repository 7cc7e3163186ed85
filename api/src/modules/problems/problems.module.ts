import type { CreateModule } from '../module.ts';
import { problemRoutes } from './problems.routes.ts';

export const problemsModule: CreateModule = ({ db }) => ({ routes: [problemRoutes(db)] });
