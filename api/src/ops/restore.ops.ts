import { join } from 'node:path';
import { ConfigError } from '@chengcang/process';
import { BackupError } from '../db/backups/errors.ts';
import type { Manifest } from '../db/backups/manifest.ts';
import { restoreBackup } from '../db/backups/restoreBackup.ts';
import { openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { openBox } from '../db/sealed/openBox.ts';
import { sizeOf } from '../modules/books/books.repository.ts';
import { checkEverything } from '../modules/books/books.service.ts';
import { readDataKey, readOtherDataKeys } from '../plugins/config.ts';
import { secretBox } from '../shared/secretBox.ts';
import { asOpsError, momentOf, wordsOf } from './backupWords.ts';
import { shownViolation } from './books.ops.ts';
import { audited, type DataDirCommand, type DataDirContext, OpsError, requireOption } from './command.ts';

export const restoreCommand: DataDirCommand = {
  name: 'restore',
  usage: '从备份恢复自带的数据库与图片：--from 备份目录 [--into 数据目录] [--replace]，原有的数据会改名保留',
  options: { from: { type: 'string' }, into: { type: 'string' }, replace: { type: 'boolean' } },
  run: async (context, values) => {
    const from = context.resolve(requireOption(values, 'from'));
    const into = typeof values.into === 'string' ? context.resolve(values.into) : undefined;
    if (into === undefined && context.env.DATABASE_URL)
      throw new OpsError('设置了 DATABASE_URL：备份恢复到自带的数据库里，请去掉它，或用 --into 指定数据目录');
    const keys = { current: readDataKey(context.env), others: readOtherDataKeys(context.env) };
    try {
      const { manifest, checked } = await restoreBackup({
        from,
        dataDir: into ?? context.dataDir,
        pictures: into === undefined ? join(context.filesDir, 'u') : join(into, 'files', 'u'),
        replace: values.replace === true,
        tell: (event) => context.say(wordsOf(event)),
        accept: (found) => requireKey(found, [keys.current, ...keys.others]),
        check: (url) => checkRestored(url, keys, from, context),
      });
      const { accounts, movements, breaches } = checked;
      const restored = `已恢复到 ${momentOf(manifest.takenAt)}：${accounts} 个资金账户，${movements} 笔资金变动`;
      if (breaches.length > 0)
        throw new OpsError(
          `${restored}。账目不符：${breaches.length} 条规则不成立`,
          breaches.map(shownViolation),
        );
      return `${restored}，账目相符${manifest.hasPictures ? '' : '；图片在存储桶中，没有恢复'}`;
    } catch (error) {
      throw asOpsError(error);
    }
  },
};

/** The id of a key, as everything that it seals names it. */
const idOf = (key: Buffer) => secretBox(key).mark.split('.')[1] ?? '';

function requireKey({ dataKey }: Manifest, keys: readonly Buffer[]): void {
  if (dataKey === '' || keys.some((key) => idOf(key) === dataKey)) return;
  throw new BackupError(
    `DATA_KEY 不是这个备份所用的密钥：备份用的是 ${dataKey}，现在是 ${keys.map(idOf).join('、')}`,
  );
}

async function checkRestored(
  url: string,
  keys: { current: Buffer; others: Buffer[] },
  from: string,
  { operator }: DataDirContext,
) {
  await migrate(url);
  const box = await openBox(url, keys).catch((error: Error) => {
    throw error instanceof ConfigError ? new BackupError(error.message) : error;
  });
  const database = openDatabase(url, box, 1);
  try {
    await audited({ db: database.db, operator }, 'restore', from, {}, async () => undefined);
    const { breaches } = await checkEverything(database.db);
    return { breaches, ...(await sizeOf(database.db)) };
  } finally {
    await database.close();
  }
}
