import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { SimulatedAlipay } from './alipay/simulatedAlipay.ts';
import { groupRobotRoutes } from './groupRobots/groupRobots.routes.ts';
import { courierDesk } from './kuaidi100/acceptedParcels.ts';
import { couriersWorld, kuaidi100Routes } from './kuaidi100/kuaidi100.routes.ts';
import type { SimulatedKuaidi100 } from './kuaidi100/labelRequests.ts';
import { alipayRoutes } from './payments/alipay.routes.ts';
import { paymentRoutes } from './payments/payments.routes.ts';
import { paymentsWorld } from './payments/paymentsWorld.ts';
import type { SimulatedWechatpay } from './payments/wechatRequests.ts';
import { printingRoutes, type SimulatedPrinting } from './printing/printing.routes.ts';
import { type SimulatedS3, s3Routes } from './s3/s3.routes.ts';
import { type SimulatedShops, shopRoutes } from './shopRoutes.ts';
import { wangdianRoutes } from './wangdian/wangdian.routes.ts';
import { DEVELOPMENT_ACCOUNT } from './wangdian/wangdianBook.ts';

export type SimulatorsOptions = {
  alipay: SimulatedAlipay;
  /** Without them no shop platform is simulated. */
  shops?: SimulatedShops;
  /** Without it no courier is simulated. */
  kuaidi100?: SimulatedKuaidi100;
  /** Without it no payment of WeChat's is simulated. */
  wechatpay?: SimulatedWechatpay;
  /** Without them there is no print component. */
  printing?: SimulatedPrinting;
  /** Without it there is no storage of objects. */
  s3?: SimulatedS3;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
};

/**
 * The outside platforms of demo mode, one folder each. They hold what they know in memory and check what they are
 * sent as strictly as the real ones.
 */
export async function createSimulators({
  alipay,
  shops,
  kuaidi100,
  wechatpay,
  printing,
  s3,
  logger = false,
  now = () => new Date(),
}: SimulatorsOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });

  // Signatures are over what was sent, so forms are not taken apart here.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never its query or form: those hold names and numbers.
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // Where, not the message: it may repeat what was sent.
    const at = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
    if (status >= 500) request.log.error({ error: error.name, at }, 'unexpected error');
    return reply.code(status).send({ status });
  });

  app.get('/health/ready', async () => ({ status: 'ready' }));
  const payments = paymentsWorld(alipay, wechatpay, now);
  await app.register(alipayRoutes(alipay, payments, now), { prefix: '/alipay' });
  await app.register(paymentRoutes(payments, wechatpay, now));
  await app.register(groupRobotRoutes(now), { prefix: '/robots' });
  await app.register(wangdianRoutes(DEVELOPMENT_ACCOUNT, now), { prefix: '/wangdian' });
  const couriers = kuaidi100 && couriersWorld(kuaidi100, now);
  if (shops) await app.register(shopRoutes(shops, couriers ? courierDesk(couriers.book) : null, now));
  if (kuaidi100 && couriers) await app.register(kuaidi100Routes(kuaidi100, couriers, now));
  if (printing) await app.register(printingRoutes(printing, now), { prefix: '/printing' });
  if (s3) await app.register(s3Routes(s3, now), { prefix: '/s3' });
  return app;
}
