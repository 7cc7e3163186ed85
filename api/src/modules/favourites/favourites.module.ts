import type { CreateModule } from '../module.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { favouriteService } from './favourites.service.ts';

export const favouritesModule: CreateModule = ({ db }) => ({
  routes: [favouriteRoutes(favouriteService(db))],
});
