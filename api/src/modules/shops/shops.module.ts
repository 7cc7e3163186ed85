import type { Queryable } from '../../db/client.ts';
import { hearListed } from '../listings/hearListed.ts';
import type { CreateModule } from '../module.ts';
import { assignedShopService } from './assignedShops.service.ts';
import { authorisingService } from './authorising.service.ts';
import { callbackRoutes } from './callback.routes.ts';
import { tellEndingShops } from './endingShops.ts';
import { goodsPullRoutes } from './goodsPulls.routes.ts';
import { goodsPullService } from './goodsPulls.service.ts';
import { pushService } from './pushes.service.ts';
import { renewingService } from './renewing.service.ts';
import { shopGoodRoutes } from './shopGoods.routes.ts';
import { shopGoodService } from './shopGoods.service.ts';
import { shopSkuRoutes } from './shopSkus.routes.ts';
import { shopSkuService } from './shopSkus.service.ts';
import { shopRoutes } from './shops.routes.ts';
import { shopService } from './shops.service.ts';

export const shopsModule: CreateModule = ({
  db,
  box,
  now,
  queue,
  calls,
  issuing,
  writeBacks,
  weixinPushKeys,
  douyinApp,
}) => {
  const shops = shopService({ db, calls, box, now, pauseWriteBacks: writeBacks.pause });
  const resume = async (tx: Queryable, shopId: number) => {
    await issuing.resume(tx, shopId);
    await writeBacks.resume(tx, shopId);
  };
  const assigned = assignedShopService({
    ...{ db, queue, calls, box },
    onOpened: resume,
    onLapsed: (tx, shopId) => writeBacks.pause(tx, shopId, 'lapsed'),
  });
  const authorising = authorisingService({
    ...{ db, calls, box, now },
    onRenewed: resume,
    onSupplier: assigned.wake,
  });
  const renewing = renewingService({ db, queue, calls });
  const goodsPulls = goodsPullService({ db, queue, calls });
  return {
    tags: { shops: 'Shops of other platforms.' },
    routes: [
      shopRoutes(shops, authorising),
      callbackRoutes(
        authorising,
        pushService({
          db,
          box,
          keys: weixinPushKeys,
          douyinApp,
          hearAssigned: assigned.hear,
          hearKnown: assigned.hearKnown,
          hearListed: (platform, goods) => hearListed({ db, queue }, platform, goods),
        }),
      ),
      shopGoodRoutes(shopGoodService(db)),
      shopSkuRoutes(shopSkuService(db)),
      goodsPullRoutes(goodsPulls),
    ],
    jobs: [renewing.handler, goodsPulls.handler, assigned.keepHandler],
    scheduled: [
      { name: 'renewDueShops', cron: '*/10 * * * *', run: (stop) => renewing.renewDue(stop) },
      { name: 'keepAssignedShops', cron: '*/10 * * * *', run: (stop) => assigned.keepDue(stop) },
      { name: 'tellExpiringShops', cron: '*/10 * * * *', run: (stop) => tellEndingShops(db, stop) },
    ],
  };
};
