import { describe, expect, it } from 'vitest';
import { runOps } from '../../api/src/ops/runOps.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { raceOn } from '../support/race.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;
const race = raceOn(fixture.query);

/** A case of a signed parcel that an operator has decided. */
async function judged(give: Parameters<typeof casing.decide>[1] = 100) {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  const caseId = await casing.judged(earned.paid, give);
  return { ...earned, caseId };
}
type Judged = Awaited<ReturnType<typeof judged>>;

const back = async ({ paid }: Judged) => ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE);
const actionsOf = async ({ paid, seller }: Judged, who = paid.buyer): Promise<string[]> => {
  const { data } = await who.call<{ list: { allowedActions: string[] }[] }>(
    'POST',
    '/afterSales/getCasesList',
    {
      orderId: paid.orderId,
    },
  );
  return data.list.at(-1)?.allowedActions ?? [seller.phone];
};

describe('an appeal against what an operator decided', () => {
  it.each([
    ['raised', 150, 150, { status: 70, outcome: 'compensated', givenAmount: 150 }],
    ['raised to all of it', 'all', FEE, { status: 70, outcome: 'refunded', givenAmount: FEE }],
    [
      'lowered, and the buyer gives nothing back',
      40,
      100,
      { status: 70, outcome: 'compensated', givenAmount: 100 },
    ],
    [
      'taken away, and the buyer gives nothing back',
      'nothing',
      100,
      { status: 70, outcome: 'compensated', givenAmount: 100 },
    ],
  ] as const)('is decided once more, for good: what was given is %s', async (_name, give, fen, expected) => {
    for (const isSettled of [false, true]) {
      const of = await judged();
      const { paid, seller, caseId } = of;
      if (isSettled) await casing.settle();
      expect([await actionsOf(of), await actionsOf(of, seller)]).toEqual([['appeal'], ['appeal']]);
      expect((await casing.appeal(seller, caseId)).data).toMatchObject({ status: 60 });
      expect([await actionsOf(of), await actionsOf(of, seller)]).toEqual([['say'], ['say']]);
      await casing.decide(caseId, give);
      expect(await casing.cases(paid)).toMatchObject([expected]);
      expect(await back(of)).toBe(fen);
      expect([await actionsOf(of), await actionsOf(of, seller)]).toEqual([[], []]);
      expect((await casing.appeal(paid.buyer, caseId)).data).toMatchObject({ errorKey: 'CASE_STATE' });
      await casing.settle();
      expect(await brokenInvariants(fixture.api)).toEqual([]);
    }
  });

  it('of one that was refused may give something, or refuse it again', async () => {
    const given = await judged('nothing');
    await casing.appeal(given.paid.buyer, given.caseId);
    await casing.decide(given.caseId, 30);
    expect(await casing.cases(given.paid)).toMatchObject([
      { status: 70, outcome: 'compensated', givenAmount: 30 },
    ]);
    const refused = await judged('nothing');
    await casing.appeal(refused.paid.buyer, refused.caseId);
    await casing.decide(refused.caseId, 'nothing');
    expect(await casing.cases(refused.paid)).toMatchObject([
      { status: 80, outcome: 'refused', givenAmount: 0 },
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('of a parcel that was given back in full changes no money, or takes more from the deposit', async () => {
    const of = await judged('all');
    await casing.appeal(of.seller, of.caseId);
    await casing.decide(of.caseId, 'nothing');
    expect(await casing.cases(of.paid)).toMatchObject([
      { status: 70, outcome: 'refunded', givenAmount: FEE },
    ]);
    const more = await judged('all');
    await fixture.query(
      `SELECT ledger_move(1::smallint, 'test', $1, 'more', '', ledger_account_of(0, 'test'), ledger_account_of($1, 'available'), 90)`,
      [more.seller.accountId],
    );
    await fixture.query('SELECT pay_into_deposit($1, 90)', [more.seller.accountId]);
    await casing.appeal(more.paid.buyer, more.caseId);
    await casing.decide(more.caseId, FEE + 90);
    expect(await casing.cases(more.paid)).toMatchObject([{ outcome: 'refunded', givenAmount: FEE + 90 }]);
    expect(await back(more)).toBe(FEE + 90);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('needs words and new evidence, an operator’s decision, and to come within seven days', async () => {
    const of = await judged();
    const { paid, caseId } = of;
    expect((await casing.appeal(paid.buyer, caseId, { text: ' ' })).data).toMatchObject({
      errorKey: 'CASE_TEXT',
    });
    expect((await casing.appeal(paid.buyer, caseId, { fileIds: [] })).data).toMatchObject({
      errorKey: 'BAD_PARAM',
    });
    const fileIds = [await casing.evidence(of.seller)];
    expect((await casing.appeal(paid.buyer, caseId, { fileIds })).data).toMatchObject({
      errorKey: 'NO_FILE',
    });
    await fixture.query(`UPDATE after_sale_case SET judged_at = now() - interval '7 days' WHERE id = $1`, [
      caseId,
    ]);
    expect(await actionsOf(of)).toEqual([]);
    expect((await casing.appeal(paid.buyer, caseId)).data).toMatchObject({ errorKey: 'CASE_STATE' });

    const { data } = await casing.open(paid, { ask: 2, amount: 1 });
    await casing.answer(of.seller, { caseId: data.caseId, action: 'accept' });
    expect((await casing.appeal(paid.buyer, data.caseId)).data).toMatchObject({ errorKey: 'CASE_STATE' });
  });

  it('waits for no other case of the parcel, and ends with the parcel when its supplier refunds that', async () => {
    const of = await judged();
    const { paid, seller, caseId } = of;
    const { data } = await casing.open(paid, { ask: 2, amount: 1 });
    expect((await casing.appeal(paid.buyer, caseId)).data).toMatchObject({ errorKey: 'CASE_OPEN' });
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'revoke' });
    await casing.appeal(paid.buyer, caseId);
    expect((await casing.reply(paid.buyer, { caseId, action: 'revoke' })).data).toMatchObject({
      errorKey: 'CASE_STATE',
    });
    expect((await casing.refund(paid, { reason: '不想要了' })).data).toMatchObject({ errorKey: 'CASE_OPEN' });
    await casing.refund(paid, { reason: '同意退款' }, seller);
    const [first] = await casing.cases(paid);
    expect(first).toMatchObject({ status: 70, outcome: 'refunded', givenAmount: FEE });
    expect(await back(of)).toBe(FEE);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('of a case about some pieces, which were refunded, is about what is left of the parcel', async () => {
    for (const ending of ['all', 'supplier'] as const) {
      const paid = await casing.ordered();
      const { seller } = paid.shop;
      await fixture.issue(paid.orderId);
      await casing.move(paid, 50);
      await casing.refundItems(paid, [{ skuId: paid.skus[0], num: 1 }], paid.buyer, '少件');
      const [asked] = await casing.cases(paid);
      const caseId = asked?.id ?? 0;
      await casing.answer(seller, { caseId, action: 'offer', amount: 1 });
      await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '请判断' });
      await casing.decide(caseId, 'all');
      const [decided] = await casing.cases(paid);
      expect(decided).toMatchObject({ status: 70, outcome: 'refunded' });
      const given = decided?.givenAmount ?? 0;
      expect((await casing.appeal(paid.buyer, caseId)).data).toMatchObject({ status: 60 });
      expect((await casing.open(paid, { ask: 2, amount: 1 })).data).toMatchObject({ errorKey: 'CASE_OPEN' });
      if (ending === 'all') await casing.decide(caseId, given + 30);
      else await casing.refund(paid, { reason: '同意退款' }, seller);
      expect(await casing.cases(paid)).toMatchObject([
        { status: 70, outcome: 'refunded', givenAmount: ending === 'all' ? given + 30 : given },
      ]);
      expect(await brokenInvariants(fixture.api)).toEqual([]);
    }
  });

  it('is told to the other side, and the second decision to both; operators see who appealed', async () => {
    const of = await judged();
    const { paid, seller, caseId } = of;
    await casing.appeal(paid.buyer, caseId);
    const rows = await runOps(['case', 'list'], { db: fixture.api.database.db, operator: 'tester' });
    expect(rows).toContainEqual(expect.objectContaining({ id: caseId, appeal: '买家申诉' }));
    await casing.decide(caseId, 'nothing');
    const told = await fixture.query<{ who: number; title: string; detail: string }>(
      `SELECT account_id AS who, title, detail FROM person_notice WHERE link = $1 AND kind IN ('case.appeal', 'case.decide') ORDER BY id`,
      [`/cases/${caseId}`],
    );
    const upheld = expect.stringContaining('维持原裁定');
    expect(told.slice(-3)).toEqual([
      { who: seller.accountId, title: '买家对裁定提出申诉', detail: expect.anything() },
      { who: paid.buyer.accountId, title: '平台已裁定申诉', detail: upheld },
      { who: seller.accountId, title: '平台已裁定申诉', detail: upheld },
    ]);
  });
});

describe('an appeal happens once', { timeout: 120_000 }, () => {
  it('when both parties appeal twice at the same time', async () => {
    const winners = new Set<string>();
    await race(
      judged,
      ({ paid, seller, caseId }) => [
        () => casing.appeal(paid.buyer, caseId),
        () => casing.appeal(seller, caseId),
        () => casing.appeal(paid.buyer, caseId),
        () => casing.appeal(seller, caseId),
      ],
      async ({ caseId }, answers) => {
        expect(answers.filter((answer) => (answer as { code: number }).code === 0).length).toBe(1);
        const history = await casing.history(caseId);
        expect(history.filter((step) => step.startsWith('appeal')).length).toBe(1);
        winners.add(history.at(-1) ?? '');
      },
    );
    expect([...winners].sort()).toEqual(['appeal seller', 'appeal user']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('or a new case of the parcel is opened, whichever comes first', async () => {
    const open = new Set<string>();
    await race(
      judged,
      ({ paid, seller, caseId }) => [
        () => casing.appeal(seller, caseId),
        () => casing.open(paid, { ask: 2, amount: 1 }),
      ],
      async ({ paid }) => {
        const cases = (await casing.cases(paid)).filter(({ status }) => status < 70);
        expect(cases.length).toBe(1);
        open.add(cases[0]?.status === 60 ? 'appeal' : 'new');
      },
    );
    expect([...open].sort()).toEqual(['appeal', 'new']);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });
});
