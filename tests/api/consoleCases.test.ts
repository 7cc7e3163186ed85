import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CaseSummaryDto,
  ConsoleCaseDto,
  DecidedDto,
  PreviewDto,
} from '../../api/src/modules/afterSales/cases.console.schemas.ts';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { operatorWith, type TestOperator } from '../support/operators.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;
const REASON = '照片清楚，商品确有破损';

let kefu: TestOperator;
let second: TestOperator;
beforeAll(async () => {
  kefu = await operatorWith(fixture.api, ['cases.read', 'cases.decide', 'approvals.read']);
  second = await operatorWith(fixture.api, ['cases.read', 'cases.decide', 'approvals.read']);
});

/** A case of a signed parcel that waits for an operator, with a picture that its buyer has shown. */
async function disputed(ask: object = { ask: 2, amount: 120 }) {
  const { paid } = await casing.earned();
  await casing.move(paid, 50);
  const fileId = await casing.evidence(paid.buyer);
  const { data } = await casing.open(paid, { ...ask, fileIds: [fileId] });
  const { caseId } = data;
  await casing.answer(paid.shop.seller, { caseId, action: 'refuse', text: '不认可' });
  await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '请判断' });
  return { paid, caseId, fileId };
}
const list = async (query = '') =>
  (await kefu.call<{ list: CaseSummaryDto[] }>('GET', `/console/cases?${query}`)).data.list;
const page = async (id: number, who = kefu) =>
  (await who.call<ConsoleCaseDto>('GET', `/console/cases/one?id=${id}`)).data;
const preview = (body: object) => kefu.call<PreviewDto>('POST', '/console/cases/preview', body);
const decide = (body: object, who = kefu) =>
  who.call<DecidedDto>('POST', '/console/cases/decide', { reason: REASON, ...body });
const approve = (id: number, who = second) =>
  who.call('POST', '/console/approvals/decide', { id, approve: true });
const secondEyes = (fen: number) =>
  fixture.query(
    "INSERT INTO setting (key, value) VALUES ('caseSecondEyes', to_jsonb($1::int)) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [fen],
  );
const back = async ({ paid }: Awaited<ReturnType<typeof disputed>>) =>
  ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE);
const audited = (caseId: number) =>
  fixture.query<{ action: string; operator: string; reason: string }>(
    "SELECT action, operator, reason FROM audit_log WHERE target = $1 AND action <> 'case read' ORDER BY id",
    [`case:${caseId}`],
  );

describe('the queue of cases', () => {
  it('has those that wait for an operator, the oldest first, with whom they are of', async () => {
    const [older, newer] = [await disputed(), await disputed({ ask: 1 })];
    const settled = await casing.earned();
    await casing.move(settled.paid, 50);
    await casing.judged(settled.paid, 100);
    const waiting = await list();
    expect(waiting.map(({ id }) => id)).toEqual([older.caseId, newer.caseId]);
    expect(waiting[0]).toMatchObject({
      ...{ buyerId: older.paid.buyer.accountId, sellerId: older.paid.shop.seller.accountId },
      ...{ kindText: '破损', askText: '部分补偿', amount: 120, statusText: '平台处理中' },
      ...{ waitingSince: expect.any(String), approvalId: null, packageFee: FEE },
    });
    const [buyer] = await fixture.query<{ name: string }>(
      'SELECT nick_name AS name FROM account WHERE id = $1',
      [older.paid.buyer.accountId],
    );
    expect(waiting[0]?.buyerName).toBe(buyer?.name);
    expect((await list('show=all')).length).toBe(3);
  });

  it('is narrowed by numbers, kind, parties, amount and appeals', async () => {
    const { caseId, paid } = await disputed();
    const [own] = await list(`buyerId=${paid.buyer.accountId}`);
    const only = async (query: string) => (await list(query)).map(({ id }) => id);
    for (const number of [own?.caseNo, own?.packageNo, own?.orderNo])
      expect(await only(`keyword=${number}`)).toEqual([caseId]);
    const of = `sellerId=${paid.shop.seller.accountId}`;
    expect(await only(`${of}&kind=3&minAmount=120&appealed=false`)).toEqual([caseId]);
    for (const none of ['kind=4', 'minAmount=121', 'appealed=true', 'keyword=S1'])
      expect(await only(`${of}&${none}`)).toEqual([]);
  });
});

