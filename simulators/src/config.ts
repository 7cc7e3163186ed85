import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '@chengcang/process';
import type { SimulatedAlipay } from './alipay/simulatedAlipay.ts';
import type { SimulatedKuaidi100 } from './kuaidi100/labelRequests.ts';
import type { SimulatedWechatpay } from './payments/wechatRequests.ts';
import { REAL_PORTS } from './printing/components.ts';
import type { SimulatedPrinting } from './printing/printing.routes.ts';
import type { SimulatedS3 } from './s3/s3.routes.ts';
import type { SimulatedShops } from './shopRoutes.ts';
import type { SimulatedApp } from './shops/shopTypes.ts';

export type Config = {
  host: string;
  port: number;
  logLevel: string;
  alipay: SimulatedAlipay;
  shops: SimulatedShops;
  kuaidi100: SimulatedKuaidi100;
  wechatpay: SimulatedWechatpay | null;
  printing: SimulatedPrinting;
  s3: SimulatedS3;
};

/** A parcel moves a step every four simulated hours: a minute, so that a person sees it move. */
const COURIER_HOUR_SECONDS = '15';

/** Reads the environment; a missing or malformed value is a `ConfigError` that names it, and so is production. */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (env.NODE_ENV === 'production')
    throw new ConfigError('模拟外部平台只用于演示与开发，不能在生产环境运行。');
  return {
    host: env.SIMULATORS_HOST || '127.0.0.1',
    port: portOf(env.SIMULATORS_PORT || '4003'),
    logLevel: env.LOG_LEVEL || 'info',
    alipay: {
      appId: required(env, 'ALIPAY_APP_ID'),
      publicKey: keyAt(env, 'ALIPAY_APP_PUBLIC_KEY_FILE', createPublicKey),
      platformKey: keyAt(env, 'ALIPAY_PLATFORM_PRIVATE_KEY_FILE', createPrivateKey),
      ...(env.ALIPAY_SELLER_ID && { sellerId: env.ALIPAY_SELLER_ID }),
    },
    shops: {
      ordersPerShop: 8,
      apps: {
        taobao: appOf(env, 'TAOBAO'),
        pinduoduo: appOf(env, 'PINDUODUO'),
        jd: appOf(env, 'JD'),
        douyin: appOf(env, 'DOUYIN'),
        kuaishou: appOf(env, 'KUAISHOU'),
        weixin: appOf(env, 'WEIXIN'),
        jushuitan: appOf(env, 'JUSHUITAN'),
        ali1688: appOf(env, 'ALI1688'),
      },
    },
    kuaidi100: {
      key: env.KUAIDI100_KEY || 'development-key',
      secret: env.KUAIDI100_SECRET || 'development-secret',
      customer: env.KUAIDI100_CUSTOMER || 'development-customer',
      hourMs: secondsOf(env.COURIER_HOUR_SECONDS || COURIER_HOUR_SECONDS) * 1_000,
    },
    wechatpay: env.WECHATPAY_MCH_ID ? wechatpayOf(env, env.WECHATPAY_MCH_ID) : null,
    printing: { ports: env.PRINT_COMPONENTS === 'on' ? REAL_PORTS : new Map() },
    s3: {
      bucket: env.S3_BUCKET || 'development',
      region: env.S3_REGION || 'us-east-1',
      accessKeyId: env.S3_ACCESS_KEY_ID || 'development-key',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY || 'development-secret',
    },
  };
}

function wechatpayOf(env: Record<string, string | undefined>, mchId: string): SimulatedWechatpay {
  return {
    mchId,
    appId: required(env, 'WECHATPAY_APP_ID'),
    serial: required(env, 'WECHATPAY_SERIAL'),
    merchantKey: keyAt(env, 'WECHATPAY_MERCHANT_PUBLIC_KEY_FILE', createPublicKey),
    platformKey: keyAt(env, 'WECHATPAY_PLATFORM_PRIVATE_KEY_FILE', createPrivateKey),
    publicKeyId: required(env, 'WECHATPAY_PUBLIC_KEY_ID'),
    apiV3Key: required(env, 'WECHATPAY_API_V3_KEY'),
    ...(env.WECHATPAY_APP_SECRET && { appSecret: env.WECHATPAY_APP_SECRET }),
  };
}

/** Without variables of its own a platform knows a development application: the secrets protect nothing real. */
function appOf(env: Record<string, string | undefined>, platform: string): SimulatedApp {
  return {
    name: '橙仓',
    key: env[`SHOP_${platform}_APP_KEY`] || 'development-key',
    secret: env[`SHOP_${platform}_APP_SECRET`] || 'development-secret',
    signSecret: env[`SHOP_${platform}_SIGN_SECRET`] || 'development-sign-secret',
    redirectUri: env[`SHOP_${platform}_REDIRECT_URI`] || '',
    serviceId: env[`SHOP_${platform}_SERVICE_ID`] || 'development-service',
    pushUrl: env[`SHOP_${platform}_PUSH_URL`] || '',
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ConfigError('环境变量 SIMULATORS_PORT 不是端口号');
  return port;
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,5}$/.test(text) || seconds < 1)
    throw new ConfigError('环境变量 COURIER_HOUR_SECONDS 应为 1 到 99999 的整数秒');
  return seconds;
}

function required(env: Record<string, string | undefined>, name: string): string {
  const value = env[name];
  if (!value) throw new ConfigError(`环境变量缺失：${name}`);
  return value;
}

function keyAt(
  env: Record<string, string | undefined>,
  name: string,
  read: (pem: string) => KeyObject,
): KeyObject {
  const file = required(env, name);
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError(`环境变量 ${name} 指向的密钥文件无法读取：${file}`);
  }
}
