import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import underPressure from '@fastify/under-pressure';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { RealNameVerifier } from './adapters/realName/realName.ts';
import type { PushKeys } from './adapters/shops/weixin/weixinPush.ts';
import { outboxSms } from './adapters/sms/outboxSms.ts';
import type { SmsSender } from './adapters/sms/sms.ts';
import { diskStorage } from './adapters/storage/diskStorage.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { TrackingService } from './adapters/tracking/trackingService.ts';
import type { WaybillService } from './adapters/waybills/waybillService.ts';
import type { Database } from './db/client.ts';
import type { JobHandler, JobSender, Schedule } from './jobs/queue.ts';
import { runSchedules, type ScheduledJob } from './jobs/schedules.ts';
import { sweepExpired } from './jobs/sweepExpired.ts';
import { accountRoutes } from './modules/accounts/accounts.routes.ts';
import { accountService } from './modules/accounts/accounts.service.ts';
import { captchaService } from './modules/accounts/captchas.service.ts';
import { reconcileFrozenSellers } from './modules/accounts/freezing.service.ts';
import { phoneCodeService } from './modules/accounts/phoneCodes.service.ts';
import { proofOfWorkService } from './modules/accounts/proofs.service.ts';
import { sessionService } from './modules/accounts/sessions.service.ts';
import { stepUpService } from './modules/accounts/stepUp.service.ts';
import { areaRoutes } from './modules/areas/areas.routes.ts';
import { autoOrderingService } from './modules/autoOrders/autoOrdering.service.ts';
import { bookService } from './modules/books/books.service.ts';
import { cashOutRoutes } from './modules/cashOuts/cashOuts.routes.ts';
import { cashOutService } from './modules/cashOuts/cashOuts.service.ts';
import { changeFeedRoutes } from './modules/changeFeed/changeFeed.routes.ts';
import { changeFeedService } from './modules/changeFeed/changeFeed.service.ts';
import { closingRoutes } from './modules/closings/closings.routes.ts';
import { closingService } from './modules/closings/closings.service.ts';
import { courierRoutes } from './modules/couriers/couriers.routes.ts';
import { DevOutbox, devOutboxRoutes } from './modules/devOutbox/devOutbox.ts';
import { exportRoutes } from './modules/exports/exports.routes.ts';
import { exportService } from './modules/exports/exports.service.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { favouriteService } from './modules/favourites/favourites.service.ts';
import { goodsRoutes } from './modules/goods/goods.routes.ts';
import { countSales, rollMonthSold } from './modules/goods/sales.service.ts';
import { sellerGoodRoutes } from './modules/goods/sellerGoods.routes.ts';
import { sellerGoodService } from './modules/goods/sellerGoods.service.ts';
import { joinRoutes } from './modules/joins/joins.ts';
import { labelRoutes } from './modules/labels/labels.routes.ts';
import { printingService } from './modules/labels/printing.service.ts';
import { printSettingService } from './modules/labels/printSettings.service.ts';
import { printThread } from './modules/labels/printThread.ts';
import { legalRoutes } from './modules/legal/legal.routes.ts';
import { legalService } from './modules/legal/legal.service.ts';
import { noticeRoutes } from './modules/notices/notices.ts';
import { parcelRoutes } from './modules/parcels/parcels.routes.ts';
import { paymentNoticeRoutes } from './modules/payments/notices.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { paymentService } from './modules/payments/payments.service.ts';
import type { PaymentChannels } from './modules/payments/payTypes.ts';
import { rechargeRefundService } from './modules/payments/rechargeRefunds.service.ts';
import { paymentSettlingService } from './modules/payments/settling.service.ts';
import { personalDataRoutes } from './modules/personalData/personalData.routes.ts';
import { problemRoutes } from './modules/problems/problems.routes.ts';
import { promotionRoutes } from './modules/promotion/promotion.routes.ts';
import { userProfitRoutes } from './modules/promotion/userProfits.routes.ts';
import { userProfitService } from './modules/promotion/userProfits.service.ts';
import { realNameRoutes } from './modules/realName/realName.routes.ts';
import { realNameService } from './modules/realName/realName.service.ts';
import { answeringService } from './modules/refunds/answering.service.ts';
import { applyingService } from './modules/refunds/applying.service.ts';
import { refundRoutes } from './modules/refunds/refunds.routes.ts';
import { voidingService } from './modules/refunds/voiding.service.ts';
import { senderRoutes } from './modules/senders/senders.routes.ts';
import { senderService } from './modules/senders/senders.service.ts';
import { settingRoutes } from './modules/settings/settings.ts';
import { releaseDue } from './modules/settlements/holds.service.ts';
import { settleDue } from './modules/settlements/settling.service.ts';
import { batchRoutes } from './modules/shipments/batches.routes.ts';
import { batchService } from './modules/shipments/batches.service.ts';
import { sweepUnpaid } from './modules/shipments/cancelling.service.ts';
import { completeDue, receiveDue } from './modules/shipments/completing.service.ts';
import { eraseReceivers } from './modules/shipments/erasing.service.ts';
import { lifecycleRoutes } from './modules/shipments/lifecycle.routes.ts';
import { resubmittingService } from './modules/shipments/resubmitting.service.ts';
import { shipmentRoutes } from './modules/shipments/shipments.routes.ts';
import { shipmentService } from './modules/shipments/shipments.service.ts';
import { mergingRoutes } from './modules/shopOrders/merging.routes.ts';
import { mergingService } from './modules/shopOrders/merging.service.ts';
import { planningService } from './modules/shopOrders/planning.service.ts';
import { pullService } from './modules/shopOrders/pulls.service.ts';
import { rereading } from './modules/shopOrders/rereading.service.ts';
import { shopOrderRoutes } from './modules/shopOrders/shopOrders.routes.ts';
import { authorisingService } from './modules/shops/authorising.service.ts';
import { callbackRoutes } from './modules/shops/callback.routes.ts';
import { pushService } from './modules/shops/pushes.service.ts';
import { renewingService } from './modules/shops/renewing.service.ts';
import { type ShopPlatforms, shopCalls } from './modules/shops/shopCalls.ts';
import { shopGoodRoutes } from './modules/shops/shopGoods.routes.ts';
import { shopGoodService } from './modules/shops/shopGoods.service.ts';
import { shopRoutes } from './modules/shops/shops.routes.ts';
import { shopService } from './modules/shops/shops.service.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import { stockRoutes } from './modules/stock/stock.routes.ts';
import { stockService } from './modules/stock/stock.service.ts';
import { followingService } from './modules/tracking/following.service.ts';
import { markStalled } from './modules/tracking/stalled.repository.ts';
import { trackingRoutes } from './modules/tracking/tracking.routes.ts';
import { sweepUnused } from './modules/uploads/sweepUnused.ts';
import { uploadRoutes } from './modules/uploads/uploads.routes.ts';
import { uploadService } from './modules/uploads/uploads.service.ts';
import { walletRoutes } from './modules/wallet/wallet.routes.ts';
import { sellerWarehouseRoutes } from './modules/warehouses/sellerWarehouses.routes.ts';
import { sellerWarehouseService } from './modules/warehouses/sellerWarehouses.service.ts';
import { warehouseRoutes } from './modules/warehouses/warehouses.routes.ts';
import { fillingRoutes } from './modules/waybills/filling.routes.ts';
import { fillingService } from './modules/waybills/filling.service.ts';
import { issuingService } from './modules/waybills/issuing.service.ts';
import { resendingService } from './modules/writeBacks/resending.service.ts';
import { syncingService } from './modules/writeBacks/syncing.service.ts';
import { writeBackRoutes } from './modules/writeBacks/writeBacks.routes.ts';
import { rescueSending, writeBackService } from './modules/writeBacks/writeBacks.service.ts';
import { contentType } from './plugins/contentType.ts';
import { errors, loggedError } from './plugins/errors.ts';
import { files } from './plugins/files.ts';
import { halfSent } from './plugins/halfSent.ts';
import { openapi } from './plugins/openapi.ts';
import { protocolErrors } from './plugins/protocolErrors.ts';
import { reference } from './plugins/reference.ts';
import { session } from './plugins/session.ts';
import { validation } from './plugins/validation.ts';

