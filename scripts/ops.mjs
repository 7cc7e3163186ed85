import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { printLine, UserFacingError } from './lib/console.mjs';
import { openDatabase } from './lib/database.mjs';
import { prepare } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { dataDir, root } from './lib/paths.mjs';

/** The embedded server: run by another process, or started for this command. */
async function embeddedServer() {
  const { runningServer } = await import('../api/src/db/embedded/runningServer.ts');
  const running = runningServer(dataDir());
  if (running) return running;
  const { url, place } = await openDatabase();
  return { url, cluster: place };
}

/** The product's database itself: the configured one, or the embedded one. */
async function databaseUrl() {
  if (process.env.DATABASE_URL) {
    const { readDatabase } = await import('../api/src/plugins/config.database.ts');
    return readDatabase(process.env).directUrl;
  }
  return (await embeddedServer()).url;
}

function show(result) {
  if (typeof result === 'string') console.log(result);
  else if (result.length === 0) console.log('没有记录');
  else console.table(result);
}

await main(
  '橙仓运维',
  async () => {
    await prepare();
    const args = process.argv.slice(2);
    const { isOfDataDir, opsHelp, OpsError, runDataDirOps, runOps } = await import(
      '../api/src/ops/runOps.ts'
    );
    if (args.length === 0 || args.includes('--help')) {
      console.log(`用法：npm run ops -- <命令> [参数]\n${opsHelp()}`);
      return 0;
    }
    const { migrate } = await import('../api/src/db/migrate.ts');
    const { openDatabase: connect } = await import('../api/src/db/client.ts');
    const { StartError } = await import('@chengcang/process');
    const { readDataKey, readOtherDataKeys } = await import('../api/src/plugins/config.ts');
    const { openChannels } = await import('../api/src/modules/payments/openChannels.ts');
    const { readPayments } = await import('../api/src/plugins/config.payments.ts');
    const { openBox } = await import('../api/src/db/sealed/openBox.ts');
    const operator = process.env.OPERATOR || userInfo().username;
    let database;
    try {
      if (isOfDataDir(args)) {
        show(
          await runDataDirOps(args, {
            env: process.env,
            dataDir: dataDir(),
            filesDir: resolve(root, process.env.FILES_DIR || join(dataDir(), 'files')),
            operator,
            resolve: (path) => resolve(root, path),
            openServer: embeddedServer,
            say: printLine,
          }),
        );
        return 0;
      }
      const url = await databaseUrl();
      await migrate(url);
      const keys = { current: readDataKey(process.env), others: readOtherDataKeys(process.env) };
      database = connect(url, await openBox(url, keys), 1);
      const channels = () =>
        openChannels(readPayments(process.env, { demo: process.env.NODE_ENV !== 'production' }));
      show(await runOps(args, { db: database.db, operator, channels }));
      return 0;
    } catch (error) {
      if (error instanceof OpsError && error.rows.length > 0) show(error.rows);
      if (error instanceof OpsError || error instanceof StartError) throw new UserFacingError(error.message);
      throw error;
    } finally {
      await database?.close();
    }
  },
  { exitCode: 130 },
);
