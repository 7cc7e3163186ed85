import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addHealthRoutes, LONGEST_BODY_MS, limitBodyTime, Readiness } from '@chengcang/process';
import helmet from '@fastify/helmet';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { wangdianErp } from './adapters/erp/wangdian/wangdianErp.ts';
import { groupRobots as openGroupRobots } from './adapters/groupRobots/groupRobots.ts';
import type { SharedStore } from './adapters/sharedStore/sharedStore.ts';
import { DevOutbox } from './adapters/sms/devOutbox.ts';
import { diskStorage } from './adapters/storage/diskStorage.ts';
import type { Storage } from './adapters/storage/storage.ts';
import type { Database } from './db/client.ts';
import { openSharedStore } from './db/openSharedStore.ts';
import { keepPartitionsOf } from './jobs/keepPartitionsOf.ts';
import type { JobHandler, JobSender, Schedule } from './jobs/queue.ts';
import { runSchedules, type ScheduledJob } from './jobs/schedules.ts';
import { sweepExpired } from './jobs/sweepExpired.ts';
import { devAccountRoutes } from './modules/devAccounts/devAccounts.routes.ts';
import { devAccountService } from './modules/devAccounts/devAccounts.service.ts';
import { devOutboxRoutes } from './modules/devOutbox/devOutbox.routes.ts';
import { modules } from './modules/modules.ts';
import { rateRoutes } from './modules/rates/rates.routes.ts';
import { rateService } from './modules/rates/rates.service.ts';
import { createServices, type Platform } from './modules/services.ts';
import { noteRun } from './modules/system/scheduleRuns.repository.ts';
import { documentLookupRoutes } from './modules/tokens/tokenDocuments.routes.ts';
import { readGroupRobots } from './plugins/config.groupRobots.ts';
import { readNoticeSmsPerDay } from './plugins/config.providers.ts';
import { contentType } from './plugins/contentType.ts';
import { errors } from './plugins/errors.ts';
import { fields } from './plugins/fields.ts';
import { files } from './plugins/files.ts';
import { halfSent } from './plugins/halfSent.ts';
import { openapi } from './plugins/openapi.ts';
import { protocolErrors } from './plugins/protocolErrors.ts';
import { reference } from './plugins/reference.ts';
import { revalidation } from './plugins/revalidation.ts';
import { session } from './plugins/session.ts';
import { shedding } from './plugins/shedding.ts';
import { telemetry } from './plugins/telemetry.ts';
import { unchangedLists } from './plugins/unchangedLists.ts';
import { validation } from './plugins/validation.ts';
import { loggedError } from './shared/redactError.ts';

type Given =
  | 'sms'
  | 'realName'
  | 'shopPlatforms'
  | 'assigningPlatforms'
  | 'sourcePlatforms'
  | 'listingPlatforms'
  | 'pricePlatforms'
  | 'paymentChannels'
  | 'waybills'
  | 'tracking'
  | 'weixinPushKeys'
  | 'douyinApp';
type Settings =
  | 'queue'
  | 'limitByAddress'
  | 'webhookTargets'
  | 'groupRobots'
  | 'openErp'
  | 'site'
  | 'noticeSmsPerDay'
  | 'now'
  | 'beatSeconds';

export type AppOptions = Pick<Platform, 'demo'> &
  Partial<Pick<Platform, Given | Settings>> & {
    database: Database;
    /** Where what processes share is kept; without it, in the database. */
    redisUrl?: string | null;
    /** Where the reference leads back to. */
    explorerUrl?: string;
    /** Addresses and networks whose word of the caller's address is taken: the gateways. */
    trustedGateways?: string[];
    /** Where pictures and exports lie; served under `/files/`. Without it nothing is exported. */
    filesDir?: string;
    /** Where uploads lie; by default in `filesDir`. */
    storage?: Storage;
    /** Where exports lie; by default in `filesDir`. */
    exportStorage?: Storage;
    logger?: FastifyServerOptions['logger'];
    /** Answer 503 while the event loop lags. */
    shedding?: boolean;
    /** Takes the messages of a demo. */
    outbox?: DevOutbox;
    /** Whether it answers more than whether it is there: a worker has no routes. */
    serves?: boolean;
    /** Run the scheduled jobs; tests call what they need themselves. */
    scheduled?: boolean;
  };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take to arrive, in milliseconds, where that is not the usual time. */
    bodyWithinMs?: number;
  }
  interface FastifyInstance {
    readiness: Readiness;
    /** What processes share and can do without for a while. */
    shared: SharedStore;
    /** What is done with the jobs of the queue. */
    jobHandlers: readonly JobHandler[];
    /** What is done by the clock, whether it runs here or not. */
    scheduledJobs: readonly ScheduledJob[];
    /** What the queue is to send by the clock. */
    schedules: readonly Schedule[];
  }
}

