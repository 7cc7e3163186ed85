import { alipayRealName } from './adapters/realName/alipayRealName.ts';
import { openPlatforms, pushKeysOf } from './adapters/shops/openPlatforms.ts';
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
import { openChannels } from './modules/payments/openChannels.ts';
import { weixinSecrets } from './modules/shops/weixinSecrets.ts';
import { ConfigError, readConfig } from './plugins/config.ts';
import { drawDemoPictures } from './seed/pictures.ts';
import { DEMO_SITE, seedDemo } from './seed/seed.ts';
import { redactError } from './shared/redactError.ts';

/** sysexits' EX_CONFIG: a restart without a change cannot help. */
const EX_CONFIG = 78;
const GRACE_MS = 9_000;

async function main(): Promise<void> {
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
  const queue = await openJobQueue(database, JOB_KINDS, (error) => warn(error));
  const app = await createApp({
    queue,
    database,
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
    weixinPushKeys: config.shops[6] && pushKeysOf(config.shops[6]),
    filesDir: config.filesDir,
    ...(config.storage && { storage: s3Storage(config.storage) }),
    logger: { level: config.logLevel, base: { service: 'api' } },
    scheduled: true,
  });
  warn = (error) => app.log.error(redactError(error), 'the job queue');
  await queue.schedule(SCHEDULED, app.schedules);
  await queue.work(app.jobHandlers);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // Finishes requests in progress and aborts what exceeds the grace period.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    await queue.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (error instanceof ConfigError) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error(`端口 ${process.env.API_PORT ?? 4001} 已被占用，请用 API_PORT 换一个端口。`);
  else console.error(error);
  process.exit(error instanceof ConfigError || code === 'EADDRINUSE' ? EX_CONFIG : 1);
});
