import type { FastifyPluginAsync } from 'fastify';
import { ali1688Routes } from './ali1688/ali1688.routes.ts';
import { SHOP_PLATFORMS } from './shopPlatforms.ts';
import type { CourierDesk } from './shops/assignmentBook.ts';
import { consoleRoutes } from './shops/consoleRoutes.ts';
import type { PlatformSlug, SimulatedApp } from './shops/shopTypes.ts';
import { shopWorld } from './shops/shopWorld.ts';

export type SimulatedShops = {
  /** Of each platform, and of 1688, where accounts buy. */
  apps: Readonly<Record<PlatformSlug | 'ali1688', SimulatedApp>>;
  /** How many orders each shop has from the start. */
  ordersPerShop: number;
};

const DAY_HOURS = 24;

/** The shop platforms under their names, and the developer's console under `/shops`. */
export function shopRoutes(
  { apps, ordersPerShop }: SimulatedShops,
  couriers: CourierDesk | null,
  now: () => Date,
): FastifyPluginAsync {
  const world = shopWorld(SHOP_PLATFORMS, apps, now);
  if (couriers) for (const { assignments } of world.platforms) assignments.sendThrough(couriers);
  const bought = { count: ordersPerShop, sameReceiver: 2, title: null, isPaid: true, overHours: DAY_HOURS };
  for (const { shops, orders } of world.platforms) for (const shop of shops) orders.add(shop, bought);

  return async (app) => {
    for (const [index, { slug, routes }] of SHOP_PLATFORMS.entries()) {
      const platform = world.platforms[index];
      if (platform) await app.register(routes(platform), { prefix: `/${slug}` });
    }
    await app.register(ali1688Routes(apps.ali1688, now), { prefix: '/ali1688' });
    await app.register(consoleRoutes(world), { prefix: '/shops' });
  };
}
