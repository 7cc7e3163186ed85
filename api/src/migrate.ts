import { failStart } from '@chengcang/process';
import { migrate } from './db/migrate.ts';
import { readDatabase } from './plugins/config.database.ts';

/** Migrates the database of the environment, apart from any server: once before a new release is started. */
async function main(): Promise<void> {
  const { url, directUrl } = readDatabase(process.env);
  const { wasEmpty, applied } = await migrate(directUrl, url);
  if (wasEmpty) console.log(`数据库原来是空的，已建好全部表（${applied} 个迁移）`);
  else if (applied > 0) console.log(`数据库已升级到最新版本（${applied} 个迁移）`);
  else console.log('数据库已是最新版本，没有需要升级的');
}

main().catch(failStart);
