import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KUAIDI100_COURIERS } from '../../api/src/adapters/waybills/kuaidi100/kuaidi100Couriers.ts';
import { readTracking } from '../../api/src/plugins/config.tracking.ts';
import { readWaybills } from '../../api/src/plugins/config.waybills.ts';
import { simulatedCouriers } from '../../scripts/lib/simulatorKeys.mjs';
import { temporaryDir } from './script.ts';

const URL = 'http://127.0.0.1:4003';

it('the simulated Kuaidi100 keys are equal on both sides, created once and readable by their owner only', async () => {
  const dir = join(await temporaryDir(), 'simulators');
  const made = simulatedCouriers(dir, URL);
  expect(simulatedCouriers(dir, URL)).toEqual(made);
  expect(made.apiEnv).toMatchObject(made.simulatorsEnv);
  const files = ['kuaidi100.json', 'kuaidi100-partners.json'].map((name) => join(dir, name));
  expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
});

it('the api finds an account for every courier with the simulated keys', async () => {
  const { apiEnv } = simulatedCouriers(await temporaryDir(), URL);
  const read = readWaybills(apiEnv);
  expect(Object.keys(read?.partners ?? {})).toEqual(Object.keys(KUAIDI100_COURIERS));
  expect(read?.url).toBe('http://127.0.0.1:4003/kuaidi100/label/order');
});

it('the api has its parcels tracked with the simulated keys and receives pushes at the site’s address', async () => {
  const { apiEnv, simulatorsEnv } = simulatedCouriers(await temporaryDir(), URL);
  const { KUAIDI100_KEY, KUAIDI100_CUSTOMER } = simulatorsEnv;
  expect(readTracking({ ...apiEnv, PUBLIC_URL: 'http://localhost:4000' })).toEqual({
    key: KUAIDI100_KEY,
    customer: KUAIDI100_CUSTOMER,
    salt: apiEnv.KUAIDI100_SALT,
    callbackUrl: 'http://localhost:4000/api/v1/tracking/push',
    url: 'http://127.0.0.1:4003/kuaidi100/poll',
  });
  expect(apiEnv.KUAIDI100_SALT).toMatch(/^[0-9a-f]{32}$/);
});
