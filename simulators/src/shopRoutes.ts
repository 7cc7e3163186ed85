import type { FastifyPluginAsync } from 'fastify';
import { SHOP_PLATFORMS } from './shopPlatforms.ts';
import type { CourierDesk } from './shops/assignmentBook.ts';
import { consoleRoutes } from './shops/consoleRoutes.ts';
import type { PlatformSlug, SimulatedApp } from './shops/shopTypes.ts';
import { shopWorld } from './shops/shopWorld.ts';

export type SimulatedShops = {
  apps: Readonly<Record<PlatformSlug, SimulatedApp>>;
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
    await app.register(consoleRoutes(world), { prefix: '/shops' });
  };
}
