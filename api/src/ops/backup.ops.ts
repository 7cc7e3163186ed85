import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { keepNewest } from '../db/backups/keepNewest.ts';
import { UNFINISHED } from '../db/backups/manifest.ts';
import { takeBackup } from '../db/backups/takeBackup.ts';
import { clusterExists } from '../db/embedded/cluster.ts';
import { clusterIn, homeOf } from '../db/embedded/home.ts';
import { readStorage } from '../plugins/config.storage.ts';
import { asOpsError, momentOf, wordsOf } from './backupWords.ts';
import { type DataDirCommand, type DataDirContext, OpsError, requireNumber, type Values } from './command.ts';

const STAMPED = /^\d{8}T\d{6}Z/;

export const backupCommand: DataDirCommand = {
  name: 'backup',
  usage: '备份自带的数据库与图片，可在运行中进行：[--to 目录] [--keep 保留几份]',
  options: { to: { type: 'string' }, keep: { type: 'string' } },
  run: async (context, values) => {
    const keep = values.keep === undefined ? undefined : requireNumber(values, 'keep');
    if (keep === 0) throw new OpsError('--keep 至少为 1');
    requireEmbedded(context);
    const to = targetOf(context, values);
    const pictures = readStorage(context.env) ? null : join(context.filesDir, 'u');
    try {
      const backup = await takeBackup({
        server: await context.openServer(),
        pictures,
        to,
        product: manifest.version,
        tell: (event) => context.say(wordsOf(event)),
      });
      const bytes = backup.files.reduce((sum, { size }) => sum + size, 0);
      if (values.to === undefined) removeUnfinished(context);
      const removed = keep === undefined ? [] : await keepNewest(to, backup, keep);
      return [
        `已备份到 ${to}：${momentOf(backup.takenAt)}，${backup.files.length} 个文件，${(bytes / 1e6).toFixed(1)} MB`,
        pictures === null ? '；图片在存储桶中，不在备份里' : '',
        removed.length > 0 ? `；已删除较早的 ${removed.join('、')}` : '',
        '。DATA_KEY 不在备份里，请另行保存',
      ].join('');
    } catch (error) {
      throw asOpsError(error);
    }
  },
};

function requireEmbedded({ env, dataDir }: DataDirContext): void {
  if (env.DATABASE_URL)
    throw new OpsError(
      '没有备份：DATABASE_URL 指定的数据库要用它自己的工具备份（pg_basebackup、pgBackRest、WAL 归档），见 docs/OPERATING.md 的 Back up and restore',
    );
  if (!existsSync(dataDir) || !clusterExists(clusterIn(homeOf(dataDir))))
    throw new OpsError(`${dataDir} 没有可以备份的数据库`);
}

const ownFolder = ({ dataDir }: DataDirContext) => join(dataDir, 'backups');

function targetOf(context: DataDirContext, { to }: Values): string {
  if (typeof to === 'string' && to !== '') return context.resolve(to);
  return join(ownFolder(context), new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''));
}

/** What killed backups have left where backups of this data directory alone lie; none runs beside this one. */
function removeUnfinished(context: DataDirContext): void {
  for (const name of readdirSync(ownFolder(context)))
    if (STAMPED.test(name) && name.endsWith(UNFINISHED))
      rmSync(join(ownFolder(context), name), { recursive: true });
}
