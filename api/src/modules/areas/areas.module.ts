import type { CreateModule } from '../module.ts';
import { areaClosureService } from './areaClosures.service.ts';
import { areaClosureRoutes } from './areas.console.routes.ts';
import { areaRoutes } from './areas.routes.ts';
import { consoleRegionRoutes } from './regions.console.routes.ts';

export const areasModule: CreateModule = ({ db, now }) => ({
  tags: { areas: 'Regions, and where a visitor seems to be.' },
  consoleTags: {
    areas: 'Areas that nothing is shipped to.',
    regions: 'Provinces, cities and districts.',
  },
  routes: [areaRoutes(), areaClosureRoutes(areaClosureService({ db, now })), consoleRegionRoutes()],
});
