import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../api/src/db/embedded/processes.ts';
import { freePort, runScript, temporaryDir } from './script.ts';

async function startStack(more: Record<string, string> = {}) {
  const ports = { FIRST_PORT: String(await freePort()), SECOND_PORT: String(await freePort()) };
  const dataDir = await temporaryDir();
  const env = { ...ports, DATA_DIR: dataDir, ...more };
  const stack = runScript('tests/tooling/fixtures/stack.mjs', [], env);
  const ask = async (port: string, path = '/') => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  return {
    stack,
    logOf: (name: string) => readFileSync(join(dataDir, 'log', `${name}.log`), 'utf8'),
    firstPid: async () => Number(await ask(ports.FIRST_PORT)),
    secondPid: async () => Number(await ask(ports.SECOND_PORT)),
    dataKeys: () => Promise.all([ask(ports.FIRST_PORT, '/data-key'), ask(ports.SECOND_PORT, '/data-key')]),
    killFirst: () => ask(ports.FIRST_PORT, '/die').catch(() => undefined),
  };
}

describe('the supervisor', () => {
  it('stops its services in reverse order and leaves no process behind', async () => {
    const { stack, firstPid, secondPid, logOf } = await startStack();
    await stack.line(/both ready/);
    const pids = [await firstPid(), await secondPid()];
    stack.kill('SIGTERM');
    const { code } = await stack.ended;
    expect(code).toBe(0);
    expect(logOf('second')).toBe('the neighbour still answers\n');
    expect(pids.map(isAlive)).toEqual([false, false]);
  });

  it('hides secrets from a service that does not need them', async () => {
    const { stack, dataKeys } = await startStack({ DATA_KEY: 'sealed' });
    await stack.line(/both ready/);
    expect(await dataKeys()).toEqual(['sealed', 'none']);
  });

  it('restarts a service that died and reports it', async () => {
    const { stack, firstPid, killFirst } = await startStack();
    await stack.line(/both ready/);
    const before = await firstPid();
    await killFirst();
    await stack.line(/first意外退出（代码 3），0\.5 秒后重新启动（第 1 次）/);
    const again = () => firstPid().catch(() => before);
    await expect.poll(again, { timeout: 10_000 }).not.toBe(before);
  });

  it('stops everything when a configuration is wrong', async () => {
    const { stack } = await startStack({ second_exit: '78' });
    const { code, output } = await stack.ended;
    expect(code).toBe(78);
    expect(output).toContain('✗ second的配置有误（见上），已停止。');
  });

  it('gives up on a service that never becomes ready', async () => {
    const { stack } = await startStack({ first_exit: '1' });
    const { code, output } = await stack.ended;
    expect(code).toBe(1);
    expect(output).toContain('✗ first无法启动（代码 1）');
  });

  it('stops its services when it is killed', async () => {
    const { stack, firstPid, secondPid } = await startStack();
    await stack.line(/both ready/);
    const pids = [await firstPid(), await secondPid()];
    stack.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), { timeout: 15_000 }).toEqual([]);
  });
});
