import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@chengcang/process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://127.0.0.1/chengcang';
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

const production = { NODE_ENV: 'production', DATABASE_URL, DATA_KEY };

const sms = {
  ALIYUN_SMS_ACCESS_KEY_ID: 'LTAI5t',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'secret',
  ALIYUN_SMS_SIGN_NAME: '橙仓',
  ALIYUN_SMS_TEMPLATE: 'SMS_1',
};

const rsa = pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }));
const ed25519 = pemOf(generateKeyPairSync('ed25519'));

function pemOf({ privateKey, publicKey }: KeyPairKeyObjectResult) {
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** A file of its own for each key. */
function fileWith(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'chengcang-config-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'key.pem');
  writeFileSync(file, text);
  return file;
}

function alipay() {
  return {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_PRIVATE_KEY_FILE: fileWith(rsa.privateKey),
    ALIPAY_PUBLIC_KEY_FILE: fileWith(rsa.publicKey),
  };
}

const NO_SHOPS = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null, 8: null };

/** Every variable of the shop platforms. */
const shops = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_TAOBAO_APP_KEY: 'taobao-key',
  SHOP_TAOBAO_APP_SECRET: 'taobao-secret',
  SHOP_PINDUODUO_APP_KEY: 'pinduoduo-key',
  SHOP_PINDUODUO_APP_SECRET: 'pinduoduo-secret',
  SHOP_JD_APP_KEY: 'jd-key',
  SHOP_JD_APP_SECRET: 'jd-secret',
  SHOP_DOUYIN_APP_KEY: 'douyin-key',
  SHOP_DOUYIN_APP_SECRET: 'douyin-secret',
  SHOP_DOUYIN_SERVICE_ID: '20000',
  SHOP_KUAISHOU_APP_KEY: 'kuaishou-key',
  SHOP_KUAISHOU_APP_SECRET: 'kuaishou-secret',
  SHOP_KUAISHOU_SIGN_SECRET: 'kuaishou-sign-secret',
  SHOP_JUSHUITAN_APP_KEY: 'jushuitan-key',
  SHOP_JUSHUITAN_APP_SECRET: 'jushuitan-secret',
  SHOP_WEIXIN_APP_KEY: 'weixin-key',
  SHOP_WEIXIN_APP_SECRET: 'weixin-secret',
  SHOP_WEIXIN_PUSH_TOKEN: 'weixin-token',
  SHOP_WEIXIN_PUSH_KEY: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
};

function troubleOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the api configuration', () => {
  it('is that of a demo by default', () => {
    expect(readConfig({ DATABASE_URL })).toEqual({
      env: 'development',
      host: '127.0.0.1',
      port: 4001,
      wangdianGateway: 'https://api.wangdian.cn/openapi2',
      database: { url: DATABASE_URL, directUrl: DATABASE_URL },
      databasePool: 10,
      migrateOnStart: true,
      redisUrl: null,
      filesDir: '.data/files',
      logLevel: 'info',
      payments: { alipay: null, wechat: null, simulated: null },
      demo: true,
      explorerUrl: 'http://localhost:4000/explorer/',
      dataKey: Buffer.from('chengcang demo data key 32 bytes'),
      otherDataKeys: [],
      limitByAddress: false,
      trustedGateways: ['127.0.0.1'],
      sms: null,
      groupRobots: {
        urls: {
          wecom: 'https://qyapi.weixin.qq.com',
          dingtalk: 'https://oapi.dingtalk.com',
          feishu: 'https://open.feishu.cn',
        },
      },
      site: '',
      noticeSmsPerDay: 10,
      waybills: null,
      webhookTargets: { allowsHttp: true, allowsThisMachine: false },
      tracking: null,
      alipay: null,
      shops: NO_SHOPS,
      storage: null,
    });
  });

  it('limits by address and requires its own data key in production', () => {
    const { demo, dataKey, limitByAddress, sms, alipay } = readConfig(production);
    expect({ demo, dataKey, limitByAddress, sms, alipay }).toEqual({
      demo: false,
      dataKey: Buffer.alloc(32, 7),
      limitByAddress: true,
      sms: null,
      alipay: null,
    });
  });

  it('allows both in a demo as well', () => {
    const { dataKey, limitByAddress } = readConfig({ DATABASE_URL, DATA_KEY, LIMIT_BY_ADDRESS: 'true' });
    expect({ dataKey, limitByAddress }).toEqual({ dataKey: Buffer.alloc(32, 7), limitByAddress: true });
  });

  it.each([
    ['absent', {}],
    ['too short', { DATA_KEY: Buffer.alloc(31, 7).toString('base64') }],
    ['too long', { DATA_KEY: Buffer.alloc(33, 7).toString('base64') }],
    ['no base64', { DATA_KEY: `${'-'.repeat(43)}=` }],
  ])('refuses a data key that is %s in production', (_what, key) => {
    expect(troubleOf({ NODE_ENV: 'production', DATABASE_URL, ...key })).toBe(
      '环境变量缺失或不正确：DATA_KEY',
    );
  });
});

