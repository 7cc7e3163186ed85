import type { CreateModule } from '../module.ts';
import { mergingRoutes } from './merging.routes.ts';
import { mergingService } from './merging.service.ts';
import { pullService } from './pulls.service.ts';
import { shopOrderRoutes } from './shopOrders.routes.ts';

export const shopOrdersModule: CreateModule = ({ db, box, now, queue, calls, planning, autoOrdering }) => {
  const pulls = pullService({
    db,
    queue,
    calls,
    box,
    now,
    async onPulled(tx, shop) {
      if (shop.autoOrder) await autoOrdering.wake(tx, shop.id);
    },
  });
  return {
    tags: { mergeOrder: 'Several orders of a shop in one parcel.', shopOrders: 'Orders that wait in shops.' },
    routes: [shopOrderRoutes(db, pulls, planning), mergingRoutes(mergingService({ db, calls, box }))],
    jobs: [pulls.handler],
    scheduled: [{ name: 'readDueShops', cron: '* * * * *', run: (stop) => pulls.readDue(stop) }],
  };
};
