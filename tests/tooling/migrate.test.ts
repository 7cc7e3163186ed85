import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { runScript, temporaryDir } from './script.ts';

it('npm run migrate says whether it has filled an empty database or had nothing to do', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await temporaryDir(), durable: false });
  try {
    const migrate = () => runScript('api/src/migrate.ts', [], { DATABASE_URL: server.url }).ended;
    expect(await migrate()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^数据库原来是空的，已建好全部表/),
    });
    expect(await migrate()).toMatchObject({ code: 0, output: '数据库已是最新版本，没有需要升级的' });
  } finally {
    await server.stop();
  }
});