it.each([
  ['the one of every demo', Buffer.from('chengcang demo data key 32 bytes').toString('base64')],
  ['all zero', Buffer.alloc(32).toString('base64')],
])('a production start refuses a data key that is %s', (_what, key) => {
  expect(troubleOf({ ...production, DATA_KEY: key })).toBe(
    '环境变量 DATA_KEY 是人人都知道的，请用 openssl rand -base64 32 另做一个',
  );
  expect(readConfig({ DATABASE_URL, DATA_KEY: key }).dataKey).toEqual(Buffer.from(key, 'base64'));
});

describe('the short message settings', () => {
  it('require the key, the signature and a template', () => {
    expect(readConfig({ ...production, ...sms }).sms).toEqual({
      accessKeyId: 'LTAI5t',
      accessKeySecret: 'secret',
      signName: '橙仓',
      template: 'SMS_1',
      sceneTemplates: {},
      noticeTemplates: {},
      endpoint: 'https://dysmsapi.aliyuncs.com',
    });
  });

  it('may have a template per scene and another endpoint', () => {
    const more = {
      ALIYUN_SMS_TEMPLATE_REGISTER: 'SMS_11',
      ALIYUN_SMS_TEMPLATE_FIND: 'SMS_12',
      ALIYUN_SMS_TEMPLATE_LOGIN: '',
      ALIYUN_SMS_TEMPLATE_CHANGE: 'SMS_14',
      ALIYUN_SMS_TEMPLATE_MONEY: 'SMS_31',
      ALIYUN_SMS_ENDPOINT: 'https://dysmsapi.ap-southeast-1.aliyuncs.com',
    };
    expect(readConfig({ ...production, ...sms, ...more }).sms).toMatchObject({
      sceneTemplates: { 1: 'SMS_11', 2: 'SMS_12', 4: 'SMS_14' },
      noticeTemplates: { money: 'SMS_31' },
      endpoint: 'https://dysmsapi.ap-southeast-1.aliyuncs.com',
    });
  });

  it('report what is missing when they are incomplete and never a value', () => {
    const { ALIYUN_SMS_ACCESS_KEY_SECRET: _secret, ...part } = { ...sms, ALIYUN_SMS_SIGN_NAME: '' };
    expect(troubleOf({ ...production, ...part })).toBe(
      '环境变量缺失或不正确：ALIYUN_SMS_ACCESS_KEY_SECRET、ALIYUN_SMS_SIGN_NAME',
    );
  });

  it('bound the messages of notices that a person is sent in a day', () => {
    expect(readConfig(production).noticeSmsPerDay).toBe(10);
    expect(readConfig({ ...production, NOTICE_SMS_PER_DAY: '0' }).noticeSmsPerDay).toBe(0);
    expect(troubleOf({ ...production, NOTICE_SMS_PER_DAY: 'many' })).toBe(
      '环境变量 NOTICE_SMS_PER_DAY 应为 0 到 999 的整数',
    );
  });

  it('refuse an endpoint that is not an address', () => {
    expect(troubleOf({ ...production, ...sms, ALIYUN_SMS_ENDPOINT: 'dysmsapi.aliyuncs.com' })).toBe(
      '环境变量 ALIYUN_SMS_ENDPOINT 不是 http 地址',
    );
  });
});

describe('the Alipay settings', () => {
  it('require the application and both keys', () => {
    expect(readConfig({ ...production, ...alipay() }).alipay).toEqual({
      appId: '2021000000000001',
      privateKey: rsa.privateKey,
      alipayPublicKey: rsa.publicKey,
      gateway: 'https://openapi.alipay.com/gateway.do',
    });
  });

  it('may have another gateway and return address', () => {
    const more = {
      ALIPAY_GATEWAY: 'http://127.0.0.1:4003/alipay/gateway.do',
      ALIPAY_RETURN_URL: 'https://shop.example/t3/real',
    };
    expect(readConfig({ ...production, ...alipay(), ...more }).alipay).toMatchObject({
      gateway: more.ALIPAY_GATEWAY,
      returnUrl: more.ALIPAY_RETURN_URL,
    });
  });

  it('report what is missing when they are incomplete', () => {
    expect(troubleOf({ ...production, ALIPAY_APP_ID: '2021000000000001' })).toBe(
      '环境变量缺失或不正确：ALIPAY_PRIVATE_KEY_FILE、ALIPAY_PUBLIC_KEY_FILE',
    );
  });

  it('report a key file that cannot be read', () => {
    const env = { ...production, ...alipay(), ALIPAY_PUBLIC_KEY_FILE: '/nowhere/public.pem' };
    expect(troubleOf(env)).toBe('环境变量 ALIPAY_PUBLIC_KEY_FILE 指向的文件无法读取：/nowhere/public.pem');
  });

  it.each([
    ['a public key', rsa.publicKey],
    ['a key of another kind', ed25519.privateKey],
    ['half a key', rsa.privateKey.slice(0, 400)],
    ['nothing', ''],
  ])('refuse %s in place of the private key', (_what, text) => {
    const file = fileWith(text);
    expect(troubleOf({ ...production, ...alipay(), ALIPAY_PRIVATE_KEY_FILE: file })).toBe(
      `环境变量 ALIPAY_PRIVATE_KEY_FILE 指向的文件不是 PEM 格式的 RSA 密钥：${file}`,
    );
  });
});