const NO_QUEUE: JobSender = { send: () => Promise.reject(new Error('no queue was opened')) };
/** Of a request, unless its route says otherwise. */
const BODY_WITHIN_MS = 15_000;
/** What is refused is answered before that time is over. */
const READ_ON_MS = 10_000;
const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** The REST service. It listens only when `server.ts` tells it to; tests inject. */
export async function createApp({
  database,
  demo,
  explorerUrl = '',
  sms = null,
  realName = null,
  shopPlatforms = {},
  assigningPlatforms = {},
  sourcePlatforms = {},
  listingPlatforms = {},
  pricePlatforms = {},
  paymentChannels = {},
  waybills = null,
  tracking = null,
  weixinPushKeys = null,
  douyinApp = null,
  queue = NO_QUEUE,
  redisUrl = null,
  limitByAddress = !demo,
  webhookTargets = { allowsHttp: demo, allowsThisMachine: false },
  groupRobots = openGroupRobots(readGroupRobots({})),
  openErp = wangdianErp,
  site = '',
  noticeSmsPerDay = readNoticeSmsPerDay({}),
  trustedGateways = ['127.0.0.1'],
  filesDir,
  storage = filesDir === undefined ? undefined : diskStorage(join(filesDir, 'u')),
  exportStorage = filesDir === undefined ? undefined : diskStorage(filesDir),
  logger = false,
  now = () => new Date(),
  shedding: sheds = true,
  serves = true,
  outbox: demoOutbox = new DevOutbox(),
  scheduled = false,
  beatSeconds = 15,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // What fails after its handler was answered for is logged by Fastify itself, and a failed query has its values in it.
    logger: logger && { ...(logger === true ? {} : logger), serializers: { err: loggedError } },
    ...protocolErrors,
    trustProxy: trustedGateways,
    bodyLimit: 512 * 1024,
    requestTimeout: LONGEST_BODY_MS,
    http: { headersTimeout: BODY_WITHIN_MS },
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

  const shared = openSharedStore({ db, redisUrl, log: app.log });
  app.decorate('shared', shared);
  app.addHook('onClose', () => shared.close());
  const outbox = demo ? demoOutbox : null;
  const services = createServices({
    db,
    shared,
    log: app.log,
    demo,
    outbox,
    sms,
    realName,
    shopPlatforms,
    assigningPlatforms,
    sourcePlatforms,
    listingPlatforms,
    pricePlatforms,
    paymentChannels,
    waybills,
    tracking,
    weixinPushKeys,
    douyinApp,
    queue,
    limitByAddress,
    webhookTargets,
    groupRobots,
    openErp,
    site,
    noticeSmsPerDay,
    filesDir: filesDir ?? null,
    storage: storage ?? null,
    exportStorage: exportStorage ?? null,
    now,
    beatSeconds,
  });
  const created = modules.map((create) => create(services));

  await app.register(telemetry);
  await app.register(errors);
  await app.register(validation);
  await app.register(openapi, {
    tags: Object.assign({}, ...created.map(({ tags }) => tags)),
    consoleTags: Object.assign({}, ...created.map(({ consoleTags }) => consoleTags)),
  });
  if (demo) await app.register(reference, { explorerUrl });
  // Whether the site is reached by TLS alone the gateway knows, and says so for what it passes on as well.
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    limitBodyTime(app.server, raw, reply.raw, routeOptions.config.bodyWithinMs ?? BODY_WITHIN_MS);
    done();
  });
  await app.register(halfSent, { withinMs: READ_ON_MS });
  await app.register(contentType);
  await app.register(session, {
    find: (credential, address) => services.callers.find(credential, address),
    findOperator: (token, address) => services.operatorSessions.find(token, address),
    readAddress: services.uploadAddresses.read,
  });
  await app.register(fields);
  await app.register(revalidation);
  await app.register(unchangedLists, { db, now });
  await app.register(shedding, { isOn: sheds });

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
      operatorId: request.operator?.operatorId,
    });
  });

  const readiness = new Readiness(
    async () => !app.isShedding() && Boolean(await db.execute(sql`SELECT 1`)),
    () => (app.isShedding() ? 'busy' : 'database away'),
  );
  app.decorate('readiness', readiness);
  addHealthRoutes(app, readiness);
  await app.register(rateRoutes(rateService(services)));
  await app.register(documentLookupRoutes(services.tokenDocuments));
  if (outbox) {
    await app.register(devOutboxRoutes(outbox));
    await app.register(devAccountRoutes(devAccountService(services)));
  }
  if (filesDir && storage) await app.register(files, { dir: filesDir, storage, exports: services.exporting });

  const served = serves ? created : [];
  for (const { routes = [] } of served)
    for (const plugin of routes) await app.register(plugin, { prefix: '/api/v1' });
  for (const { routes = [], specApiPrefix } of served)
    if (specApiPrefix) for (const plugin of routes) await app.register(plugin, { prefix: '/api/v1/api' });
  app.addHook('onClose', async () => {
    await Promise.all(created.map(({ stop }) => stop?.()));
  });

  app.decorate('scheduledJobs', [
    ...created.flatMap(({ scheduled: jobs = [] }) => jobs),
    { name: 'sweepExpired', cron: '*/10 * * * *', run: (stop) => sweepExpired(db, stop) },
    { name: 'keepPartitions', cron: '7 * * * *', run: () => keepPartitionsOf(db, app.log) },
  ]);
  app.decorate('schedules', []);
  app.decorate(
    'jobHandlers',
    created.flatMap(({ jobs = [] }) => jobs),
  );
  if (scheduled) {
    const running = runSchedules(app.scheduledJobs, app.log, (...run) => noteRun(db, ...run));
    app.schedules = running.schedules;
    app.jobHandlers = [...app.jobHandlers, running.handler];
    app.addHook('onClose', () => running.stop());
  }
  return app;
}
