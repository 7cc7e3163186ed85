import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '@chengcang/process';
import type { AlipayApplication } from '../adapters/alipay/alipayClient.ts';
import type { AlipayOptions } from '../adapters/realName/alipayRealName.ts';
import type { AliyunSmsOptions } from '../adapters/sms/aliyunSms.ts';

export type Env = Record<string, string | undefined>;

/** The variable of each scene's own template. */
const SCENE_TEMPLATES = {
  1: 'ALIYUN_SMS_TEMPLATE_REGISTER',
  2: 'ALIYUN_SMS_TEMPLATE_FIND',
  3: 'ALIYUN_SMS_TEMPLATE_LOGIN',
  4: 'ALIYUN_SMS_TEMPLATE_CHANGE',
  5: 'ALIYUN_SMS_TEMPLATE_CASH_OUT',
};

/** The variable of the template that tells of each group of notices, and of the digest. */
const NOTICE_TEMPLATES = {
  shipping: 'ALIYUN_SMS_TEMPLATE_SHIPPING',
  afterSales: 'ALIYUN_SMS_TEMPLATE_AFTER_SALES',
  money: 'ALIYUN_SMS_TEMPLATE_MONEY',
  shops: 'ALIYUN_SMS_TEMPLATE_SHOPS',
  goods: 'ALIYUN_SMS_TEMPLATE_GOODS',
  account: 'ALIYUN_SMS_TEMPLATE_ACCOUNT',
  digest: 'ALIYUN_SMS_TEMPLATE_DIGEST',
};
const NOTICE_SMS_PER_DAY = 10;

/** Short messages that a person is sent of notices in a day, at most. */
export function readNoticeSmsPerDay({ NOTICE_SMS_PER_DAY: text }: Env): number {
  if (!text) return NOTICE_SMS_PER_DAY;
  if (!/^\d{1,3}$/.test(text)) throw new ConfigError('环境变量 NOTICE_SMS_PER_DAY 应为 0 到 999 的整数');
  return Number(text);
}

/** Alibaba Cloud's short messages; null when none of its variables is set. */
export function readSms(env: Env): AliyunSmsOptions | null {
  const input = group(
    env,
    [
      'ALIYUN_SMS_ACCESS_KEY_ID',
      'ALIYUN_SMS_ACCESS_KEY_SECRET',
      'ALIYUN_SMS_SIGN_NAME',
      'ALIYUN_SMS_TEMPLATE',
    ],
    [...Object.values(SCENE_TEMPLATES), ...Object.values(NOTICE_TEMPLATES), 'ALIYUN_SMS_ENDPOINT'],
  );
  if (!input) return null;
  const sceneTemplates = Object.entries(SCENE_TEMPLATES).flatMap(([scene, name]) =>
    input(name) ? [[scene, input(name)]] : [],
  );
  return {
    accessKeyId: input('ALIYUN_SMS_ACCESS_KEY_ID'),
    accessKeySecret: input('ALIYUN_SMS_ACCESS_KEY_SECRET'),
    signName: input('ALIYUN_SMS_SIGN_NAME'),
    template: input('ALIYUN_SMS_TEMPLATE'),
    sceneTemplates: Object.fromEntries(sceneTemplates),
    noticeTemplates: Object.fromEntries(
      Object.entries(NOTICE_TEMPLATES).flatMap(([group, name]) =>
        input(name) ? [[group, input(name)]] : [],
      ),
    ),
    endpoint: address('ALIYUN_SMS_ENDPOINT', input('ALIYUN_SMS_ENDPOINT') || 'https://dysmsapi.aliyuncs.com'),
  };
}

/** Alipay's open platform; null when none of its variables is set. */
export function readAlipay(env: Env): AlipayOptions | null {
  const input = group(env, applicationNames('ALIPAY'), ['ALIPAY_GATEWAY', 'ALIPAY_RETURN_URL']);
  if (!input) return null;
  const returnUrl = input('ALIPAY_RETURN_URL');
  return {
    ...alipayApplication(input, 'ALIPAY'),
    ...(returnUrl && { returnUrl: address('ALIPAY_RETURN_URL', returnUrl) }),
  };
}

/** The variables that name an application at Alipay's open platform, all of them needed. */
export const applicationNames = (prefix: string): string[] =>
  ['APP_ID', 'PRIVATE_KEY_FILE', 'PUBLIC_KEY_FILE'].map((ending) => `${prefix}_${ending}`);

export function alipayApplication(input: (name: string) => string, prefix: string): AlipayApplication {
  const key = (name: string, read: (pem: string) => KeyObject) => rsaKey(name, input(name), read);
  return {
    appId: input(`${prefix}_APP_ID`),
    privateKey: key(`${prefix}_PRIVATE_KEY_FILE`, createPrivateKey),
    alipayPublicKey: key(`${prefix}_PUBLIC_KEY_FILE`, createPublicKey),
    gateway: address(
      `${prefix}_GATEWAY`,
      input(`${prefix}_GATEWAY`) || 'https://openapi.alipay.com/gateway.do',
    ),
  };
}

/** A group of variables that belong together; an empty one counts as unset. Returns their reader. */
export function group(env: Env, required: string[], optional: string[]): ((name: string) => string) | null {
  if (![...required, ...optional].some((name) => env[name])) return null;
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(`环境变量缺失或不正确：${missing.join('、')}`);
  return (name) => env[name] ?? '';
}

export function address(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new ConfigError(`环境变量 ${name} 不是 http 地址`);
  return text;
}

/** The origin of `PUBLIC_URL`: the site is at the root. */
export function originOf(publicUrl: string): string {
  const { origin, pathname, search, hash } = new URL(address('PUBLIC_URL', publicUrl));
  if (pathname !== '/' || search || hash) throw new ConfigError('环境变量 PUBLIC_URL 不能带路径');
  return origin;
}

/** The PEM of an RSA key that lies in a file. */
export function rsaKey(name: string, file: string, read: (pem: string) => KeyObject): string {
  const pem = textOf(name, file);
  try {
    if (read(pem).asymmetricKeyType === 'rsa') return pem;
  } catch {
    // Reported below without OpenSSL's message.
  }
  throw new ConfigError(`环境变量 ${name} 指向的文件不是 PEM 格式的 RSA 密钥：${file}`);
}

function textOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`环境变量 ${name} 指向的文件无法读取：${file}`);
  }
}
