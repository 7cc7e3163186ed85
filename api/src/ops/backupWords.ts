import { BackupError } from '../db/backups/errors.ts';
import type { BackupEvent } from '../db/backups/events.ts';
import { DataDirHeld, EmbeddedPostgresFailed } from '../db/embedded/errors.ts';
import { OpsError } from './command.ts';

/** What the work says, for the operator. */
export function wordsOf(event: BackupEvent): string {
  const words = {
    copyingDatabase: () => '复制数据库',
    copyingPictures: () => '复制图片',
    verifying: ({ files }: { files: number }) => `核对备份的 ${files} 个文件`,
    recovering: () => '恢复数据库并核对账目',
  };
  return event.kind === 'verifying' ? words.verifying(event) : words[event.kind]();
}

/** A moment as people in China read it. */
export function momentOf(iso: string): string {
  return `${new Date(iso).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })}（北京时间）`;
}

/** Turns what stops the work into a refusal for the operator. */
export function asOpsError(error: unknown): unknown {
  if (error instanceof BackupError) return new OpsError(error.message);
  if (error instanceof DataDirHeld)
    return new OpsError(
      `数据目录 ${error.dataDir} 正被进程 ${error.pid} 使用，请先停止它（kill ${error.pid}）`,
    );
  if (error instanceof EmbeddedPostgresFailed)
    return new OpsError(`自带的 PostgreSQL 无法启动：${error.message}`);
  const { code, path = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new OpsError('磁盘已满，没有留下任何东西');
  if (code === 'EACCES' || code === 'EPERM') return new OpsError(`没有权限：${path}`);
  return error;
}
