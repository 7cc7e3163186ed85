import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { runBank } from '../support/bank.ts';
import { brokenInvariants } from '../support/invariants.ts';

const CLIENTS = 20;
const MOVES_EACH = 60;
const WALLETS = 10;
const EACH = 1_000;

let api: TestApi;
beforeAll(async () => {
  // A connection for every client and the two who watch.
  api = await startApi({ poolSize: CLIENTS + 2 });
});
afterAll(() => api.close());

it('twenty clients transfer money concurrently and the total never changes by a fen', async () => {
  const { totals, broken, overdrawn, moved, refused, reads } = await runBank({
    query: api.query,
    wallets: WALLETS,
    each: EACH,
    clients: CLIENTS,
    goesOn: (_client, done) => done < MOVES_EACH,
  });
  expect({ totals, broken, overdrawn }).toEqual({ totals: [WALLETS * EACH], broken: [], overdrawn: 0 });
  expect([moved, refused, reads].every((count) => count > 0)).toBe(true);
  expect(moved + refused).toBeGreaterThanOrEqual(CLIENTS * MOVES_EACH);
  expect(await brokenInvariants(api)).toEqual([]);
});
