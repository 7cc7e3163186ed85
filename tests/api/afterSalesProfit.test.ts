import { expect, it } from 'vitest';
import type { ProfitDto, ProfitFiguresDto } from '../../api/src/modules/statistics/statistics.schemas.ts';
import { runOps } from '../../api/src/ops/runOps.ts';
import type { Person } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { decided } from '../support/issuingFixture.ts';

const casing = caseFixture();
const { fixture } = casing;

/** A parcel of 400 fen: 100 for the supplier's goods, 230 for the courier; the commission is 3. */
async function signed() {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  const [packageId = 0] = await casing.idsOf(earned.paid);
  return { ...earned, packageId };
}

async function profitOf(seller: Person): Promise<ProfitFiguresDto> {
  const { data } = await seller.call<ProfitDto>('POST', '/statistics/sellerProfit', { unit: 'goods' });
  const sums = data.list.map(({ date: _date, id: _id, name: _name, ...figures }) => figures);
  expect(sums).toEqual([data.summary]);
  const { goodsIncome, remoteIncome, replacementIncome, claimIncome, ...rest } = data.summary;
  expect(data.summary.profit).toBe(
    goodsIncome +
      remoteIncome +
      replacementIncome +
      claimIncome -
      rest.borneFreight -
      rest.compensationFee -
      rest.commission -
      rest.refundFee,
  );
  return data.summary;
}

it('takes a compensation off and adds what the courier pays, before and after the settlement', async () => {
  const { paid, seller, packageId } = await signed();
  const { data } = await casing.open(paid, { ask: 2, amount: 100 });
  await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
  const given = { goodsIncome: 100, courierCost: 230, compensationFee: 83, refundFee: 0, claimIncome: 0 };
  const { pending } = await profitOf(seller);
  expect(await profitOf(seller)).toMatchObject({ ...given, settled: 0 });
  await casing.settle();
  expect(await profitOf(seller)).toMatchObject({ ...given, settled: pending, pending: 0 });
  expect(pending + 230).toBe(await casing.wallet(seller));

  const claim = await decided<{ claimId: number }>(seller, '/courierClaims/open', {
    ...{ packageId, kind: 2, amount: 90, text: '外箱压扁' },
  });
  const ops = (...args: string[]) => runOps(args, { db: fixture.api.database.db, operator: 'op' });
  const id = ['--id', `${claim.data.claimId}`];
  await ops('claim', 'submit', ...id);
  await ops('claim', 'accept', ...id, '--amount', '0.90', '--reason', '同意');
  await ops('claim', 'pay', ...id);
  const paidFor = await profitOf(seller);
  expect(paidFor.claimIncome).toBeGreaterThan(0);
  expect(paidFor).toMatchObject({ ...given, claimIncome: paidFor.claimIncome });
  expect(paidFor.settled + 230).toBe(await casing.wallet(seller));
});

it('counts a compensation in what went back once the rest was refunded', async () => {
  const { paid, seller } = await signed();
  const { data } = await casing.open(paid, { ask: 2, amount: 100 });
  await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
  const { data: rest } = await casing.open(paid, { ask: 1 });
  await casing.answer(seller, { caseId: rest.caseId, action: 'accept' });
  expect(await profitOf(seller)).toMatchObject({
    goodsIncome: 100,
    refundFee: 100,
    compensationFee: 0,
    profit: 0,
  });
});

it('takes the courier of a replacement off, adds the freight that its buyer paid, and neither when it stays', async () => {
  const { paid, seller } = await signed();
  const { data } = await casing.open(paid);
  const { caseId } = data;
  await casing.answer(seller, { caseId, action: 'offer', offer: 3, amount: 250, text: '补发，运费您出' });
  await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' });
  expect(await profitOf(seller)).toMatchObject({
    replacementIncome: 250,
    borneFreight: 230,
    courierCost: 230,
  });
  const again = await casing.replacementOf(paid);
  if (!again) throw new Error('nothing replaces it');
  await fixture.cancel(again);
  await casing.stepDue();
  expect(await profitOf(seller)).toMatchObject({ replacementIncome: 0, borneFreight: 0, courierCost: 230 });
});
