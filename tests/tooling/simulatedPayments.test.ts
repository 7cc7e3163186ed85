import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPayments } from '../../api/src/plugins/config.payments.ts';
import { simulatedAlipay, simulatedPayments } from '../../scripts/lib/simulatorKeys.mjs';
import { readConfig } from '../../simulators/src/config.ts';
import { temporaryDir } from './script.ts';

const URL = 'http://127.0.0.1:4003';

describe('the simulated payment keys', () => {
  it('are created once and readable by their owner only', async () => {
    const dir = join(await temporaryDir(), 'simulators');
    const made = simulatedPayments(dir, URL, {});
    expect(simulatedPayments(dir, URL, {})).toEqual(made);
    const { WECHATPAY_PRIVATE_KEY_FILE: ours = '', SIMULATED_PAY_PRIVATE_KEY_FILE: alipay = '' } =
      made.apiEnv;
    const files = [ours, alipay, made.simulatorsEnv.WECHATPAY_PLATFORM_PRIVATE_KEY_FILE ?? ''];
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  });

  it('make the simulators the channel and the api the merchant', async () => {
    const dir = await temporaryDir();
    const alipay = simulatedAlipay(dir, URL);
    const payments = simulatedPayments(dir, URL, {});
    const simulators = readConfig({ ...alipay.simulatorsEnv, ...payments.simulatorsEnv });
    const env = { ...alipay.apiEnv, ...payments.apiEnv, PUBLIC_URL: 'http://localhost:4000' };
    const api = readPayments(env, { demo: true });
    expect(simulators.alipay.sellerId).toBe(api.alipay?.sellerId);
    expect(simulators.wechatpay).toMatchObject({
      appId: api.wechat?.appId,
      mchId: api.wechat?.mchId,
      serial: api.wechat?.serial,
      apiV3Key: api.wechat?.apiV3Key,
      publicKeyId: api.wechat?.publicKeyId,
    });
    expect(api.wechat?.url).toBe('http://127.0.0.1:4003/wechatpay');
    expect(api.simulated).toEqual({
      ...api.alipay,
      notifyUrl: 'http://localhost:4000/api/v1/pay/notify/simulated',
    });
  });

  it('leave the operator’s channels unchanged', async () => {
    const input = { ALIPAY_APP_ID: '2021000000000009', WECHATPAY_MCH_ID: '1900000009' };
    const { apiEnv } = simulatedPayments(await temporaryDir(), URL, input);
    expect(Object.keys(apiEnv).filter((name) => !name.startsWith('SIMULATED_PAY_'))).toEqual([]);
  });
});
