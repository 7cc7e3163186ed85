import type { CreateModule } from '../module.ts';
import { buyingService } from './buying.service.ts';
import { shopOfferService } from './shopOffers.service.ts';
import { sourceOrderRoutes } from './sourceOrders.routes.ts';
import { sourceOrderService } from './sourceOrders.service.ts';

export const sourceOrdersModule: CreateModule = ({ db, box, queue, calls, planning }) => {
  const buying = buyingService({ db, queue, calls, box });
  return {
    tags: { sourceOrders: 'What is bought at sources (1688) for orders of shops.' },
    routes: [
      sourceOrderRoutes(sourceOrderService({ db, calls, planning, buying }), shopOfferService({ db, calls })),
    ],
    jobs: [buying.handler],
    scheduled: [{ name: 'wakeSourceOrders', everySeconds: 30, run: (stop) => buying.wakeDue(stop) }],
  };
};