export type AppOptions = {
  database: Database;
  /** Console messages, `/dev/outbox` and the reference at `/reference/`. */
  demo: boolean;
  /** Where the reference leads back to. */
  explorerUrl?: string;
  /** The channels to the outside; what is null is not configured, and says so. In demo mode messages go to the outbox. */
  sms?: SmsSender | null;
  realName?: RealNameVerifier | null;
  shopPlatforms?: ShopPlatforms;
  paymentChannels?: PaymentChannels;
  waybills?: WaybillService | null;
  tracking?: TrackingService | null;
  /** Open what WeChat pushes. */
  weixinPushKeys?: PushKeys | null;
  /** Takes the jobs that requests send; what works on them is `app.jobHandlers`. */
  queue?: JobSender;
  /** Count tries and messages by network address too; in demo mode everyone is behind one. */
  limitByAddress?: boolean;
  /** Addresses and networks whose word of the caller's address is taken: the gateways. */
  trustedGateways?: string[];
  /** Where pictures and exports lie; served under `/files/`. Without it nothing is exported. */
  filesDir?: string;
  /** Where uploads lie; by default in `filesDir`. */
  storage?: Storage;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  /** Answer 503 while the event loop lags. */
  shedding?: boolean;
  /** Run the scheduled jobs; tests call what they need themselves. */
  scheduled?: boolean;
  /** How often open streams say that they stand, and sessions are looked at. */
  beatSeconds?: number;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What is done with the jobs of the queue. */
    jobHandlers: readonly JobHandler[];
    /** What the queue is to send by the clock. */
    schedules: readonly Schedule[];
  }
}