describe('the shop platform settings', () => {
  const application = (name: string, platform: number) => ({
    appKey: `${name}-key`,
    appSecret: `${name}-secret`,
    redirectUri: `https://shop.example/api/v1/shops/callback/${platform}`,
    url: null,
  });

  it('configure an application per platform', () => {
    expect(readConfig({ ...production, ...shops }).shops).toEqual({
      1: application('taobao', 1),
      2: application('pinduoduo', 2),
      3: application('jd', 3),
      4: { ...application('douyin', 4), serviceId: '20000' },
      5: { ...application('kuaishou', 5), signSecret: 'kuaishou-sign-secret' },
      6: {
        ...application('weixin', 6),
        token: 'weixin-token',
        encodingAesKey: 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C',
      },
      7: application('jushuitan', 7),
      8: null,
    });
  });

  it('may configure one platform at another address', () => {
    const { PUBLIC_URL, SHOP_JD_APP_KEY, SHOP_JD_APP_SECRET } = shops;
    const jd = { SHOP_JD_APP_KEY, SHOP_JD_APP_SECRET, SHOP_JD_URL: 'http://127.0.0.1:4003/jd/' };
    expect(readConfig({ ...production, PUBLIC_URL, ...jd }).shops).toEqual({
      ...NO_SHOPS,
      3: { ...application('jd', 3), url: 'http://127.0.0.1:4003/jd' },
    });
  });

  it('may omit every platform where the site has an address', () => {
    expect(readConfig({ ...production, PUBLIC_URL: shops.PUBLIC_URL }).shops).toEqual(NO_SHOPS);
  });

  it.each([
    [{ SHOP_TAOBAO_APP_SECRET: '' }, 'SHOP_TAOBAO_APP_SECRET'],
    [{ SHOP_DOUYIN_SERVICE_ID: '', SHOP_DOUYIN_APP_KEY: '' }, 'SHOP_DOUYIN_APP_KEY、SHOP_DOUYIN_SERVICE_ID'],
    [{ SHOP_KUAISHOU_SIGN_SECRET: '' }, 'SHOP_KUAISHOU_SIGN_SECRET'],
    [
      { SHOP_WEIXIN_PUSH_TOKEN: '', SHOP_WEIXIN_PUSH_KEY: '' },
      'SHOP_WEIXIN_PUSH_TOKEN、SHOP_WEIXIN_PUSH_KEY',
    ],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ])('report what is missing and never a value: %j', (changes, names) => {
    expect(troubleOf({ ...production, ...shops, ...changes })).toBe(`环境变量缺失或不正确：${names}`);
  });

  it('refuse an address without an application', () => {
    expect(troubleOf({ ...production, SHOP_JD_URL: 'http://127.0.0.1:4003/jd' })).toBe(
      '环境变量缺失或不正确：SHOP_JD_APP_KEY、SHOP_JD_APP_SECRET',
    );
  });

  it.each([
    [{ PUBLIC_URL: 'shop.example' }, '环境变量 PUBLIC_URL 不是 http 地址'],
    [{ PUBLIC_URL: 'https://shop.example/t3/' }, '环境变量 PUBLIC_URL 不能带路径'],
    [{ SHOP_TAOBAO_URL: 'ftp://taobao' }, '环境变量 SHOP_TAOBAO_URL 不是 http 地址'],
    [{ SHOP_WEIXIN_PUSH_KEY: 'a'.repeat(42) }, '环境变量 SHOP_WEIXIN_PUSH_KEY 不是 43 位的 EncodingAESKey'],
  ])('refuse %j', (changes, words) => {
    expect(troubleOf({ ...production, ...shops, ...changes })).toBe(words);
  });
});
