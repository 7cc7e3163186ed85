import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShops } from '../../api/src/plugins/config.shops.ts';
import { simulatedShops } from '../../scripts/lib/simulatorKeys.mjs';
import { pushKeysOf } from '../../simulators/src/weixin/pushes.ts';
import { temporaryDir } from './script.ts';

const SITE = {
  simulatorsUrl: 'http://127.0.0.1:4003',
  gatewayUrl: 'http://127.0.0.1:4000',
  publicUrl: 'http://localhost:4000',
  given: {},
};
const PLATFORMS = ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN', 'JUSHUITAN', 'ALI1688'];

describe('the simulated shop platform secrets', () => {
  it('differ per platform, are created once and readable by their owner', async () => {
    const dir = join(await temporaryDir(), 'simulators');
    const { simulatorsEnv } = simulatedShops(dir, SITE);
    const {
      SHOP_DOUYIN_REDIRECT_URI: back,
      SHOP_DOUYIN_PUSH_URL: pushOfDouyin,
      SHOP_JUSHUITAN_REDIRECT_URI: backFromErp,
      SHOP_WEIXIN_PUSH_URL: push,
      ...secrets
    } = simulatorsEnv;
    expect(back).toBe('http://localhost:4000/api/v1/shops/callback/4');
    expect(pushOfDouyin).toBe('http://127.0.0.1:4000/api/v1/shops/callback/4');
    expect(backFromErp).toBe('http://localhost:4000/api/v1/shops/callback/7');
    expect(push).toBe('http://127.0.0.1:4000/api/v1/shops/callback/6');
    expect(Object.keys(secrets)).toEqual([
      ...PLATFORMS.flatMap((platform) =>
        ['APP_KEY', 'APP_SECRET', 'SIGN_SECRET'].map((name) => `SHOP_${platform}_${name}`),
      ),
      'SHOP_DOUYIN_SERVICE_ID',
    ]);
    expect(new Set(Object.values(secrets)).size).toBe(25);
    expect(Object.values(secrets).every((secret) => /^[0-9a-f]{32}$/.test(secret))).toBe(true);
    expect(statSync(join(dir, 'shops.json')).mode & 0o777).toBe(0o600);
    expect(simulatedShops(dir, SITE).simulatorsEnv).toEqual(simulatorsEnv);
  });

  it('are recreated where they are missing, and others are kept', async () => {
    const dir = await temporaryDir();
    const file = join(dir, 'shops.json');
    const first = simulatedShops(dir, SITE).simulatorsEnv;
    const { SHOP_JD_APP_SECRET: lost, ...kept } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(kept));
    const second = simulatedShops(dir, SITE).simulatorsEnv;
    expect(second.SHOP_JD_APP_SECRET).not.toBe(lost);
    expect({ ...second, SHOP_JD_APP_SECRET: lost }).toEqual(first);
    writeFileSync(file, '{"SHOP_JD');
    expect(simulatedShops(dir, SITE).simulatorsEnv.SHOP_TAOBAO_APP_KEY).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('the demo api', () => {
  it('has the same application at every platform as the simulators', async () => {
    const { simulatorsEnv: its, apiEnv } = simulatedShops(await temporaryDir(), SITE);
    const application = (name: string, platform: number) => ({
      appKey: its[`SHOP_${name}_APP_KEY`],
      appSecret: its[`SHOP_${name}_APP_SECRET`],
      redirectUri: `http://localhost:4000/api/v1/shops/callback/${platform}`,
      url: `http://127.0.0.1:4003/${name.toLowerCase()}`,
    });
    const { SHOP_WEIXIN_APP_KEY: key = '', SHOP_WEIXIN_SIGN_SECRET: signSecret = '' } = its;
    expect(readShops(apiEnv)).toEqual({
      1: application('TAOBAO', 1),
      2: application('PINDUODUO', 2),
      3: application('JD', 3),
      4: { ...application('DOUYIN', 4), serviceId: its.SHOP_DOUYIN_SERVICE_ID },
      5: { ...application('KUAISHOU', 5), signSecret: its.SHOP_KUAISHOU_SIGN_SECRET },
      6: { ...application('WEIXIN', 6), ...pushKeysOf({ name: '', key, secret: '', signSecret }) },
      7: application('JUSHUITAN', 7),
      8: application('ALI1688', 8),
    });
  });

  it('has no simulated platform that the operator has configured, and its pushes are unchanged', async () => {
    const input = {
      SHOP_WEIXIN_APP_KEY: 'wx0000000000000001',
      SHOP_JD_APP_SECRET: 'x',
      SHOP_TAOBAO_APP_KEY: '',
    };
    const { simulatorsEnv, apiEnv } = simulatedShops(await temporaryDir(), { ...SITE, given: input });
    const named = new Set(Object.keys(apiEnv).map((name) => name.split('_')[1]));
    expect([...named]).toEqual(['URL', 'TAOBAO', 'PINDUODUO', 'DOUYIN', 'KUAISHOU', 'JUSHUITAN', 'ALI1688']);
    expect(simulatorsEnv.SHOP_WEIXIN_PUSH_URL).toBe('');
    expect(simulatorsEnv.SHOP_WEIXIN_APP_KEY).toMatch(/^[0-9a-f]{32}$/);
  });
});