describe('the page of a case', () => {
  it('shows what both said, the parcel’s way and money, and how both have done; its opening is recorded', async () => {
    const { caseId, paid, fileId } = await disputed();
    const shown = await page(caseId);
    expect(shown.messages.map(({ by, action }) => `${action} ${by}`)).toEqual([
      'open user',
      'refuse seller',
      'escalate user',
    ]);
    expect(shown.messages[0]?.files).toMatchObject([{ id: fileId, kind: 'picture' }]);
    expect(shown).toMatchObject({
      ...{ mayDecide: true, approval: null, maxAmount: FEE, earlier: [] },
      buyer: { id: paid.buyer.accountId, packageCount: 1, disputedCount: 1 },
      seller: { id: paid.shop.seller.accountId, packageCount: 1, caseCount: 1 },
    });
    expect(shown.money.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toContain(paid.buyer.phone);
    expect(
      await fixture.query("SELECT operator FROM audit_log WHERE action = 'case read' AND target = $1", [
        `case:${caseId}`,
      ]),
    ).toEqual([{ operator: kefu.name }]);
  });

  it('is refused where there is none, and gives files of cases alone', async () => {
    expect((await kefu.call('GET', '/console/cases/one?id=999999')).data.errorKey).toBe('NOT_FOUND');
    const { paid, fileId } = await disputed();
    const loose = await casing.evidence(paid.buyer);
    // Neither is stored; the row decides first.
    expect((await kefu.call('GET', `/console/files/${loose}`)).data.errorKey).toBe('NO_FILE');
    expect((await kefu.call('GET', `/console/files/${fileId}`)).data.errorKey).toBe('NO_FILE');
  });
});

describe('a decision', () => {
  it.each([
    ['a part', { give: 'part', amount: 100 }, 100],
    ['all of it', { give: 'all' }, FEE],
    ['nothing', { give: 'nothing' }, 0],
  ])('moves what its preview said, and the preview nothing: %s', async (_name, give, fen) => {
    const of = await disputed();
    const body = { id: of.caseId, ...give };
    const { data: seen } = await preview(body);
    expect(seen).toMatchObject({ buyerGets: fen, amount: fen, needsSecond: false });
    expect(seen.moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect([await back(of), (await page(of.caseId)).mayDecide]).toEqual([0, true]);

    expect((await decide(body)).data).toEqual({ isDone: true, approvalId: null });
    expect(await back(of)).toBe(fen);
    expect(await audited(of.caseId)).toEqual([
      { action: 'case decide', operator: kefu.name, reason: REASON },
    ]);
    expect((await decide(body)).data.errorKey).toBe('CASE_STATE');
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('sends the goods again, which moves no money', async () => {
    const of = await disputed();
    const body = { id: of.caseId, give: 'replacement' };
    expect((await preview(body)).data).toMatchObject({ buyerGets: 0, amount: FEE });
    expect((await decide(body)).data.isDone).toBe(true);
    expect(await casing.cases(of.paid)).toMatchObject([{ status: 50 }]);
  });

  it('is refused without a reason, an amount, or somebody who bears the freight', async () => {
    const { caseId: id } = await disputed();
    const errorOf = async (body: object) => (await decide({ id, ...body })).data.errorKey;
    expect(await errorOf({ give: 'part' })).toBe('BAD_PARAM');
    expect(await errorOf({ give: 'nothing', reason: '    不' })).toBe('BAD_PARAM');
    expect(await errorOf({ give: 'replacement', freight: 100 })).toBe('BAD_PARAM');
    expect(await errorOf({ give: 'part', amount: 90_000_000 })).toBe('REFUND_FUNDS');
    expect((await page(id)).mayDecide).toBe(true);
  });

  it('is made once by two operators who decide at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const of = await disputed();
      const ends = await Promise.all(
        [kefu, second].map((who) => decide({ id: of.caseId, give: 'part', amount: 100 }, who)),
      );
      expect(ends.filter(({ data }) => data.isDone)).toHaveLength(1);
      expect(ends.filter(({ data }) => data.errorKey === 'CASE_STATE')).toHaveLength(1);
      expect(await back(of)).toBe(100);
    }
  });
});

describe('a decision above the limit', () => {
  it('waits for a second operator, who makes it', async () => {
    await secondEyes(99);
    const of = await disputed();
    const body = { id: of.caseId, give: 'part', amount: 100 };
    expect((await preview(body)).data.needsSecond).toBe(true);
    const { data } = await decide(body);
    expect(data).toEqual({ isDone: false, approvalId: expect.any(Number) });
    expect(await back(of)).toBe(0);
    expect(await page(of.caseId)).toMatchObject({
      mayDecide: false,
      approval: { askedBy: kefu.name, amount: 100, reason: REASON, isOwn: true },
    });
    const asked = await second.call<{ list: { id: number; transfers: { to: string; amount: number }[] }[] }>(
      'GET',
      '/console/approvals?status=1',
    );
    const waiting = asked.data.list.find(({ id }) => id === data.approvalId);
    expect(waiting?.transfers.filter(({ to }) => to.startsWith('买家'))).toMatchObject([
      { from: '订单托管', amount: 100 },
    ]);
    expect((await page(of.caseId, second)).approval?.isOwn).toBe(false);
    expect((await decide(body, second)).data.errorKey).toBe('CASE_ASKED');
    expect((await decide({ ...body, give: 'nothing' }, second)).data.errorKey).toBe('CASE_ASKED');
    expect((await approve(data.approvalId ?? 0, kefu)).data.errorKey).toBe('APPROVAL_OWN');

    expect((await approve(data.approvalId ?? 0)).code).toBe(0);
    expect(await back(of)).toBe(100);
    expect((await audited(of.caseId)).map(({ action, operator }) => [action, operator])).toEqual([
      ['case.decide ask', kefu.name],
      ['case decide', second.name],
      ['case.decide approve', second.name],
    ]);
    expect(await page(of.caseId)).toMatchObject({ mayDecide: false, approval: null, givenAmount: 100 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is asked for once by two operators at the same time, and is nobody’s once the case is over', async () => {
    await secondEyes(99);
    const of = await disputed();
    const body = { id: of.caseId, give: 'part', amount: 100 };
    const ends = await Promise.all([kefu, second].map((who) => decide(body, who)));
    const asked = ends.find(({ data }) => data.approvalId);
    expect(ends.filter(({ data }) => data.errorKey === 'CASE_ASKED')).toHaveLength(1);
    await casing.reply(of.paid.buyer, { caseId: of.caseId, action: 'revoke', text: '' });
    const third = await operatorWith(fixture.api, ['cases.decide', 'approvals.read']);
    const id = asked?.data.approvalId ?? 0;
    expect((await approve(id, third)).data.errorKey).toBe('APPROVAL_STATE');
    const { list } = (await third.call<{ list: object[] }>('GET', '/console/approvals?pageSize=100')).data;
    expect(list).toContainEqual(
      expect.objectContaining({ id, status: 4, decidedBy: null, mayDecide: false }),
    );
    expect(await back(of)).toBe(0);
  });
});
