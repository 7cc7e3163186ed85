import { migrate } from './db/migrate.ts';
import { ConfigError } from './shared/configError.ts';

/** sysexits' EX_CONFIG: another try without a change cannot help. */
const EX_CONFIG = 78;

/** Migrates the database of `DATABASE_URL`, apart from any server: once before a new release is started. */
async function main(): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new ConfigError('环境变量缺失或不正确：DATABASE_URL');
  await migrate(DATABASE_URL);
  console.log('数据库已是最新版本');
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(error instanceof ConfigError ? EX_CONFIG : 1);
});
