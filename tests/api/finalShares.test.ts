import { describe, expect, it } from 'vitest';
import { runOps } from '../../api/src/ops/runOps.ts';
import { depositFixture } from '../support/depositFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { FEE } from '../support/refundFixture.ts';

const MINIMUM = 200;
const depositing = depositFixture(MINIMUM);
const { fixture, purse, deposit, lines } = depositing;

/** A parcel of which an operator gave so much back, and whose shares became final then. */
async function judgedAndFinal(give: number) {
  const earned = await depositing.earned();
  await depositing.move(earned.paid, 50);
  const caseId = await depositing.judged(earned.paid, give);
  await depositing.settle();
  await depositing.pass(earned.paid, 8);
  return { ...earned, caseId };
}
const back = async (paid: Parameters<typeof fixture.balance>[0]) =>
  ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE);
const both = async (seller: Parameters<typeof purse>[0]) => [
  (await purse(seller)).balance,
  (await deposit(seller)).balance,
];

describe('a compensation of a parcel whose shares are final', () => {
  it('is borne by platform and supplier, from its wallet first and then from its deposit; the agent keeps its share', async () => {
    const { paid, seller, agent, caseId } = await judgedAndFinal(100);
    expect(await both(seller)).toEqual([45, 200]);
    expect((await purse(agent)).balance).toBe(15);
    await depositing.appeal(paid.buyer, caseId);
    await depositing.decide(caseId, 160);
    expect(await back(paid)).toBe(160);
    // Of 60 the platform bears what is in proportion to its share.
    expect(await both(seller)).toEqual([0, 193]);
    expect((await purse(agent)).balance).toBe(15);
    expect((await lines(seller)).slice(2)).toEqual(['保证金赔付 7', '货款冲回 -52']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('and then its refund, are refused where both have too little, and nothing moves', async () => {
    const { paid, seller, caseId } = await judgedAndFinal(100);
    await depositing.cashOutAll(seller);
    await depositing.appeal(paid.buyer, caseId);
    await depositing.setMinimum(0);
    try {
      await depositing.takeOut(seller, 190);
      await depositing.cashOutAll(seller);
    } finally {
      await depositing.setMinimum(MINIMUM);
    }
    expect(await both(seller)).toEqual([0, 10]);
    for (const give of [160, 'all'] as const)
      await expect(depositing.decide(caseId, give)).rejects.toMatchObject({ errorKey: 'REFUND_FUNDS' });
    expect(await both(seller)).toEqual([0, 10]);
    expect(await back(paid)).toBe(100);
    expect(await depositing.cases(paid)).toMatchObject([{ status: 60, givenAmount: 100 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('may be all that is left, also of what the supplier does not have any more', async () => {
    const { paid, seller, agent, caseId } = await judgedAndFinal(100);
    await depositing.recharge(seller, 100);
    await depositing.appeal(paid.buyer, caseId);
    await depositing.decide(caseId, FEE);
    expect(await back(paid)).toBe(FEE);
    expect((await purse(agent)).balance).toBe(15);
    const [share] = await depositing.shares(paid);
    expect(share).toMatchObject({ compensated: FEE, supplierShare: -15, agentShare: 15, commission: 0 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('a refund of a parcel whose shares are final', () => {
  it('takes from the wallet first and then from the deposit', async () => {
    const { paid, seller, agent } = await depositing.final();
    expect(await both(seller)).toEqual([127, 200]);
    await depositing.recharge(seller, 50);
    const { data } = await depositing.refund(paid, {}, seller);
    expect(data.refundFee).toBe(FEE);
    expect(await both(seller)).toEqual([0, 30]);
    expect((await purse(agent)).balance).toBe(20);
    expect(await back(paid)).toBe(FEE);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is refused where both have too little', async () => {
    const { paid, seller } = await depositing.final();
    await depositing.cashOutAll(seller);
    expect((await depositing.refund(paid, {}, seller)).data).toMatchObject({ errorKey: 'REFUND_FUNDS' });
    expect(await both(seller)).toEqual([0, 200]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});

describe('what an operator gives beyond the parcel', () => {
  it.each([false, true])('comes from the deposit alone; settled before: %s', async (isSettled) => {
    const { paid, seller } = await depositing.earned();
    await depositing.recharge(seller, 1_000);
    await depositing.payIn(seller, 500);
    await depositing.move(paid, 50);
    if (isSettled) await depositing.settle();
    await depositing.judged(paid, FEE + 300);
    expect(await back(paid)).toBe(FEE + 300);
    expect(await depositing.cases(paid)).toMatchObject([{ status: 70, givenAmount: FEE + 300 }]);
    expect(await both(seller)).toEqual([500, 200]);
    expect((await lines(seller)).slice(-2)).toEqual(['保证金赔付 300', '赔付 -300']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is refused where the deposit has too little, however much is in the wallet', async () => {
    const { paid, seller } = await depositing.earned();
    await depositing.recharge(seller, 1_000);
    await depositing.payIn(seller, 299);
    await depositing.move(paid, 50);
    await expect(depositing.judged(paid, FEE + 300)).rejects.toMatchObject({ errorKey: 'REFUND_FUNDS' });
    expect(await both(seller)).toEqual([701, 299]);
    expect(await back(paid)).toBe(0);
    const [judging] = await depositing.cases(paid);
    expect(judging).toMatchObject({ status: 60, givenAmount: 0 });
    const decide = ['case', 'decide', '--id', `${judging?.id}`, '--give', ((FEE + 300) / 100).toFixed(2)];
    await expect(
      runOps([...decide, '--reason', '照片清楚'], { db: fixture.api.database.db, operator: 'op' }),
    ).rejects.toThrow('超出包裹的部分只扣保证金');
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is not for a supplier to offer or for a buyer to ask for', async () => {
    const { paid, seller } = await depositing.earned();
    await depositing.move(paid, 50);
    const asked = await depositing.open(paid, { ask: 2, amount: FEE + 1 });
    expect(asked.data).toMatchObject({ errorKey: 'AMOUNT_MAX' });
    const { data } = await depositing.open(paid);
    const offered = await depositing.answer(seller, {
      ...{ caseId: data.caseId, action: 'offer', amount: FEE + 1 },
    });
    expect(offered.data).toMatchObject({ errorKey: 'AMOUNT_MAX' });
  });
});
