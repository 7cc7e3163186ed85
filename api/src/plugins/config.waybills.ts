import { readFileSync } from 'node:fs';
import { ConfigError } from '@chengcang/process';
import { Value } from 'typebox/value';
import { Kuaidi100Partners } from '../adapters/waybills/kuaidi100/kuaidi100Partners.ts';
import type { Kuaidi100Options } from '../adapters/waybills/kuaidi100/kuaidi100Waybills.ts';

type Env = Record<string, string | undefined>;

const REQUIRED = ['KUAIDI100_KEY', 'KUAIDI100_SECRET', 'KUAIDI100_PARTNERS_FILE'];
const REAL_URL = 'https://api.kuaidi100.com/label/order';

/** Kuaidi100's e-waybills; null when none of its variables is set. */
export function readWaybills(env: Env): Kuaidi100Options | null {
  if (![...REQUIRED, 'KUAIDI100_URL'].some((name) => env[name])) return null;
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(`环境变量缺失或不正确：${missing.join('、')}`);
  const { KUAIDI100_KEY: key = '', KUAIDI100_SECRET: secret = '', KUAIDI100_PARTNERS_FILE: file = '' } = env;
  const url = env.KUAIDI100_URL || REAL_URL;
  if (!['http:', 'https:'].includes(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError('环境变量 KUAIDI100_URL 不是 http 地址');
  return { key, secret, partners: partnersIn(file), url };
}

function partnersIn(file: string): Kuaidi100Options['partners'] {
  const input = jsonIn(file);
  if (Value.Check(Kuaidi100Partners, input)) return input as Kuaidi100Options['partners'];
  // Reports the position of an error, never the value: these are passwords.
  const at = [...Value.Errors(Kuaidi100Partners, input)][0]?.instancePath || '/';
  throw new ConfigError(`环境变量 KUAIDI100_PARTNERS_FILE 指向的快递账号不正确（${at}）：${file}`);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError(`环境变量 KUAIDI100_PARTNERS_FILE 指向的文件无法读取：${file}`);
  }
}
