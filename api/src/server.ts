import { ConfigError, listenAt, readProcessConfig, runProcess } from '@chengcang/process';
import { wangdianErp } from './adapters/erp/wangdian/wangdianErp.ts';
import { groupRobots } from './adapters/groupRobots/groupRobots.ts';
import { alipayRealName } from './adapters/realName/alipayRealName.ts';
import {
  openAssigning,
  openListings,
  openPlatforms,
  openPrices,
  openSources,
  pushKeysOf,
} from './adapters/shops/openPlatforms.ts';
import { aliyunSms } from './adapters/sms/aliyunSms.ts';
import { s3Storage } from './adapters/storage/s3Storage.ts';
import { kuaidi100Tracking } from './adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import { kuaidi100Waybills } from './adapters/waybills/kuaidi100/kuaidi100Waybills.ts';
import { createApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { migrate, requireMigrated } from './db/migrate.ts';
import { openBox } from './db/sealed/openBox.ts';
import { requireSettings } from './db/sessionSettings.ts';
import { JOB_KINDS } from './jobs/kinds/all.ts';
import { openJobQueue } from './jobs/queue.ts';
import { SCHEDULED } from './jobs/schedules.ts';
import { observeDatabase, observeFigures } from './modules/figures/figures.ts';
import { openChannels } from './modules/payments/openChannels.ts';
import { weixinSecrets } from './modules/shops/weixinSecrets.ts';
import { startReporting } from './modules/system/reporting.ts';
import { keepSchedules } from './modules/system/scheduleRuns.repository.ts';
import { readConfig } from './plugins/config.ts';
import { drawDemoPictures } from './seed/pictures.ts';
import { DEMO_SITE, seedDemo } from './seed/seed.ts';
import { redactError } from './shared/redactError.ts';

/** What a process does: answer requests, or work on jobs and by the clock. */
const ROLES = ['api', 'worker'];

/** The roles that the command line names; without any, all of them. */
function readRoles(): ReadonlySet<string> {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !ROLES.includes(name));
  if (unknown.length > 0) throw new ConfigError(`没有角色 ${unknown.join('、')}，只有 ${ROLES.join('、')}`);
  return new Set(names.length === 0 ? ROLES : names);
}

async function start() {
  const roles = readRoles();
  const config = readConfig(process.env);
  const { url, directUrl } = config.database;
  await (config.migrateOnStart ? migrate(directUrl, url) : requireMigrated(directUrl));
  if (url !== directUrl) await requireSettings(url);
  const box = await openBox(directUrl, { current: config.dataKey, others: config.otherDataKeys });
  if (config.demo) {
    const site = (process.env.PUBLIC_URL || DEMO_SITE).replace(/\/$/, '');
    await seedDemo(directUrl, box, site);
    await drawDemoPictures(config.filesDir, site);
  }
  const database = openDatabase(url, box, config.databasePool, directUrl);
  const weixinStore = weixinSecrets({ db: database.db, box });
  let warn: (error: Error) => void = () => undefined;
  const bucket = config.storage && s3Storage(config.storage);
  const works = roles.has('worker');
  const queue = await openJobQueue(database, JOB_KINDS, (error) => warn(error), { works });
  const app = await createApp({
    queue,
    database,
    redisUrl: config.redisUrl,
    demo: config.demo,
    explorerUrl: config.explorerUrl,
    limitByAddress: config.limitByAddress,
    trustedGateways: config.trustedGateways,
    sms: config.sms && aliyunSms(config.sms),
    realName: config.alipay && alipayRealName(config.alipay),
    paymentChannels: openChannels(config.payments),
    waybills: config.waybills && kuaidi100Waybills(config.waybills),
    tracking: config.tracking && kuaidi100Tracking(config.tracking),
    shopPlatforms: openPlatforms(config.shops, weixinStore),
    assigningPlatforms: openAssigning(config.shops),
    sourcePlatforms: openSources(config.shops),
    listingPlatforms: openListings(config.shops),
    pricePlatforms: openPrices(config.shops),
    douyinApp: config.shops[4] && 'appKey' in config.shops[4] ? config.shops[4] : null,
    weixinPushKeys: config.shops[6] && pushKeysOf(config.shops[6]),
    webhookTargets: config.webhookTargets,
    groupRobots: groupRobots(config.groupRobots),
    openErp: (account) => wangdianErp({ ...account, gateway: config.wangdianGateway }),
    site: config.site,
    noticeSmsPerDay: config.noticeSmsPerDay,
    filesDir: config.filesDir,
    ...(bucket && { storage: bucket, exportStorage: bucket }),
    logger: { level: config.logLevel, base: { service: [...roles].join('+') } },
    serves: roles.has('api'),
    scheduled: works,
  });
  warn = (error) => app.log.error(redactError(error), 'the job queue');
  observeDatabase(database.db);
  const reporting = startReporting(database.db, { role: [...roles].join('+'), log: app.log });
  if (works) {
    await observeFigures(database.db, app.shared, JOB_KINDS);
    await queue.schedule(SCHEDULED, app.schedules);
    await keepSchedules(database.db, app.scheduledJobs);
    await queue.work(app.jobHandlers);
  }
  if (roles.has('api')) {
    await listenAt(
      { host: config.host, port: config.port },
      { host: 'API_HOST', port: 'API_PORT' },
      (place) => app.listen(place),
    );
  }
  return {
    readiness: app.readiness,
    async stop() {
      await app.close();
      await queue.stop();
      await reporting.stop();
      await database.close();
    },
  };
}

await runProcess(() => readProcessConfig(process.env, [...readRoles()].join('+')), start);
