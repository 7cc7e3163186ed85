import { courierDeskService } from '../couriers/courierDesk.service.ts';
import { courierDeskRoutes } from '../couriers/couriers.console.routes.ts';
import { categoryRoutes } from '../goods/categories.console.routes.ts';
import { categoryService } from '../goods/categories.service.ts';
import type { CreateModule } from '../module.ts';

/** Apart from the nouns' own modules, whose routes answer under a second spelling, too. */
export const consoleCatalogueModule: CreateModule = ({ db }) => ({
  consoleTags: {
    categories: 'What goods are sorted by.',
    couriers: 'Couriers, their order and what they cost.',
  },
  routes: [categoryRoutes(categoryService(db)), courierDeskRoutes(courierDeskService(db))],
});
