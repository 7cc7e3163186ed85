import { describe, expect, it } from 'vitest';
import { FAULT_KINDS } from '../../../simulators/src/shops/faults.ts';
import { overheard, shipmentOf } from '../shopCalls.ts';
import type { Bench } from './contractBench.ts';

/** How limits, forgeries, wrong clocks and silence are told. */
export function failuresContract({ platform, differs, SHOP, opened, failureOf, look }: Bench): void {
  describe('a shop platform', () => {
    it('is not called again for a while when it limits calls', async () => {
      const { shops, shop, grant } = await opened();
      const calls = differs.callsForAddresses ?? 1;
      await shops.act('limitCalls', { platform: platform.slug, method: '*', calls, perMs: 60_000 });
      await look(shop, grant);
      const error = await look(shop, grant).catch((thrown: unknown) => thrown);
      const retryAfterMs = platform.tellsLimits ? 60_000 : null;
      expect(error).toMatchObject({ kind: 'rateLimited', retryAfterMs });
    });

    if (!differs.isUnsigned) {
      it('refuses calls signed with another secret', async () => {
        const { shops, grant } = await opened();
        const forger = platform.adapter(shops, { appSecret: 'another-secret' });
        expect(await failureOf(look(forger, grant), ['another-secret', grant.accessToken])).toBe(
          platform.forged,
        );
      });

      it('uses its own clock', async () => {
        const ahead = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
        const { shops, grant } = await opened();
        const within = platform.toleranceMinutes - 1;
        for (const minutes of [-within, within]) {
          const shop = platform.adapter(shops, { now: ahead(minutes) });
          await look(shop, grant);
        }
        for (const minutes of [-platform.toleranceMinutes - 1, platform.toleranceMinutes + 1]) {
          const { url, calls } = await overheard(shops.origin);
          const shop = platform.adapter(shops, { now: ahead(minutes), origin: url });
          if (platform.wrongClock !== null) {
            expect(await failureOf(look(shop, grant))).toBe(platform.wrongClock);
            continue;
          }
          await look(shop, grant);
          await look(shop, grant);
          // Refused, asked for the time, right; and right from then on.
          expect(calls).toHaveLength(4);
        }
      });
    }

    it('is retried for reads', async () => {
      const { shops, shop, grant } = await opened();
      for (const kind of ['transient', 'http502', 'garbage']) {
        await shops.act('failCalls', { platform: platform.slug, kind, times: 1 });
        await look(shop, grant);
      }
      await shops.act('failCalls', { platform: platform.slug, kind: 'http502', times: 2 });
      expect(await failureOf(look(shop, grant))).toBe('transient HTTP_502');
    });

    it('is not retried for writes', async () => {
      const { shops, grant, orderNos } = await opened();
      const { url, calls } = await overheard(shops.origin);
      const shop = platform.adapter(shops, { origin: url });
      for (const [kind, failure] of [
        ['http502', 'transient HTTP_502'],
        ['garbage', 'transient BAD_ANSWER'],
      ] as const) {
        await shops.act('failCalls', { platform: platform.slug, kind, call: 'remark', times: 1 });
        const before = calls.length;
        const remark = shop.remark(grant, orderNos[0] ?? '', { flagColor: 'red', text: '礼' });
        expect(await failureOf(remark)).toBe(failure);
        expect(calls.length - before).toBe(1);
      }
    });

    it('that does not answer in time may be retried', async () => {
      const { shops, shop, grant, orderNos } = await opened({}, { timeoutMs: 60 });
      await shops.act('failCalls', { platform: platform.slug, kind: 'hang', times: 3 });
      expect(await failureOf(look(shop, grant))).toBe('transient TIMEOUT');
      const remark = shop.remark(grant, orderNos[0] ?? '', { flagColor: 'red', text: '礼' });
      expect(await failureOf(remark)).toBe('transient TIMEOUT');
    });

    it('that cannot be reached may be retried', async () => {
      const { shops, grant } = await opened();
      const shop = platform.adapter(shops, { origin: 'http://127.0.0.1:1' });
      expect(await failureOf(look(shop, grant), [grant.accessToken])).toBe('transient NO_ANSWER');
      expect(await failureOf(shop.exchange('code-1'), ['code-1'])).toBe('transient NO_ANSWER');
    });

    it('reports every failure without revealing request data', async () => {
      const { shops, grant, orderNos } = await opened();
      const shop = platform.adapter(shops, { timeoutMs: 60 });
      const [orderNo = ''] = orderNos;
      const { receiver } = await shops.orderAt(SHOP, orderNo);
      const secrets = [grant.accessToken, grant.refreshToken ?? '-', receiver.name, receiver.phone, orderNo];
      // What is lost has been done.
      for (const kind of FAULT_KINDS.filter((each) => each !== 'lost')) {
        await shops.act('failCalls', { platform: platform.slug, kind, call: 'ship', times: 1 });
        await failureOf(shop.postShipment(grant, shipmentOf([orderNo])), secrets);
      }
      expect((await shops.orderAt(SHOP, orderNo)).state).toBe('waitShip');
    });
  });
}
