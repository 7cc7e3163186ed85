import { describe, expect, it } from 'vitest';
import { holdDataDir } from '../../api/src/db/embedded/dataDirLock.ts';
import { freePort, runScript, takePort, temporaryDir } from './script.ts';

async function start(env: Record<string, string>) {
  const ports = {
    GATEWAY_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    CONSOLE_PORT: String(await freePort()),
    SIMULATORS_PORT: String(await freePort()),
  };
  return runScript('scripts/start.mjs', [], { ...ports, DATA_DIR: await temporaryDir(), ...env }).ended;
}

describe('npm start', () => {
  it('names a taken port and how to choose another', async () => {
    const { port } = await takePort();
    const { code, output } = await start({ GATEWAY_PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(
      `✗ 端口 ${port}（网关）已被其他程序占用。请结束占用它的程序，或换一个端口，例如：GATEWAY_PORT=${port + 100} npm start`,
    );
  });

  it('refuses one port for two services', async () => {
    const port = String(await freePort());
    const { code, output } = await start({ GATEWAY_PORT: port, API_PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`✗ GATEWAY_PORT 与 API_PORT 不能使用同一个端口 ${port}。`);
  });

  it('names the port of the simulated platforms when it is taken', async () => {
    const { port } = await takePort();
    const { code, output } = await start({ SIMULATORS_PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`✗ 端口 ${port}（模拟外部平台）已被其他程序占用`);
  });

  it('simulates no platforms in production', async () => {
    const { port } = await takePort();
    const env = { SIMULATORS_PORT: String(port), DATABASE_URL: 'mysql://', NODE_ENV: 'production' };
    const { output } = await start(env);
    expect(output).toContain('✗ DATABASE_URL 不是有效的地址');
  });

  it.each([
    ['the embedded database', ''],
    ['a database of its own', 'postgresql://127.0.0.1:1/shop'],
  ])('names the process that holds the data directory, with %s', async (_title, DATABASE_URL) => {
    const dataDir = await temporaryDir();
    const release = await holdDataDir(dataDir);
    const { code, output } = await start({ DATA_DIR: dataDir, DATABASE_URL });
    release();
    expect(code).toBe(1);
    expect(output).toContain(`✗ 数据目录 ${dataDir} 正被进程 ${process.pid} 使用`);
  });

  it('names an unreachable database without its password', async () => {
    const port = await freePort();
    const { code, output } = await start({
      DATABASE_URL: `postgresql://buyer:geheim@127.0.0.1:${port}/shop`,
    });
    expect(code).toBe(1);
    expect(output).toContain(`127.0.0.1:${port}/shop（用户 buyer）：连接被拒绝`);
    expect(output).not.toContain('geheim');
  });

  it('refuses a DATABASE_URL that is not an address', async () => {
    const { code, output } = await start({ DATABASE_URL: 'mysql://geheim' });
    expect(code).toBe(1);
    expect(output).toContain('✗ DATABASE_URL 不是有效的地址');
    expect(output).not.toContain('geheim');
  });
});
