import type { FastifyPluginAsync } from 'fastify';
import { cashierRoutes } from './cashier.routes.ts';
import { CASHIER_PREFIX } from './cashierUrl.ts';
import { paymentsConsoleRoutes } from './paymentsConsole.routes.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';
import { wechatRoutes } from './wechat.routes.ts';
import type { SimulatedWechatpay } from './wechatRequests.ts';

/** How often it is looked whether a notice is to be repeated. */
const REPEAT_EVERY_MS = 1_000;

/** WeChat Pay, the cashiers of both channels, and the developer's console of the payments under `/payments`. */
export function paymentRoutes(
  world: PaymentsWorld,
  wechatpay: SimulatedWechatpay | undefined,
  now: () => Date,
): FastifyPluginAsync {
  return async (app) => {
    if (wechatpay) await app.register(wechatRoutes(world, wechatpay, now), { prefix: '/wechatpay' });
    await app.register(cashierRoutes(world), { prefix: CASHIER_PREFIX });
    await app.register(paymentsConsoleRoutes(world), { prefix: '/payments' });

    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const repeatLater = () => {
      timer = setTimeout(async () => {
        for (const refund of world.refunds.run())
          if (refund.notifyUrl !== '') void world.notices.begin(refund.trade, refund);
        for (const split of world.splits.run())
          if (split.notifyUrl !== '') void world.notices.beginSplit(split);
        await world.notices.run();
        if (!isOver) repeatLater();
      }, REPEAT_EVERY_MS).unref();
    };
    app.addHook('onReady', async () => repeatLater());
    app.addHook('onClose', async () => {
      isOver = true;
      clearTimeout(timer);
    });
  };
}
