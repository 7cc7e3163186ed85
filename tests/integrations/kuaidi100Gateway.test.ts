import { describe, expect, it, onTestFinished } from 'vitest';
import { KEY, outcomeOf, requestOf, startKuaidi100 } from './kuaidi100.ts';
import { startRelay } from './relay.ts';

const MINUTE_MS = 60_000;

describe('authentication of Kuaidi100 calls', () => {
  it.each([
    ['with another secret', { secret: 'other' }, 'authExpired 30002'],
    ['with another key', { key: 'other' }, 'authExpired 30003'],
    ['eleven minutes late', { now: () => new Date(Date.now() - 11 * MINUTE_MS) }, 'authExpired 30002'],
    ['eleven minutes early', { now: () => new Date(Date.now() + 11 * MINUTE_MS) }, 'authExpired 30002'],
    ['nine minutes late', { now: () => new Date(Date.now() - 9 * MINUTE_MS) }, 'done'],
  ])('answers %s with %s', async (_what, changes, said) => {
    const kuaidi100 = await startKuaidi100();
    expect(await outcomeOf(kuaidi100.adapter(changes).issue(requestOf('P1')))).toBe(said);
  });

  it.each([
    ['the wish', (form: string) => form.replace('P1', 'P2')],
    ['the time', (form: string) => form.replace(/t=(\d)\d/, 't=$11')],
    ['the signature', (form: string) => form.replace(/&sign=\w+/, '')],
  ])('fails when the relay changes %s', async (_what, request) => {
    const kuaidi100 = await startKuaidi100();
    const relay = await startRelay(kuaidi100.origin, { request });
    onTestFinished(relay.close);
    const service = kuaidi100.adapter({ url: `${relay.url}/kuaidi100/label/order` });
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('authExpired 30002');
  });

  // `printf %s "$param$t$key$secret" | openssl dgst -md5`, as in the adapter's own test.
  it('accepts the signature that OpenSSL computes', async () => {
    const kuaidi100 = await startKuaidi100({ now: () => new Date(1_767_323_045_000) });
    const param = '{"kuaidicom":"yuantong","orderId":"P1","cargo":"橙子 +&=%"}';
    const sign = 'FF6DAE8498BD944C3F2BA73E5D36365B';
    const form = { method: 'order', key: KEY, t: '1767323045000', param, sign };
    const answer = await fetch(kuaidi100.url, { method: 'POST', body: new URLSearchParams(form) });
    expect(await answer.json()).toMatchObject({
      success: false,
      code: 30_005,
      message: '电子面单客户账号错误',
    });
  });
});
