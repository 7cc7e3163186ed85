import type { CreateModule } from '../module.ts';
import { homeItemRoutes } from './homePlaces.console.routes.ts';
import { homePlacesRoutes } from './homePlaces.routes.ts';
import { homePlacesService } from './homePlaces.service.ts';

export const homePlacesModule: CreateModule = ({ db, now }) => {
  const places = homePlacesService(db, now);
  return {
    tags: { homePlaces: 'What operators show on the home page.' },
    consoleTags: { homePlaces: 'What operators show on the home page.' },
    routes: [homePlacesRoutes(places), homeItemRoutes(places)],
  };
};
