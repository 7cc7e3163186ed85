import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ shedding: true });
});
afterAll(() => api.close());

/** Keeps the event loop from everything else. */
function block(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

const readiness = async () => (await api.app.inject('/health/ready')).json().status;

it('a process that cannot keep up refuses requests and is not ready, but for what its start has loaded', {
  timeout: 60_000,
}, async () => {
  block(2_500);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await readiness()).toBe('ready');

  await expect
    .poll(
      async () => {
        block(2_500);
        // Lets the sample be taken.
        await new Promise(setImmediate);
        return (await api.call('GET', '/goods/list?page=1&pageSize=1')).data.errorKey;
      },
      { timeout: 30_000 },
    )
    .toBe('UNAVAILABLE');
  await expect.poll(readiness, { timeout: 20_000 }).toBe('ready');
});
