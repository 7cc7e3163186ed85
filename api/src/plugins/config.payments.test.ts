import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@chengcang/process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPayments } from './config.payments.ts';

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** A file of its own for each key. */
function fileWith(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'chengcang-config-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'key.pem');
  writeFileSync(file, text);
  return file;
}

const PUBLIC_URL = 'https://shop.example/';
const application = (prefix: string) => ({
  [`${prefix}_APP_ID`]: '2021000000000001',
  [`${prefix}_PRIVATE_KEY_FILE`]: fileWith(rsa.privateKey),
  [`${prefix}_PUBLIC_KEY_FILE`]: fileWith(rsa.publicKey),
});
const alipay = () => ({ ...application('ALIPAY'), ALIPAY_SELLER_ID: '2088000000000001', PUBLIC_URL });
const wechat = () => ({
  WECHATPAY_APP_ID: 'wx0000000000000001',
  WECHATPAY_MCH_ID: '1900000001',
  WECHATPAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  WECHATPAY_PRIVATE_KEY_FILE: fileWith(rsa.privateKey),
  WECHATPAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
  WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01',
  WECHATPAY_PUBLIC_KEY_FILE: fileWith(rsa.publicKey),
  PUBLIC_URL,
});
const NONE = { alipay: null, wechat: null, simulated: null };

function troubleOf(env: Record<string, string>, demo = false): string {
  try {
    readPayments(env, { demo });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the payment settings', () => {
  it('are empty when nothing is set and for an application for identity checks only', () => {
    expect(readPayments({}, { demo: false })).toEqual(NONE);
    expect(readPayments({ ...application('ALIPAY'), PUBLIC_URL }, { demo: false })).toEqual(NONE);
  });

  it('configure Alipay with its merchant', () => {
    expect(readPayments(alipay(), { demo: false })).toEqual({
      ...NONE,
      alipay: {
        appId: '2021000000000001',
        privateKey: rsa.privateKey,
        alipayPublicKey: rsa.publicKey,
        gateway: 'https://openapi.alipay.com/gateway.do',
        sellerId: '2088000000000001',
        notifyUrl: 'https://shop.example/api/v1/pay/notify/alipay',
        returnUrl: 'https://shop.example/t3/',
      },
    });
  });

  it('configure WeChat Pay, optionally at another address', () => {
    const env = { ...wechat(), WECHATPAY_URL: 'http://127.0.0.1:4003/wechatpay/' };
    expect(readPayments(env, { demo: false })).toEqual({
      ...NONE,
      wechat: {
        appId: 'wx0000000000000001',
        mchId: '1900000001',
        serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
        privateKey: rsa.privateKey,
        apiV3Key: '0123456789abcdef0123456789abcdef',
        publicKeyId: 'PUB_KEY_ID_01',
        publicKey: rsa.publicKey,
        url: 'http://127.0.0.1:4003/wechatpay',
        notifyUrl: 'https://shop.example/api/v1/pay/notify/wechat',
        siteUrl: 'https://shop.example',
      },
    });
    expect(readPayments(wechat(), { demo: false }).wechat?.url).toBe('https://api.mch.weixin.qq.com');
  });

  it('configure paying within WeChat by the secret of the application', () => {
    const env = { ...wechat(), WECHATPAY_APP_SECRET: 'a-secret' };
    expect(readPayments(env, { demo: false }).wechat?.login).toEqual({
      appSecret: 'a-secret',
      openUrl: 'https://open.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    });
    const simulated = {
      WECHATPAY_OPEN_URL: 'http://127.0.0.1:4003/wechatpay/',
      WECHATPAY_LOGIN_URL: 'no url',
    };
    expect(troubleOf({ ...env, ...simulated })).toBe('环境变量 WECHATPAY_LOGIN_URL 不是 http 地址');
  });

  it('configure a simulated channel in demo mode and never in production', () => {
    const env = {
      ...application('SIMULATED_PAY'),
      SIMULATED_PAY_SELLER_ID: '2088000000000001',
      SIMULATED_PAY_GATEWAY: 'http://127.0.0.1:4003/alipay/gateway.do',
      PUBLIC_URL,
    };
    expect(readPayments(env, { demo: true }).simulated).toMatchObject({
      gateway: 'http://127.0.0.1:4003/alipay/gateway.do',
      notifyUrl: 'https://shop.example/api/v1/pay/notify/simulated',
    });
    expect(troubleOf(env)).toBe('环境变量 SIMULATED_PAY_SELLER_ID 不能用于生产环境');
  });

  it.each([
    [
      () => ({ ALIPAY_SELLER_ID: '2088' }),
      'ALIPAY_APP_ID、ALIPAY_PRIVATE_KEY_FILE、ALIPAY_PUBLIC_KEY_FILE、PUBLIC_URL',
    ],
    [() => ({ ...wechat(), WECHATPAY_API_V3_KEY: '' }), 'WECHATPAY_API_V3_KEY'],
    [() => ({ ...wechat(), PUBLIC_URL: '' }), 'PUBLIC_URL'],
    [() => ({ ...alipay(), PUBLIC_URL: '' }), 'PUBLIC_URL'],
  ])('report what is missing and never a value', (env, names) => {
    expect(troubleOf(env())).toBe(`环境变量缺失或不正确：${names}`);
  });

  it.each([
    [{ WECHATPAY_API_V3_KEY: 'short' }, '环境变量 WECHATPAY_API_V3_KEY 不是 32 位的密钥'],
    [{ WECHATPAY_URL: 'ftp://x' }, '环境变量 WECHATPAY_URL 不是 http 地址'],
    [{ PUBLIC_URL: 'https://shop.example/t3/' }, '环境变量 PUBLIC_URL 不能带路径'],
    [
      { WECHATPAY_PUBLIC_KEY_FILE: '/nowhere.pem' },
      '环境变量 WECHATPAY_PUBLIC_KEY_FILE 指向的文件无法读取：/nowhere.pem',
    ],
  ])('refuse %j', (changes, words) => {
    expect(troubleOf({ ...wechat(), ...changes })).toBe(words);
  });
});