const NO_QUEUE: JobSender = { send: () => Promise.reject(new Error('no queue was opened')) };
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The REST service. It listens only when `server.ts` tells it to; tests inject. */
export async function createApp({
  database,
  demo,
  explorerUrl = '',
  sms = null,
  realName = null,
  shopPlatforms = {},
  paymentChannels = {},
  waybills = null,
  tracking = null,
  weixinPushKeys = null,
  queue = NO_QUEUE,
  limitByAddress = !demo,
  trustedGateways = ['127.0.0.1'],
  filesDir,
  storage = filesDir === undefined ? undefined : diskStorage(join(filesDir, 'u')),
  logger = false,
  now = () => new Date(),
  shedding = true,
  scheduled = false,
  beatSeconds = 15,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // What fails after its handler was answered for is logged by Fastify itself, and a failed query has its values in it.
    logger: logger && { ...(logger === true ? {} : logger), serializers: { err: loggedError } },
    ...protocolErrors,
    trustProxy: trustedGateways,
    bodyLimit: 512 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 7_000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const { db } = database;

  const outbox = demo ? new DevOutbox() : null;
  const sessions = sessionService(db);
  const captchas = captchaService({ db, outbox, limitByAddress });
  const { box } = db;
  const phoneCodes = phoneCodeService({
    db,
    proofs: proofOfWorkService({ db, box }),
    sms: outbox ? outboxSms(outbox) : sms,
    limitByAddress,
    log: app.log,
  });
  const legal = legalService(db);
  const accounts = accountService({
    db,
    legal,
    sessions,
    captchas,
    phoneCodes,
    limitByAddress,
    refuseCommonPasswords: !demo,
  });
  const senders = senderService(db);
  const favourites = favouriteService(db);
  const realNames = realNameService({ db, verifier: realName, box, now });
  const refunds = rechargeRefundService({ db, channels: paymentChannels, log: app.log });
  const settling = paymentSettlingService({ db, channels: paymentChannels, refunds, log: app.log });
  const payments = paymentService({ db, channels: paymentChannels, settling });
  const books = bookService({ db, log: app.log });
  const stepUp = stepUpService({ db, phoneCodes });
  const cashOuts = cashOutService({ db, box, stepUp, realNames });
  const closings = closingService({ db, stepUp, refunds, log: app.log });
  const calls = shopCalls({ db, platforms: shopPlatforms, box, now });
  const shops = shopService({ db, calls, now });
  const issuing = issuingService({ db, queue, calls, box, waybills, log: app.log });
  const following = followingService({ db, queue, tracking, log: app.log });
  const writeBacks = writeBackService({ db, queue, calls, box });
  const resending = resendingService({ db, queue });
  const syncing = syncingService({ db, queue, calls, box, following });
  const authorising = authorisingService({
    db,
    calls,
    box,
    now,
    async onRenewed(tx, shopId) {
      await issuing.resume(tx, shopId);
      await writeBacks.resume(tx, shopId);
    },
  });
  const pushes = pushService({ db, box, keys: weixinPushKeys });
  const ordering = {
    db,
    now,
    onPaid: issuing.start,
    rereadMerged: rereading({ db, calls, box }),
  };
  const planning = planningService(db);
  const shipments = shipmentService({ ...ordering, senders });
  const batches = batchService(ordering);
  const resubmitting = resubmittingService({ db, queue, shipments });
  const answering = answeringService(db);
  const voiding = voidingService({ db, queue, waybills, log: app.log });
  const autoOrdering = autoOrderingService({ db, queue, planning, batches });
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
  const renewing = renewingService({ db, queue, calls });
  const exporting = exportService({ db, filesDir: filesDir ?? null, now, log: app.log });

  const thread = printThread();

  await app.register(errors);
  await app.register(validation);
  await app.register(openapi);
  if (demo) await app.register(reference, { explorerUrl });
  // Whether the site is reached by TLS alone the gateway knows, and says so for what it passes on as well.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  await app.register(halfSent);
  await app.register(contentType);
  await app.register(session, { find: (token) => sessions.find(token) });
  if (shedding) await app.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 2 });

  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // A connection that is busy when closing begins would else keep the server open for its whole keep-alive.
    sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onClose', async () => clearInterval(sweep));

  app.addHook('onSend', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('cache-control', reply.getHeader('cache-control') ?? 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never its query, body or headers: those hold people's data.
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      accountId: request.actor?.accountId,
    });
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await db.execute(sql`SELECT 1`).then(
      () => true,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database away' });
  });
  if (outbox) await app.register(devOutboxRoutes(outbox));
  if (filesDir && storage) await app.register(files, { dir: filesDir, storage, now });

  const specApiPrefix = [
    goodsRoutes(db),
    sellerGoodRoutes(sellerGoodService(db)),
    courierRoutes(db),
    warehouseRoutes(db),
    sellerWarehouseRoutes(sellerWarehouseService(db)),
    realNameRoutes(realNames),
  ];
  const modules = [
    favouriteRoutes(favourites),
    accountRoutes({ accounts, captchas, phoneCodes, sessions }),
    areaRoutes(),
    senderRoutes(senders),
    shipmentRoutes(db, shipments),
    batchRoutes(batches),
    parcelRoutes(db),
    fillingRoutes(fillingService({ db, queue })),
    walletRoutes(db),
    statisticsRoutes(db, now),
    promotionRoutes(db),
    userProfitRoutes(db, userProfitService(db), now),
    paymentRoutes(db, payments, paymentChannels),
    paymentNoticeRoutes(settling, now),
    cashOutRoutes(cashOuts),
    closingRoutes(closings),
    settingRoutes(db),
    noticeRoutes(db),
    legalRoutes(legal),
    joinRoutes(db, captchas),
    problemRoutes(db),
    changeFeedRoutes(changeFeedService({ db, sessions, log: app.log, beatSeconds })),
    shopRoutes(shops, authorising),
    callbackRoutes(authorising, pushes),
    shopGoodRoutes(shopGoodService(db)),
    shopOrderRoutes(db, pulls, planning),
    mergingRoutes(mergingService({ db, calls, box })),
    writeBackRoutes(resending, syncing),
    exportRoutes(exporting),
    personalDataRoutes({ db, stepUp, exports: exporting }),
    labelRoutes({
      printing: printingService({ db, exports: exporting, thread, now }),
      settings: printSettingService(db, now),
      thread,
    }),
    lifecycleRoutes(db, resubmitting, now),
    refundRoutes(db, applyingService({ db, queue }), answering),
    trackingRoutes(db, following),
    uploadRoutes(uploadService({ db, storage: storage ?? null, now })),
    stockRoutes(stockService(db)),
  ];
  for (const routes of [...specApiPrefix, ...modules]) await app.register(routes, { prefix: '/api/v1' });
  // The specification writes some of these calls with a leading `api/`; both spellings answer.
  for (const routes of specApiPrefix) await app.register(routes, { prefix: '/api/v1/api' });

  app.decorate('schedules', []);
  app.decorate('jobHandlers', [
    pulls.handler,
    autoOrdering.handler,
    issuing.handler,
    writeBacks.handler,
    voiding.handler,
    ...following.handlers,
    renewing.handler,
  ]);

  if (scheduled) {
    const list: ScheduledJob[] = [
      { name: 'reconcileFrozenSellers', cron: '* * * * *', run: () => reconcileFrozenSellers(db) },
      { name: 'sweepUnpaid', everySeconds: 30, run: () => sweepUnpaid(db) },
      { name: 'readDueShops', cron: '* * * * *', run: () => pulls.readDue() },
      { name: 'renewDueShops', cron: '*/10 * * * *', run: () => renewing.renewDue() },
      { name: 'rescueIssuing', everySeconds: 30, run: issuing.rescue },
      { name: 'rescueSending', everySeconds: 30, run: () => rescueSending(db, queue) },
      { name: 'sweepExports', cron: '* * * * *', run: () => exporting.sweep() },
      { name: 'rescueVoiding', everySeconds: 30, run: voiding.rescue },
      { name: 'agreeOverdue', cron: '* * * * *', run: answering.agreeOverdue },
      { name: 'receiveDue', cron: '*/5 * * * *', run: () => receiveDue(db) },
      { name: 'completeDue', cron: '*/5 * * * *', run: () => completeDue(db) },
      { name: 'countSales', everySeconds: 30, run: () => countSales(db) },
      { name: 'rollMonthSold', cron: '*/30 * * * *', run: () => rollMonthSold(db) },
      { name: 'settleDue', cron: '* * * * *', run: () => settleDue(db) },
      { name: 'releaseDue', cron: '* * * * *', run: () => releaseDue(db) },
      { name: 'pollPayments', everySeconds: 5, run: settling.poll },
      { name: 'goOnClosing', everySeconds: 10, run: closings.run },
      { name: 'checkBooks', cron: '* * * * *', run: books.checkDue },
      { name: 'reconcilePayments', cron: '*/10 * * * *', run: settling.reconcile },
      { name: 'rescueTracking', cron: '*/5 * * * *', run: following.rescue },
      { name: 'askSilent', cron: '*/10 * * * *', run: following.ask },
      { name: 'markStalled', cron: '*/10 * * * *', run: () => markStalled(db) },
      { name: 'eraseReceivers', cron: '0 * * * *', run: () => eraseReceivers(db, now()) },
      { name: 'sweepExpired', cron: '*/10 * * * *', run: () => sweepExpired(db) },
      ...(storage ? [{ name: 'sweepUnused', cron: '0 * * * *', run: () => sweepUnused(db, storage) }] : []),
    ];
    const running = runSchedules(list, app.log);
    app.schedules = running.schedules;
    app.jobHandlers = [...app.jobHandlers, running.handler];
    app.addHook('onClose', () => running.stop());
  }
  return app;
}
