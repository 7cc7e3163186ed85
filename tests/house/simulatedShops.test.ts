import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { simulatedShops } from '../../scripts/lib/simulatorKeys.mjs';
import { temporaryDir } from './script.ts';

const ORIGIN = 'http://127.0.0.1:4000';

it('makes a key and secrets of its own for every shop platform, once and for their owner', async () => {
  const dir = join(await temporaryDir(), 'simulators');
  const { simulatorsEnv } = simulatedShops(dir, ORIGIN);
  const { SHOP_DOUYIN_REDIRECT_URI: back, ...secrets } = simulatorsEnv;
  expect(back).toBe('http://127.0.0.1:4000/api/v1/shops/callback/4');
  expect(Object.keys(secrets)).toEqual(
    ['TAOBAO', 'PINDUODUO', 'JD', 'DOUYIN', 'KUAISHOU', 'WEIXIN'].flatMap((platform) =>
      ['APP_KEY', 'APP_SECRET', 'SIGN_SECRET'].map((name) => `SHOP_${platform}_${name}`),
    ),
  );
  expect(new Set(Object.values(secrets)).size).toBe(18);
  expect(Object.values(secrets).every((secret) => /^[0-9a-f]{32}$/.test(secret))).toBe(true);
  expect(statSync(join(dir, 'shops.json')).mode & 0o777).toBe(0o600);
  expect(simulatedShops(dir, ORIGIN).simulatorsEnv).toEqual(simulatorsEnv);
});

it('makes anew what is missing and keeps the rest', async () => {
  const dir = await temporaryDir();
  const file = join(dir, 'shops.json');
  const first = simulatedShops(dir, ORIGIN).simulatorsEnv;
  const { SHOP_JD_APP_SECRET: lost, ...kept } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(kept));
  const second = simulatedShops(dir, ORIGIN).simulatorsEnv;
  expect(second.SHOP_JD_APP_SECRET).not.toBe(lost);
  expect({ ...second, SHOP_JD_APP_SECRET: lost }).toEqual(first);
  writeFileSync(file, '{"SHOP_JD');
  expect(simulatedShops(dir, ORIGIN).simulatorsEnv.SHOP_TAOBAO_APP_KEY).toMatch(/^[0-9a-f]{32}$/);
});
