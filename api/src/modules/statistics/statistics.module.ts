import type { CreateModule } from '../module.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: CreateModule = ({ db, now }) => ({ routes: [statisticsRoutes(db, now)] });
