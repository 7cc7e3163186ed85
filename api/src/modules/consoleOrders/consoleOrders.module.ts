import type { CreateModule } from '../module.ts';
import { applyingService } from '../refunds/applying.service.ts';
import { resubmittingService } from '../shipments/resubmitting.service.ts';
import { consoleOrderRoutes } from './consoleOrders.routes.ts';
import { orderDetailService } from './detail.service.ts';
import { orderActionRoutes } from './orderActions.routes.ts';
import { operatorOrderService } from './orderActions.service.ts';

export const consoleOrdersModule: CreateModule = ({ db, queue, shipments, now }) => ({
  consoleTags: { orders: 'Orders and parcels of everybody, and what operators do with them.' },
  routes: [
    consoleOrderRoutes(db, orderDetailService(db)),
    orderActionRoutes(
      operatorOrderService({
        ...{ db, now },
        applying: applyingService({ db, queue }),
        resubmitting: resubmittingService({ db, queue, shipments }),
      }),
    ),
  ],
});
