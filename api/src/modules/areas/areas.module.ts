import type { CreateModule } from '../module.ts';
import { areaRoutes } from './areas.routes.ts';

export const areasModule: CreateModule = () => ({ routes: [areaRoutes()] });
