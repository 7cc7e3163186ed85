import { ConfigError, isTrustableNetwork } from '@chengcang/process';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { GroupRobotsOptions } from '../adapters/groupRobots/groupRobots.ts';
import type { AlipayOptions } from '../adapters/realName/alipayRealName.ts';
import type { Applications } from '../adapters/shops/openPlatforms.ts';
import type { AliyunSmsOptions } from '../adapters/sms/aliyunSms.ts';
import type { S3Options } from '../adapters/storage/s3Storage.ts';
import type { Kuaidi100TrackingOptions } from '../adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import type { Kuaidi100Options } from '../adapters/waybills/kuaidi100/kuaidi100Waybills.ts';
import type { TargetRules } from '../adapters/webhooks/webhookTargets.ts';
import { type DatabaseConfig, readDatabase } from './config.database.ts';
import { readWangdianGateway } from './config.erps.ts';
import { readGroupRobots } from './config.groupRobots.ts';
import { type PaymentsConfig, readPayments } from './config.payments.ts';
import { originOf, readAlipay, readNoticeSmsPerDay, readSms } from './config.providers.ts';
import { readShops } from './config.shops.ts';
import { readStorage } from './config.storage.ts';
import { readTracking } from './config.tracking.ts';
import { readWaybills } from './config.waybills.ts';
import { readWebhookTargets } from './config.webhooks.ts';

const DEMO_DATA_KEY = Buffer.from('chengcang demo data key 32 bytes').toString('base64');

/** Keys that production must not use. */
const KNOWN_TO_ALL = [DEMO_DATA_KEY, Buffer.alloc(32).toString('base64')];

const BASE64_OF_32_BYTES = '^[A-Za-z0-9+/]{43}=$';

const Env = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('production'), Type.Literal('test')], {
    default: 'development',
  }),
  API_HOST: Type.String({ default: '127.0.0.1' }),
  API_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4001 }),
  GATEWAY_PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 4000 }),
  DATABASE_POOL: Type.Integer({ minimum: 1, maximum: 200, default: 10 }),
  MIGRATE_ON_START: Type.Boolean({ default: true }),
  FILES_DIR: Type.String({ default: '.data/files' }),
  LOG_LEVEL: Type.String({ default: 'info' }),
  REDIS_URL: Type.String({ default: '' }),
  DATA_KEY: Type.Optional(Type.String({ pattern: BASE64_OF_32_BYTES })),
  LIMIT_BY_ADDRESS: Type.Boolean({ default: false }),
  TRUSTED_GATEWAYS: Type.String({ default: '127.0.0.1' }),
});

export type Config = {
  env: Static<typeof Env>['NODE_ENV'];
  host: string;
  port: number;
  database: DatabaseConfig;
  databasePool: number;
  /** Whether the server migrates the database itself; else it starts only on one that is. */
  migrateOnStart: boolean;
  /** Where what processes share is kept; null for the database. */
  redisUrl: string | null;
  filesDir: string;
  logLevel: string;
  /** Demo data, console messages, `/dev/outbox` and the reference. Never in production. */
  demo: boolean;
  /** The gateway of the same machine, for the links of the reference. */
  explorerUrl: string;
  /** Encrypts personal data and secrets, 32 bytes. Another key cannot decrypt them. */
  dataKey: Buffer;
  /** Keys for decryption only, while the key is rotated. */
  otherDataKeys: Buffer[];
  /** Whether calls are also limited by the caller's address. */
  limitByAddress: boolean;
  /** Addresses and networks of the gateways whose forwarded client address is trusted. */
  trustedGateways: string[];
  sms: AliyunSmsOptions | null;
  alipay: AlipayOptions | null;
  payments: PaymentsConfig;
  waybills: Kuaidi100Options | null;
  tracking: Kuaidi100TrackingOptions | null;
  shops: Applications;
  groupRobots: GroupRobotsOptions;
  /** Of the ERP 旺店通. */
  wangdianGateway: string;
  webhookTargets: TargetRules;
  /** Where people’s browsers reach the site, without a path; empty where that is not known. */
  site: string;
  /** Short messages that a person is sent of notices in a day, at most. */
  noticeSmsPerDay: number;
  /** The storage of uploads; null for the local disk, under `filesDir`. */
  storage: S3Options | null;
};

