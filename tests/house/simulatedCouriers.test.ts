import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KUAIDI100_COURIERS } from '../../api/src/adapters/waybills/kuaidi100/kuaidi100Couriers.ts';
import { readWaybills } from '../../api/src/plugins/config.waybills.ts';
import { simulatedCouriers } from '../../scripts/lib/simulatorKeys.mjs';
import { temporaryDir } from './script.ts';

const URL = 'http://127.0.0.1:4003';

it('the keys of the simulated Kuaidi100 are one on both sides, made once, for their owner only', async () => {
  const dir = join(await temporaryDir(), 'simulators');
  const made = simulatedCouriers(dir, URL);
  expect(simulatedCouriers(dir, URL)).toEqual(made);
  expect(made.apiEnv).toMatchObject(made.simulatorsEnv);
  const files = ['kuaidi100.json', 'kuaidi100-partners.json'].map((name) => join(dir, name));
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
});

it('the api finds an account at every courier with them', async () => {
  const { apiEnv } = simulatedCouriers(await temporaryDir(), URL);
  const read = readWaybills(apiEnv);
  expect(Object.keys(read?.partners ?? {})).toEqual(Object.keys(KUAIDI100_COURIERS));
  expect(read?.url).toBe('http://127.0.0.1:4003/kuaidi100/label/order');
});
