import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/src/db/client.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/startEmbeddedPostgres.ts';
import { testBox } from '../support/sealed.ts';
import { runScript, temporaryDir } from './script.ts';

const query = async (url: string, text: string) => {
  const database = openDatabase(url, testBox, 1);
  try {
    await database.pool.query(text);
  } finally {
    await database.close();
  }
};

describe('npm run ops', { timeout: 120_000 }, () => {
  it('fails when the ledger is violated, so that scripts stop', async () => {
    const dataDir = await temporaryDir();
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    try {
      const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
      const check = () => runScript('scripts/ops.mjs', ['books', 'check'], env).ended;
      const right = await check();
      expect([right.code, right.output]).toEqual([0, expect.stringContaining('0 笔资金变动')]);
      await query(
        server.url,
        "INSERT INTO ledger_account (owner_id, code, balance) VALUES (1, 'available', 100)",
      );
      const wrong = await check();
      expect(wrong.code).toBe(1);
      expect(wrong.output).toContain('余额等于全部历史之和');
      expect(wrong.output).toContain('✗ 账目不符：');
    } finally {
      await server.stop();
    }
  });

  it('uses the database that the running product keeps', async () => {
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
