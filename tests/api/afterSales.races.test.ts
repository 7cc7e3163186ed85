import { describe, expect, it } from 'vitest';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { raceOn } from '../support/race.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;
const race = raceOn(fixture.query);

/** A case of a signed parcel that its supplier is to answer, or, with an offer, its buyer. */
async function opened({ ask = 1, amount, offer }: { ask?: number; amount?: number; offer?: number } = {}) {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  const { data } = await casing.open(earned.paid, { ask, ...(amount && { amount }) });
  const { caseId } = data;
  if (offer) await casing.answer(earned.seller, { caseId, action: 'offer', amount: offer });
  return { ...earned, caseId };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** Fen that the buyer got back, and how the one case ended. */
async function endOf({ paid }: Opened): Promise<{ fen: number; end: string; given: number }> {
  const [found] = await casing.cases(paid);
  const fen = ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE);
  return { fen, end: `${found?.status} ${found?.outcome}`, given: found?.givenAmount ?? 0 };
}

describe('a case has one outcome', { timeout: 120_000 }, () => {
  it('when its supplier answers as its time is over, twice each', async () => {
    const ends = new Set<string>();
    await race(
      async () => {
        const of = await opened({ ask: 2, amount: 60 });
        await casing.wait(of.paid, 49);
        return of;
      },
      ({ seller, caseId }) => [
        () => casing.stepDue(),
        () => casing.answer(seller, { caseId, action: 'refuse', text: '不同意' }),
        () => casing.stepDue(),
        () => casing.answer(seller, { caseId, action: 'refuse', text: '不同意' }),
      ],
      async (of) => {
        const { fen, end, given } = await endOf(of);
        expect(fen).toBe(end === '70 compensated' ? 60 : 0);
        expect(given).toBe(fen);
        ends.add(end);
      },
    );
    expect([...ends].sort()).toEqual(['20 null', '70 compensated']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('when its buyer accepts the offer, twice, while an operator, or its supplier, decides otherwise', async () => {
    const ends = new Set<string>();
    await race(
      () => opened({ offer: 50 }),
      ({ paid, seller, caseId }) => [
        () => casing.reply(paid.buyer, { caseId, action: 'acceptOffer' }),
        () => casing.answer(seller, { caseId, action: 'offer', amount: 80 }),
        () => casing.reply(paid.buyer, { caseId, action: 'acceptOffer' }),
      ],
      async (of) => {
        const { fen, end, given } = await endOf(of);
        expect([50, 80]).toContain(fen);
        expect([end, given]).toEqual(['70 compensated', fen]);
        ends.add(String(fen));
      },
    );
    expect(ends.size).toBe(2);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('when an operator decides, twice, while its buyer gives up', async () => {
    const ends = new Set<string>();
    await race(
      async () => {
        const of = await opened({ offer: 50 });
        await casing.reply(of.paid.buyer, { caseId: of.caseId, action: 'escalate', text: '请判断' });
        return of;
      },
      ({ paid, caseId }) => [
        () => casing.decide(caseId, 'all').catch(() => undefined),
        () => casing.reply(paid.buyer, { caseId, action: 'revoke' }),
        () => casing.decide(caseId, 70).catch(() => undefined),
      ],
      async (of) => {
        const { fen, end, given } = await endOf(of);
        expect(given).toBe(fen);
        expect({ '70 refunded': FEE, '70 compensated': 70, '80 revoked': 0 }[end]).toBe(fen);
        ends.add(end);
      },
    );
    expect(ends.size).toBeGreaterThan(1);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('and its money is the same whether its parcel is settled before, meanwhile or not at all', async () => {
    await race(
      () => opened({ ask: 2, amount: 100 }),
      ({ seller, caseId }) => [
        () => casing.answer(seller, { caseId, action: 'accept' }),
        () => casing.settle(),
      ],
      async (of) => {
        await casing.settle();
        expect((await endOf(of)).fen).toBe(100);
        expect([(await casing.purse(of.seller)).balance, (await casing.purse(of.agent)).balance]).toEqual([
          245, 15,
        ]);
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('when two are opened for a parcel and its supplier refunds it', async () => {
    await race(
      async () => {
        const earned = await casing.earned();
        await casing.move(earned.paid, 50);
        return earned;
      },
      ({ paid, seller }) => [
        () => casing.open(paid),
        () => casing.open(paid, { ask: 2, amount: 10 }),
        () => casing.refund(paid, { reason: '缺货' }, seller),
      ],
      async ({ paid }) => {
        const cases = await casing.cases(paid);
        expect(cases.filter(({ status }) => status < 70).length).toBeLessThanOrEqual(1);
        expect(cases.length).toBeLessThanOrEqual(1);
      },
    );
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});
