import type { Queryable } from '../../db/client.ts';
import type { CreateModule } from '../module.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { assignedOrderService } from './assignedOrders.service.ts';
import { mergingRoutes } from './merging.routes.ts';
import { mergingService } from './merging.service.ts';
import { ownOrderService } from './ownOrders.service.ts';
import { pullService } from './pulls.service.ts';
import { shopOrderRoutes } from './shopOrders.routes.ts';
import { waitingAssignedRoutes } from './waitingAssigned.routes.ts';

export const shopOrdersModule: CreateModule = ({ db, box, now, queue, calls, planning, autoOrdering }) => {
  const orderByItself = async (tx: Queryable, shop: Pick<ShopRow, 'id' | 'autoOrder'>) => {
    if (shop.autoOrder) await autoOrdering.wake(tx, shop.id);
  };
  const pulls = pullService({ db, queue, calls, box, now, onPulled: orderByItself });
  const assigned = assignedOrderService({ db, queue, calls, box, onRead: orderByItself });
  return {
    tags: { mergeOrder: 'Several orders of a shop in one parcel.', shopOrders: 'Orders that wait in shops.' },
    routes: [
      shopOrderRoutes(db, pulls, planning),
      waitingAssignedRoutes(db),
      mergingRoutes(mergingService({ db, calls, box })),
    ],
    jobs: [pulls.handler, assigned.handler, ownOrderService({ db, calls }).handler],
    scheduled: [{ name: 'readDueShops', cron: '* * * * *', run: (stop) => pulls.readDue(stop) }],
  };
};
