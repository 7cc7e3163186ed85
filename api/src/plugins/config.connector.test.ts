import { randomBytes } from 'node:crypto';
import { ConfigError } from '@chengcang/process';
import { describe, expect, it } from 'vitest';
import { readConnector } from './config.connector.ts';
import type { Env } from './config.providers.ts';
import { readShops } from './config.shops.ts';

const SECRET = 'a secret of no less than 32 bytes';
const key = () => randomBytes(32).toString('base64');

const taobao = {
  CONNECTOR_PLATFORM: 'taobao',
  CONNECTOR_SECRET: SECRET,
  CONNECTOR_KEY: key(),
  PUBLIC_URL: 'https://shop.example',
  SHOP_TAOBAO_APP_KEY: 'key',
  SHOP_TAOBAO_APP_SECRET: 'app-secret',
};

function troubleOf(read: (env: Env) => unknown, env: Env): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the settings of a connector', () => {
  it.each(['taobao', 'TAOBAO', '1'])('open the adapter of %s', (CONNECTOR_PLATFORM) => {
    const { shop, ...rest } = readConnector({ ...taobao, CONNECTOR_PLATFORM });
    expect(shop.platform).toBe(1);
    expect(rest).toMatchObject({ secret: SECRET, host: '127.0.0.1', port: 4002, logLevel: 'info' });
  });

  it('open what a former key has sealed', () => {
    const { box } = readConnector(taobao);
    const sealed = box.seal('token', 'purpose');
    const OTHER_CONNECTOR_KEYS = taobao.CONNECTOR_KEY;
    const next = readConnector({ ...taobao, CONNECTOR_KEY: key(), OTHER_CONNECTOR_KEYS });
    expect(next.box.open(sealed, 'purpose')).toBe('token');
    expect(next.box.seal('token', 'purpose')).not.toContain(box.mark);
  });

  const key32 = '应为 32 字节随机数的 base64，请用 openssl rand -base64 32 生成';
  it.each([
    [{ CONNECTOR_PLATFORM: '' }, '环境变量 CONNECTOR_PLATFORM 应为 1 到 5 或平台的名字，如 taobao'],
    [{ CONNECTOR_PLATFORM: '9' }, '环境变量 CONNECTOR_PLATFORM 应为 1 到 5 或平台的名字，如 taobao'],
    [{ CONNECTOR_PLATFORM: 'ali1688' }, '1688 没有 connector'],
    [{ CONNECTOR_PLATFORM: 'jushuitan' }, '聚水潭没有 connector'],
    [{ CONNECTOR_PLATFORM: 'weixin' }, '视频号的授权票据由平台推送到本站并存入数据库，不能用 connector'],
    [{ CONNECTOR_PLATFORM: 'jd' }, '环境变量缺失或不正确：SHOP_JD_APP_KEY、SHOP_JD_APP_SECRET'],
    [{ SHOP_TAOBAO_APP_SECRET: '' }, '环境变量缺失或不正确：SHOP_TAOBAO_APP_SECRET'],
    [{ PUBLIC_URL: '' }, '环境变量缺失或不正确：PUBLIC_URL'],
    [{ CONNECTOR_SECRET: 'a'.repeat(31) }, '环境变量 CONNECTOR_SECRET 应为至少 32 字节的密钥'],
    [{ CONNECTOR_KEY: '' }, `环境变量 CONNECTOR_KEY ${key32}`],
    [{ CONNECTOR_KEY: randomBytes(31).toString('base64') }, `环境变量 CONNECTOR_KEY ${key32}`],
    [{ CONNECTOR_KEY: Buffer.alloc(32).toString('base64') }, `环境变量 CONNECTOR_KEY ${key32}`],
    [{ OTHER_CONNECTOR_KEYS: 'x' }, `环境变量 OTHER_CONNECTOR_KEYS ${key32}`],
    [{ CONNECTOR_PORT: '65536' }, '环境变量缺失或不正确：CONNECTOR_PORT'],
  ])('refuse %j', (changes, words) => {
    expect(troubleOf(readConnector, { ...taobao, ...changes })).toBe(words);
  });
});

describe('the settings of a platform with a connector', () => {
  const connected = {
    SHOP_TAOBAO_CONNECTOR_URL: 'https://connector.example/',
    SHOP_TAOBAO_CONNECTOR_SECRET: SECRET,
  };

  it('are its address and secret, and none of the application', () => {
    expect(readShops(connected)).toEqual({
      1: { connectorUrl: 'https://connector.example', connectorSecret: SECRET },
      ...{ 2: null, 3: null, 4: null, 5: null, 6: null, 7: null, 8: null },
    });
  });

  it.each([
    [{ SHOP_TAOBAO_CONNECTOR_SECRET: '' }, '环境变量缺失或不正确：SHOP_TAOBAO_CONNECTOR_SECRET'],
    [
      { SHOP_TAOBAO_CONNECTOR_SECRET: 'short' },
      '环境变量 SHOP_TAOBAO_CONNECTOR_SECRET 应为至少 32 字节的密钥',
    ],
    [{ SHOP_TAOBAO_CONNECTOR_URL: 'connector' }, '环境变量 SHOP_TAOBAO_CONNECTOR_URL 不是 http 地址'],
    [
      { SHOP_TAOBAO_APP_SECRET: 'secret' },
      '环境变量 SHOP_TAOBAO_CONNECTOR_URL 与 SHOP_TAOBAO_APP_KEY 只能设置一个',
    ],
  ])('refuse %j', (changes, words) => {
    expect(troubleOf(readShops, { ...connected, ...changes })).toBe(words);
  });
});
