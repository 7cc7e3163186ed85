import type { CreateModule } from '../module.ts';
import { priceListService } from './priceLists.service.ts';
import { priceStepService } from './priceSteps.service.ts';
import { priceRoutes } from './prices.routes.ts';

export const pricingModule: CreateModule = ({ db }) => ({
  tags: { prices: 'What goods cost by pieces and for whom: price steps and price lists.' },
  routes: [priceRoutes(db, { steps: priceStepService(db), lists: priceListService(db) })],
});
