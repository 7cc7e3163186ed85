import type { CreateModule } from '../module.ts';
import { areaRoutes } from './areas.routes.ts';
import { consoleRegionRoutes } from './regions.console.routes.ts';

export const areasModule: CreateModule = () => ({
  tags: { areas: 'Regions, and where a visitor seems to be.' },
  consoleTags: { regions: 'Provinces, cities and districts.' },
  routes: [areaRoutes(), consoleRegionRoutes()],
});
