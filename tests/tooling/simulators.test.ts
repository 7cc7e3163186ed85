import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simulatedAlipay } from '../../scripts/lib/simulatorKeys.mjs';
import { freePort, runScript, temporaryDir } from './script.ts';

const URL = 'http://127.0.0.1:4003';

/** The four key files by the variable that names each. */
function filesOf({ simulatorsEnv, apiEnv }: ReturnType<typeof simulatedAlipay>): Record<string, string> {
  const { ALIPAY_APP_ID: _theirs, ...simulators } = simulatorsEnv;
  const { ALIPAY_APP_ID: _ours, ALIPAY_GATEWAY: _gateway, ...api } = apiEnv;
  return { ...simulators, ...api };
}

function textsOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')]));
}

function publicHalf(pem: string | undefined): string {
  return createPublicKey(createPrivateKey(pem ?? ''))
    .export({ type: 'spki', format: 'pem' })
    .toString();
}

describe('the simulated Alipay keys', () => {
  it('are two pairs with each half on its side, readable by their owner only', async () => {
    const made = simulatedAlipay(join(await temporaryDir(), 'simulators'), URL);
    const files = filesOf(made);
    const texts = textsOf(files);
    expect(publicHalf(texts.ALIPAY_PRIVATE_KEY_FILE)).toBe(texts.ALIPAY_APP_PUBLIC_KEY_FILE);
    expect(publicHalf(texts.ALIPAY_PLATFORM_PRIVATE_KEY_FILE)).toBe(texts.ALIPAY_PUBLIC_KEY_FILE);
    expect(texts.ALIPAY_APP_PUBLIC_KEY_FILE).not.toBe(texts.ALIPAY_PUBLIC_KEY_FILE);
    expect(Object.values(files).map((file) => statSync(file).mode & 0o777)).toEqual([
      0o600, 0o600, 0o600, 0o600,
    ]);
    expect(made.apiEnv.ALIPAY_GATEWAY).toBe('http://127.0.0.1:4003/alipay/gateway.do');
    expect(made.apiEnv.ALIPAY_APP_ID).toBe(made.simulatorsEnv.ALIPAY_APP_ID);
  });

  it('are created once', async () => {
    const dir = await temporaryDir();
    const first = textsOf(filesOf(simulatedAlipay(dir, URL)));
    expect(textsOf(filesOf(simulatedAlipay(dir, URL)))).toEqual(first);
  });

  it.each([
    ['lost its public half', 'ALIPAY_APP_PUBLIC_KEY_FILE', (file: string) => rmSync(file)],
    ['lost its private half', 'ALIPAY_PRIVATE_KEY_FILE', (file: string) => rmSync(file)],
    ['was half written', 'ALIPAY_PRIVATE_KEY_FILE', (file: string) => writeFileSync(file, '-----BEGIN')],
  ])('are recreated for a pair that %s', async (_what, name, spoil) => {
    const dir = await temporaryDir();
    const files = filesOf(simulatedAlipay(dir, URL));
    const before = textsOf(files);
    spoil(files[name] ?? '');
    simulatedAlipay(dir, URL);
    const after = textsOf(files);
    expect(after.ALIPAY_PRIVATE_KEY_FILE).not.toBe(before.ALIPAY_PRIVATE_KEY_FILE);
    expect(publicHalf(after.ALIPAY_PRIVATE_KEY_FILE)).toBe(after.ALIPAY_APP_PUBLIC_KEY_FILE);
    expect(after.ALIPAY_PUBLIC_KEY_FILE).toBe(before.ALIPAY_PUBLIC_KEY_FILE);
  });
});

describe('the simulators process', () => {
  async function start(env: Record<string, string> = {}) {
    const port = await freePort();
    const { simulatorsEnv } = simulatedAlipay(await temporaryDir(), URL);
    const input = { NODE_ENV: 'development', SIMULATORS_PORT: String(port), ...simulatorsEnv, ...env };
    return { url: `http://127.0.0.1:${port}`, script: runScript('simulators/src/server.ts', [], input) };
  }

  it('starts with its platforms and stops on request', async () => {
    const { url, script } = await start();
    await script.line(/Server listening/);
    expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ status: 'ready' });
    script.kill('SIGTERM');
    expect((await script.ended).code).toBe(0);
  });

  it.each([
    ['in production', { NODE_ENV: 'production' }, '模拟外部平台只用于演示与开发，不能在生产环境运行。'],
    ['without an application', { ALIPAY_APP_ID: '' }, '环境变量缺失：ALIPAY_APP_ID'],
    [
      'without a key',
      { ALIPAY_APP_PUBLIC_KEY_FILE: '/nowhere.pem' },
      '环境变量 ALIPAY_APP_PUBLIC_KEY_FILE 指向的密钥文件无法读取：/nowhere.pem',
    ],
    ['on no port', { SIMULATORS_PORT: 'x' }, '环境变量 SIMULATORS_PORT 不是端口号'],
  ])('does not start %s', async (_when, env, words) => {
    const { script } = await start(env);
    expect(await script.ended).toEqual({ code: 78, output: words });
  });

  it('logs calls without names, numbers and addresses', async () => {
    const { url, script } = await start();
    await script.line(/Server listening/);
    await fetch(`${url}/alipay/gateway.do?biz_content=${encodeURIComponent('{"cert_name":"张晓明"}')}`);
    await fetch(`${url}/alipay/gateway.do`, {
      method: 'POST',
      body: new URLSearchParams({ biz_content: '{"cert_no":"11010519491231002X"}' }),
    });
    await script.line(/"method":"POST","route":"\/alipay\/gateway\.do","status":200/);
    script.kill('SIGTERM');
    const { output } = await script.ended;
    expect(output).toContain('"method":"GET","route":"/alipay/gateway.do","status":400');
    for (const secret of ['cert_', '张晓明', '%E5%BC%A0', '11010519491231002X'])
      expect(output).not.toContain(secret);
  });
});
