import { describe, expect, it } from 'vitest';
import { runOps } from '../../api/src/ops/runOps.ts';
import type { Answer, Person } from '../support/api.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided, type Paid } from '../support/issuingFixture.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;
type Stepped = { claimId: number; status: number };
type Claim = {
  id: number;
  claimNo: string;
  status: number;
  caseId: number | null;
  direct: boolean;
  acceptedAmount: number | null;
  supplierPart: number | null;
  platformPart: number | null;
  buyerGot: number;
  supplierBore: number;
  answer: string;
  allowedActions: string[];
};

/** A parcel of 400 fen, of which the supplier has 327 after its commission, the agent 20 and the platform 53. */
async function signed() {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  const [packageId = 0] = await casing.idsOf(earned.paid);
  return { ...earned, packageId };
}

const open = (who: Person, packageId: number, more: object = {}): Promise<Answer<Stepped>> =>
  decided<Stepped>(who, '/courierClaims/open', {
    ...{ packageId, kind: 2, amount: FEE, text: '外箱压扁，快递员已拍照', ...more },
  });
const step = (who: Person, claimId: number, action: string, more: object = {}): Promise<Answer<Stepped>> =>
  decided<Stepped>(who, '/courierClaims/step', { claimId, action, ...more });
const claims = async (who: Person): Promise<Claim[]> =>
  (await who.call<{ list: Claim[] }>('POST', '/courierClaims/getClaimsList', {})).data.list;
const ops = (...args: string[]) => runOps(args, { db: fixture.api.database.db, operator: 'op' });
const told = async ({ accountId }: Person) =>
  (
    await fixture.query<{ kind: string }>(
      "SELECT kind FROM person_notice WHERE account_id = $1 AND kind LIKE 'claim.%' ORDER BY id",
      [accountId],
    )
  ).map(({ kind }) => kind);
const platformHas = async () =>
  Number(
    (
      await fixture.query<{ fen: string }>(
        `SELECT coalesce(sum(e.amount), 0) AS fen FROM ledger_entry e JOIN ledger_tx t ON t.id = e.tx_id
           JOIN ledger_account a ON a.id = e.account_id WHERE t.kind = 30 AND a.code = 'revenue'`,
      )
    )[0]?.fen,
  );

async function accepted(claimId: number, yuan = '4.00') {
  await ops('claim', 'submit', '--id', `${claimId}`);
  await ops('claim', 'accept', '--id', `${claimId}`, '--amount', yuan, '--reason', '同意按保价赔付');
}

async function whole({ paid, seller }: { paid: Paid; seller: Person }) {
  const { data } = await casing.open(paid);
  await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
  return data.caseId;
}

