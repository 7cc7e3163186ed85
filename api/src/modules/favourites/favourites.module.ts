import type { CreateModule } from '../module.ts';
import { favouriteRoutes } from './favourites.routes.ts';
import { favouriteService } from './favourites.service.ts';

export const favouritesModule: CreateModule = ({ db }) => ({
  tags: { favourites: 'Goods that a buyer has kept.' },
  routes: [favouriteRoutes(favouriteService(db))],
});
