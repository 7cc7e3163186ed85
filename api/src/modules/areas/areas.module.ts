import type { CreateModule } from '../module.ts';
import { areaRoutes } from './areas.routes.ts';

export const areasModule: CreateModule = () => ({
  tags: { areas: 'Regions, and where a visitor seems to be.' },
  routes: [areaRoutes()],
});
