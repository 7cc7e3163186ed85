import { mkdirSync } from 'node:fs';
import { printLine, step, UserFacingError } from './console.mjs';
import { dataDir } from './paths.mjs';
import { beforeExit } from './shutdown.mjs';

function heldTrouble(pid) {
  return new UserFacingError(
    `数据目录 ${dataDir()} 正被进程 ${pid} 使用，可能已有一个橙仓在运行。请先停止它（kill ${pid}），或用 DATA_DIR 指定另一个目录。`,
  );
}

/** @throws UserFacingError when another process uses the data directory. */
export async function checkDataDir() {
  const { dataDirHolder } = await import('../../api/src/db/embedded/dataDirLock.ts');
  const pid = dataDirHolder(dataDir());
  if (pid !== undefined) throw heldTrouble(pid);
}

async function externalPlace(text) {
  const { isDatabaseUrl, NOT_A_DATABASE_URL } = await import('../../api/src/plugins/config.database.ts');
  if (!isDatabaseUrl(text)) throw new UserFacingError(`DATABASE_URL ${NOT_A_DATABASE_URL}。`);
  const { placeOf } = await import('../../api/src/db/orStartError.ts');
  return placeOf(text);
}

/** @throws UserFacingError when the database of DATABASE_URL cannot be reached; never contains the password. */
export async function checkExternalDatabase() {
  await externalPlace(process.env.DATABASE_URL);
  const { reachDatabase } = await import('../../api/src/db/embedded/reachDatabase.ts');
  try {
    await reachDatabase(process.env.DATABASE_URL);
  } catch (error) {
    throw new UserFacingError(`${error.message}。请检查 DATABASE_URL。`);
  }
}

function sayEvent(event) {
  const words = {
    copyingBinaries: () => '复制一份数据库程序到公共目录（项目所在目录不对其他用户开放）',
    creatingCluster: () => `首次启动，创建数据库目录 ${event.cluster}`,
    stoppingLeftover: () => `发现上次遗留的数据库进程 ${event.pid}，先将它正常关闭`,
    exited: () => `数据库进程 ${event.pid} 意外退出（${event.signal ?? event.code}），正在恢复`,
    restarted: () => `数据库已恢复（进程 ${event.pid}）`,
    restartFailed: () => `数据库恢复失败，稍后再试：${event.reason}`,
  };
  printLine(`  ${words[event.kind]()}`);
}

async function startEmbedded() {
  const { startEmbeddedPostgres } = await import('../../api/src/db/embedded/startEmbeddedPostgres.ts');
  try {
    const server = await startEmbeddedPostgres({ dataDir: dataDir(), log: sayEvent });
    beforeExit(({ force }) => server.stop(force ? 'immediate' : 'fast'));
    return { url: server.url, place: server.cluster };
  } catch (error) {
    if (error.name === 'DataDirHeld') throw heldTrouble(error.pid);
    if (error.name !== 'EmbeddedPostgresFailed') throw error;
    throw new UserFacingError('自带的 PostgreSQL 无法启动。', { details: error.message.split('\n') });
  }
}

/** Logs, pictures and keys of the simulators lie in the data directory, wherever the database is. */
async function holdDataDirOnly() {
  const { holdDataDir } = await import('../../api/src/db/embedded/dataDirLock.ts');
  mkdirSync(dataDir(), { recursive: true });
  try {
    beforeExit(await holdDataDir(dataDir()));
  } catch (error) {
    throw error.name === 'DataDirHeld' ? heldTrouble(error.pid) : error;
  }
}

/** Opens the database of DATABASE_URL, else the embedded one. Returns its URL and place. */
export async function openDatabase() {
  const external = process.env.DATABASE_URL;
  if (!external) return step('启动数据库', startEmbedded);
  await holdDataDirOnly();
  return { url: external, place: await externalPlace(external) };
}
