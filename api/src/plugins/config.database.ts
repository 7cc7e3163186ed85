import { ConfigError } from '@chengcang/process';
import type { Env } from './config.providers.ts';

export type DatabaseConfig = {
  /** Where requests and jobs go: the database, or the pooler in front of it. */
  url: string;
  /** The database itself, for what needs a session of its own: listening, migrations, locks of a session. */
  directUrl: string;
};

const POOLERS = ['', 'none', 'transaction'];

export const NOT_A_DATABASE_URL = '不是有效的地址，应形如 postgresql://用户:密码@主机:5432/数据库';

export function isDatabaseUrl(text: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '');
}

/** Where the database is; the two addresses differ exactly where a pooler in transaction mode is in front of it. */
export function readDatabase(env: Env): DatabaseConfig {
  const { DATABASE_URL: url = '', DATABASE_POOLER: pooler = '', DATABASE_DIRECT_URL: directUrl = '' } = env;
  if (!POOLERS.includes(pooler)) throw new ConfigError('环境变量 DATABASE_POOLER 只能是 none、transaction');
  const isPooled = pooler === 'transaction';
  const missing = [!url && 'DATABASE_URL', isPooled && !directUrl && 'DATABASE_DIRECT_URL'].filter(Boolean);
  if (missing.length > 0) throw new ConfigError(`环境变量缺失或不正确：${missing.join('、')}`);
  for (const [name, text] of Object.entries({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl || url }))
    if (!isDatabaseUrl(text)) throw new ConfigError(`环境变量 ${name} ${NOT_A_DATABASE_URL}`);
  if (!isPooled && directUrl)
    throw new ConfigError('环境变量 DATABASE_DIRECT_URL 只与 DATABASE_POOLER=transaction 一起使用');
  if (isPooled && url === directUrl)
    throw new ConfigError(
      '环境变量 DATABASE_DIRECT_URL 不能与 DATABASE_URL 相同：它绕过连接池，直接连接数据库',
    );
  return { url, directUrl: directUrl || url };
}
