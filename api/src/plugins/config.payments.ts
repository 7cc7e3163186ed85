import { createPrivateKey, createPublicKey } from 'node:crypto';
import { ConfigError } from '@chengcang/process';
import type { AlipayPaymentOptions } from '../adapters/payments/alipayPayments.ts';
import type { WechatLoginOptions } from '../adapters/payments/wechatCashier.ts';
import type { WechatPaymentOptions } from '../adapters/payments/wechatPayments.ts';
import {
  address,
  alipayApplication,
  applicationNames,
  type Env,
  group,
  originOf,
  rsaKey,
} from './config.providers.ts';

export type PaymentsConfig = {
  alipay: AlipayPaymentOptions | null;
  wechat: WechatPaymentOptions | null;
  /** Alipay's simulator under a name of its own, in addition to real channels. Never in production. */
  simulated: AlipayPaymentOptions | null;
};

const WECHAT = [
  'WECHATPAY_APP_ID',
  'WECHATPAY_MCH_ID',
  'WECHATPAY_SERIAL',
  'WECHATPAY_PRIVATE_KEY_FILE',
  'WECHATPAY_API_V3_KEY',
  'WECHATPAY_PUBLIC_KEY_ID',
  'WECHATPAY_PUBLIC_KEY_FILE',
];
const REAL_WECHAT = 'https://api.mch.weixin.qq.com';
/** Who pays within WeChat. */
const LOGIN = ['WECHATPAY_APP_SECRET', 'WECHATPAY_OPEN_URL', 'WECHATPAY_LOGIN_URL'];
const REAL_OPEN = 'https://open.weixin.qq.com';
const REAL_LOGIN = 'https://api.weixin.qq.com';
const API_V3_KEY_PATTERN = /^[\x21-\x7e]{32}$/;

/** The payment channels; null where none of a channel's own variables is set. */
export function readPayments(env: Env, { demo }: { demo: boolean }): PaymentsConfig {
  const simulated = alipayPaymentsOf(env, 'SIMULATED_PAY', 'simulated');
  if (simulated && !demo) throw new ConfigError('环境变量 SIMULATED_PAY_SELLER_ID 不能用于生产环境');
  return { alipay: alipayPaymentsOf(env, 'ALIPAY', 'alipay'), wechat: wechatOf(env), simulated };
}

function alipayPaymentsOf(env: Env, prefix: string, path: string): AlipayPaymentOptions | null {
  const seller = `${prefix}_SELLER_ID`;
  if (!group(env, [seller], [])) return null;
  const input = group(env, [seller, ...applicationNames(prefix), 'PUBLIC_URL'], []);
  if (!input) return null;
  const origin = originOf(input('PUBLIC_URL'));
  return {
    ...alipayApplication(input, prefix),
    sellerId: input(seller),
    notifyUrl: `${origin}/api/v1/pay/notify/${path}`,
    returnUrl: `${origin}/t3/`,
  };
}

function wechatOf(env: Env): WechatPaymentOptions | null {
  if (!group(env, WECHAT, ['WECHATPAY_URL', ...LOGIN])) return null;
  const input = group(env, [...WECHAT, 'PUBLIC_URL'], []);
  if (!input) return null;
  const apiV3Key = input('WECHATPAY_API_V3_KEY');
  if (!API_V3_KEY_PATTERN.test(apiV3Key))
    throw new ConfigError('环境变量 WECHATPAY_API_V3_KEY 不是 32 位的密钥');
  return {
    appId: input('WECHATPAY_APP_ID'),
    mchId: input('WECHATPAY_MCH_ID'),
    serial: input('WECHATPAY_SERIAL'),
    privateKey: rsaKey('WECHATPAY_PRIVATE_KEY_FILE', input('WECHATPAY_PRIVATE_KEY_FILE'), createPrivateKey),
    apiV3Key,
    publicKeyId: input('WECHATPAY_PUBLIC_KEY_ID'),
    publicKey: rsaKey('WECHATPAY_PUBLIC_KEY_FILE', input('WECHATPAY_PUBLIC_KEY_FILE'), createPublicKey),
    url: address('WECHATPAY_URL', env.WECHATPAY_URL || REAL_WECHAT).replace(/\/$/, ''),
    notifyUrl: `${originOf(input('PUBLIC_URL'))}/api/v1/pay/notify/wechat`,
    siteUrl: originOf(input('PUBLIC_URL')),
    ...(env.WECHATPAY_APP_SECRET && { login: loginOf(env, env.WECHATPAY_APP_SECRET) }),
  };
}

function loginOf(env: Env, appSecret: string): WechatLoginOptions {
  const at = (name: string, standard: string) => address(name, env[name] || standard).replace(/\/$/, '');
  return {
    appSecret,
    openUrl: at('WECHATPAY_OPEN_URL', REAL_OPEN),
    apiUrl: at('WECHATPAY_LOGIN_URL', REAL_LOGIN),
  };
}
