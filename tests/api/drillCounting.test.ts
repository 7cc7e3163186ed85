import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Acknowledged } from '../../drill/load/journal.ts';
import { countIn } from '../../drill/measure/counting.ts';
import { orderBody } from '../support/api.ts';
import { shoppingFixture } from '../support/shoppingFixture.ts';

const fixture = shoppingFixture();

const acknowledged = (kind: Acknowledged['kind'], key: string, id: number): Acknowledged => ({
  kind,
  key,
  id,
  at: Date.now(),
});

async function ordered(remark: string): Promise<number> {
  const { buyer, shop } = fixture;
  const answer = await fixture.create(
    orderBody(buyer, shop, { confirm: true, remark, clientNo: randomUUID(), allowDuplicate: true }),
  );
  expect(answer.msg).toBe('下单成功');
  return answer.data.orderId;
}

it('the drill finds what was acknowledged and is there once', async () => {
  const key = randomUUID();
  const entries = [acknowledged('order', key, await ordered(key))];
  expect(await countIn(fixture.api.url, entries)).toEqual({ missing: 0, twice: 0, breaches: [] });
});

it('the drill counts what was acknowledged and is nowhere, of each kind', async () => {
  const kinds = ['order', 'recharge', 'refund', 'label', 'compensation'] as const;
  const entries = kinds.map((kind) => acknowledged(kind, randomUUID(), 1_000_000_001));
  expect(await countIn(fixture.api.url, entries)).toEqual({ missing: 5, twice: 0, breaches: [] });
});

it('the drill counts an order that was placed twice for one key', async () => {
  const key = randomUUID();
  const entries = [acknowledged('order', key, await ordered(key))];
  await ordered(key);
  expect(await countIn(fixture.api.url, entries)).toEqual({ missing: 0, twice: 1, breaches: [] });
});
