import { ConfigError } from '@chengcang/process';
import { openShops } from '../adapters/shops/openPlatforms.ts';
import { PLATFORM_NAMES } from '../adapters/shops/platformNames.ts';
import type { ShopPlatform } from '../adapters/shops/shopPlatform.ts';
import { type SecretBox, secretBox } from '../shared/secretBox.ts';
import type { Env } from './config.providers.ts';
import { connectorSecretOf, readShops } from './config.shops.ts';

export type ConnectorConfig = {
  shop: ShopPlatform;
  secret: string;
  /** Seals tokens and cursors; the keys never leave the platform's cloud. */
  box: SecretBox;
  host: string;
  port: number;
  logLevel: string;
};

const WEIXIN = '6';
const JUSHUITAN = '7';
const ALI1688 = '8';

/** Reads the environment of a connector: its own variables, and those of its platform. */
export function readConnector(env: Env): ConnectorConfig {
  const platform = platformOf(env.CONNECTOR_PLATFORM ?? '');
  const name = PLATFORM_NAMES[platform].toUpperCase();
  const application = readShops(env)[platform];
  if (!application || 'connectorUrl' in application)
    throw new ConfigError(`环境变量缺失或不正确：SHOP_${name}_APP_KEY、SHOP_${name}_APP_SECRET`);
  const shop = openShops({ [platform]: application })[platform];
  if (!shop) throw new Error(`no adapter for platform ${platform}`);
  const port = env.CONNECTOR_PORT || '4002';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new ConfigError('环境变量缺失或不正确：CONNECTOR_PORT');
  return {
    shop,
    secret: connectorSecretOf('CONNECTOR_SECRET', env.CONNECTOR_SECRET ?? ''),
    box: secretBox({
      current: keyOf('CONNECTOR_KEY', env.CONNECTOR_KEY ?? ''),
      others: (env.OTHER_CONNECTOR_KEYS ?? '')
        .split(',')
        .filter((key) => key !== '')
        .map((key) => keyOf('OTHER_CONNECTOR_KEYS', key)),
    }),
    host: env.CONNECTOR_HOST || '127.0.0.1',
    port: Number(port),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function platformOf(text: string): 1 | 2 | 3 | 4 | 5 {
  const found = Object.entries(PLATFORM_NAMES).find(([id, name]) => [id, name].includes(text.toLowerCase()));
  if (!found) throw new ConfigError('环境变量 CONNECTOR_PLATFORM 应为 1 到 5 或平台的名字，如 taobao');
  const [id] = found;
  if (id === JUSHUITAN) throw new ConfigError('聚水潭没有 connector');
  if (id === ALI1688) throw new ConfigError('1688 没有 connector');
  // Its tickets are pushed to the site and lie in the database, which a connector has none of.
  if (id === WEIXIN) throw new ConfigError('视频号的授权票据由平台推送到本站并存入数据库，不能用 connector');
  return Number(id) as 1 | 2 | 3 | 4 | 5;
}

function keyOf(name: string, text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64') !== text || key.every((byte) => byte === key[0]))
    throw new ConfigError(`环境变量 ${name} 应为 32 字节随机数的 base64，请用 openssl rand -base64 32 生成`);
  return key;
}
