import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { runScript, temporaryDir } from './script.ts';

describe('npm run ops', () => {
  it('works on the database that the product keeps running', async () => {
    const dataDir = await temporaryDir();
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
      const published = await runScript(
        'scripts/ops.mjs',
        ['notice', 'publish', '--title', '停发', '--detail', '明天停发'],
        env,
      ).ended;
      expect([published.code, published.output]).toEqual([0, expect.stringContaining('已发布首页公告 1')]);
      const listed = await runScript('scripts/ops.mjs', ['notice', 'list'], env).ended;
      expect(listed.output).toContain('停发');
      const wrong = await runScript('scripts/ops.mjs', ['notice', 'shout'], env).ended;
      expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('✗ 没有这个命令')]);
    } finally {
      await server.stop();
    }
  });
});