describe('a claim against a courier', () => {
  it.each([false, true])(
    'pays the supplier what it bore and the platform what it bore, of a refunded parcel (settled: %s)',
    async (isSettled) => {
      const earned = await signed();
      const { seller, packageId } = earned;
      if (isSettled) await casing.settle();
      const caseId = await whole(earned);
      const before = (await casing.purse(seller)).balance;
      const platform = await platformHas();
      const { data } = await open(seller, packageId);
      expect(await claims(seller)).toMatchObject([
        { status: 10, caseId, direct: false, buyerGot: FEE, supplierBore: 327, allowedActions: ['withdraw'] },
      ]);
      await accepted(data.claimId, '3.50');
      await ops('claim', 'pay', '--id', `${data.claimId}`);
      expect(await claims(seller)).toMatchObject([
        { status: 40, acceptedAmount: 350, supplierPart: 327, platformPart: 23, answer: '同意按保价赔付' },
      ]);
      expect((await casing.purse(seller)).balance - before).toBe(327);
      expect((await platformHas()) - platform).toBe(23);
      expect(await told(seller)).toEqual(['claim.submit', 'claim.accept', 'claim.pay']);
      const [{ claimNo } = { claimNo: '' }] = await claims(seller);
      const { data: money } = await decided<{ list: object[] }>(
        seller,
        '/userMoneyLogs/getUserMoneyLogsList',
        {
          ...{ type: 30, keyword: claimNo },
        },
      );
      expect(money.list).toMatchObject([
        { typeText: '快递理赔', amount: 327, bizNo: claimNo, orderId: earned.paid.orderId },
      ]);
      expect(await brokenInvariants(fixture.api)).toEqual([]);
    },
  );

  it('knows what was borne of a part that went back, and that nobody bore anything without one', async () => {
    const some = await signed();
    const { data } = await casing.open(some.paid, { ask: 2, amount: 100 });
    await casing.answer(some.seller, { caseId: data.caseId, action: 'accept' });
    await open(some.seller, some.packageId);
    expect(await claims(some.seller)).toMatchObject([{ buyerGot: 100, supplierBore: 83 }]);

    const none = await signed();
    const { data: opened } = await open(none.seller, none.packageId, { kind: 1 });
    await accepted(opened.claimId);
    await ops('claim', 'pay', '--id', `${opened.claimId}`);
    expect(await claims(none.seller)).toMatchObject([
      { buyerGot: 0, supplierBore: 0, supplierPart: FEE, platformPart: 0, caseId: null },
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('knows what was borne of pieces that went back', async () => {
    const paid = await casing.ordered();
    const { seller } = paid.shop;
    await fixture.issue(paid.orderId);
    await casing.move(paid, 50);
    const [packageId = 0] = await casing.idsOf(paid);
    const items = [{ skuId: paid.skus[0], num: 1 }];
    const { caseId } = (await casing.open(paid, { ask: 1, items })).data;
    await casing.answer(seller, { caseId, action: 'accept' });
    await open(seller, packageId, { amount: 1 });
    const [claim] = await claims(seller);
    const [refund] = await casing.refunds(paid);
    expect(claim?.buyerGot).toBe(refund?.amount);
    expect([(claim?.supplierBore ?? 0) > 0, (claim?.supplierBore ?? 0) < (claim?.buyerGot ?? 0)]).toEqual([
      true,
      true,
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is for what was paid for the parcel at most, and not paid before its case has ended', async () => {
    const { paid, seller, packageId } = await signed();
    expect(await open(seller, packageId, { amount: FEE + 1 })).toMatchObject({
      data: { errorKey: 'AMOUNT_MAX', max: FEE },
    });
    const { data } = await open(seller, packageId);
    await accepted(data.claimId);
    const { caseId } = (await casing.open(paid)).data;
    await expect(ops('claim', 'pay', '--id', `${data.claimId}`)).rejects.toThrow('售后还没有结束');
    await casing.answer(seller, { caseId, action: 'accept' });
    await ops('claim', 'pay', '--id', `${data.claimId}`);
    expect(await claims(seller)).toMatchObject([{ status: 40, supplierPart: 327, platformPart: 73 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is paid once, however often and by however many it is said', async () => {
    const earned = await signed();
    await whole(earned);
    const { data } = await open(earned.seller, earned.packageId);
    await accepted(data.claimId);
    const before = (await casing.purse(earned.seller)).balance;
    const pays = await Promise.allSettled(
      [1, 2, 3, 4].map(() => ops('claim', 'pay', '--id', `${data.claimId}`)),
    );
    expect(pays.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ops('claim', 'pay', '--id', `${data.claimId}`)).rejects.toThrow('状态已变化');
    expect((await casing.purse(earned.seller)).balance - before).toBe(327);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('about a number of the supplier’s own is told by the supplier, and nothing enters the books', async () => {
    const earned = await signed();
    await fixture.query(
      'UPDATE order_package SET own_courier_id = (SELECT min(id) FROM courier) WHERE id = $1',
      [earned.packageId],
    );
    await whole(earned);
    const { data } = await open(earned.seller, earned.packageId);
    const { claimId } = data;
    await expect(ops('claim', 'submit', '--id', `${claimId}`)).rejects.toThrow('状态已变化');
    const before = (await casing.purse(earned.seller)).balance;
    for (const [action, more] of [
      ['submit', {}],
      ['accept', { amount: 200 }],
      ['pay', {}],
    ] as const)
      expect(await step(earned.seller, claimId, action, more)).toMatchObject({ code: 0 });
    expect(await claims(earned.seller)).toMatchObject([
      { status: 40, direct: true, acceptedAmount: 200, supplierPart: null, platformPart: null },
    ]);
    expect((await casing.purse(earned.seller)).balance).toBe(before);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('can be withdrawn, or refused with words, and then opened again; one that was paid cannot', async () => {
    const { seller, packageId } = await signed();
    const first = await open(seller, packageId);
    expect(await open(seller, packageId)).toMatchObject({ data: { errorKey: 'CLAIM_OPEN' } });
    await step(seller, first.data.claimId, 'withdraw');
    expect(await step(seller, first.data.claimId, 'withdraw')).toMatchObject({
      data: { errorKey: 'CLAIM_STATE' },
    });
    const second = await open(seller, packageId);
    await ops('claim', 'submit', '--id', `${second.data.claimId}`);
    await expect(ops('claim', 'refuse', '--id', `${second.data.claimId}`)).rejects.toThrow('请填写说明');
    await ops('claim', 'refuse', '--id', `${second.data.claimId}`, '--reason', '外包装完好签收');
    const third = await open(seller, packageId);
    await expect(ops('claim', 'accept', '--id', `${third.data.claimId}`, '--amount', '1')).rejects.toThrow(
      '状态已变化',
    );
    await ops('claim', 'submit', '--id', `${third.data.claimId}`);
    await expect(ops('claim', 'accept', '--id', `${third.data.claimId}`, '--amount', '4.01')).rejects.toThrow(
      '金额不能超过4.00元',
    );
    await ops('claim', 'accept', '--id', `${third.data.claimId}`);
    await ops('claim', 'pay', '--id', `${third.data.claimId}`);
    expect(await open(seller, packageId)).toMatchObject({ data: { errorKey: 'CLAIM_OPEN' } });
    expect((await claims(seller)).map(({ status }) => status)).toEqual([40, 50, 60]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is not opened for a parcel that was not shipped, nor by anybody but its supplier or an operator', async () => {
    const issued = await casing.issued();
    const [waiting = 0] = await casing.idsOf(issued);
    await fixture.query('UPDATE order_package SET shipped_at = NULL WHERE id = $1', [waiting]);
    const { seller, paid, packageId } = await signed();
    expect(await open(seller, waiting)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    const [early] = await fixture.query<{ no: string }>(
      'SELECT package_no AS no FROM order_package WHERE id = $1',
      [waiting],
    );
    const terms = ['--kind', 'lost', '--amount', '3', '--reason', '无揽收之后的轨迹'];
    await expect(ops('claim', 'open', '--package', early?.no ?? '', ...terms)).rejects.toThrow('还没有发出');
    expect(await open(paid.buyer, packageId)).toMatchObject({ http: 403 });
    const [row] = await fixture.query<{ no: string }>(
      'SELECT package_no AS no FROM order_package WHERE id = $1',
      [packageId],
    );
    await ops('claim', 'open', '--package', row?.no ?? '', ...terms);
    expect(await told(seller)).toEqual(['claim.open']);
    const [claim] = await claims(seller);
    expect(await ops('claim', 'list')).toContainEqual(
      expect.objectContaining({ id: claim?.id, kind: '丢失' }),
    );
    expect(await ops('claim', 'show', '--id', `${claim?.id}`)).toMatchObject([{ text: '无揽收之后的轨迹' }]);
  });
});