/** The key for personal data; a demo has a default. A missing or malformed one is a `ConfigError`. */
export function readDataKey({ NODE_ENV, DATA_KEY }: Record<string, string | undefined>): Buffer {
  const key = DATA_KEY ?? (NODE_ENV === 'production' ? '' : DEMO_DATA_KEY);
  if (!new RegExp(BASE64_OF_32_BYTES).test(key)) throw new ConfigError('环境变量缺失或不正确：DATA_KEY');
  if (NODE_ENV === 'production' && KNOWN_TO_ALL.includes(key)) {
    throw new ConfigError('环境变量 DATA_KEY 是人人都知道的，请用 openssl rand -base64 32 另做一个');
  }
  return Buffer.from(key, 'base64');
}

/** Additional keys, comma separated; usually none. */
export function readOtherDataKeys({ OTHER_DATA_KEYS = '' }: Record<string, string | undefined>): Buffer[] {
  const keys = OTHER_DATA_KEYS.split(',').filter((key) => key !== '');
  if (!keys.every((key) => new RegExp(BASE64_OF_32_BYTES).test(key)))
    throw new ConfigError('环境变量缺失或不正确：OTHER_DATA_KEYS');
  return keys.map((key) => Buffer.from(key, 'base64'));
}

/** Reads the environment; a missing or malformed value is a `ConfigError` that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const input = Value.Convert(Env, Value.Default(Env, { ...env })) as unknown;
  if (!Value.Check(Env, input)) {
    const names = [
      ...new Set(
        [...Value.Errors(Env, input)].map((error) => error.instancePath.slice(1) || missingOf(error)),
      ),
    ];
    throw new ConfigError(`环境变量缺失或不正确：${names.join('、')}`);
  }
  const demo = input.NODE_ENV !== 'production';
  return {
    env: input.NODE_ENV,
    host: input.API_HOST,
    port: input.API_PORT,
    database: readDatabase(env),
    databasePool: input.DATABASE_POOL,
    migrateOnStart: input.MIGRATE_ON_START,
    redisUrl: redisUrlOf(input.REDIS_URL),
    filesDir: input.FILES_DIR,
    logLevel: input.LOG_LEVEL,
    demo,
    explorerUrl: `http://localhost:${input.GATEWAY_PORT}/explorer/`,
    dataKey: readDataKey(env),
    otherDataKeys: readOtherDataKeys(env),
    limitByAddress: !demo || input.LIMIT_BY_ADDRESS,
    trustedGateways: networksOf('TRUSTED_GATEWAYS', input.TRUSTED_GATEWAYS),
    sms: readSms(env),
    alipay: readAlipay(env),
    payments: readPayments(env, { demo }),
    waybills: readWaybills(env),
    tracking: readTracking(env),
    shops: readShops(env),
    groupRobots: readGroupRobots(env),
    wangdianGateway: readWangdianGateway(env),
    webhookTargets: readWebhookTargets(env, { demo }),
    site: env.PUBLIC_URL ? originOf(env.PUBLIC_URL) : '',
    noticeSmsPerDay: readNoticeSmsPerDay(env),
    storage: readStorage(env),
  };
}

function redisUrlOf(text: string): string | null {
  if (text === '') return null;
  if (!['redis:', 'rediss:'].includes(URL.parse(text)?.protocol ?? ''))
    throw new ConfigError('环境变量 REDIS_URL 不是 redis:// 或 rediss:// 地址');
  return text;
}

/** Addresses, or networks such as `10.0.0.0/8`, with commas between. */
function networksOf(name: string, text: string): string[] {
  const networks = text.split(',').map((one) => one.trim());
  if (!networks.every(isTrustableNetwork)) throw new ConfigError(`环境变量 ${name} 不是 IP 地址或网段`);
  return networks;
}

function missingOf(error: { params: object }): string {
  return 'requiredProperties' in error.params ? String(error.params.requiredProperties) : '';
}
