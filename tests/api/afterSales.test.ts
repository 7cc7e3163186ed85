import { describe, expect, it } from 'vitest';
import { caseFixture } from '../support/caseFixture.ts';
import { brokenInvariants } from '../support/invariants.ts';
import { decided } from '../support/issuingFixture.ts';
import { FEE } from '../support/refundFixture.ts';

const casing = caseFixture();
const { fixture } = casing;

/** A parcel of 400 fen, of which the supplier has 327 after its commission and the agent 20, signed today. */
async function signed() {
  const earned = await casing.earned();
  await casing.move(earned.paid, 50);
  return earned;
}

const given = async (paid: Parameters<typeof fixture.balance>[0]) =>
  ((await fixture.balance(paid)) ?? 0) - (1_000_000 - FEE);

describe('a case of a buyer', () => {
  it('asks for the whole parcel, with the refund that its supplier sees; accepting it refunds', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    expect(await casing.cases(paid)).toMatchObject([{ status: 10, ask: 1, amount: FEE, waits: true }]);
    expect(await casing.refunds(paid)).toMatchObject([{ status: 30, amount: FEE, by: 'user' }]);
    await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
    expect(await casing.cases(paid)).toMatchObject([
      { status: 70, outcome: 'refunded', givenAmount: FEE, waits: false },
    ]);
    expect(await casing.refunds(paid)).toMatchObject([{ status: 40, auditBy: 'seller' }]);
    expect(await casing.history(data.caseId)).toEqual(['open user', 'refund seller']);
    expect(await given(paid)).toBe(FEE);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('ends with a part of the money while the parcel goes on, before it is settled and after', async () => {
    for (const isSettled of [false, true]) {
      const { paid, seller, agent } = await signed();
      if (isSettled) await casing.settle();
      const { data } = await casing.open(paid, { ask: 2, amount: 100 });
      expect(await casing.refunds(paid)).toEqual([]);
      expect(await fixture.order(paid)).toMatchObject({ afterSale: 1 });
      const { data: answered } = await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
      expect(answered.status).toBe(70);
      expect(await given(paid)).toBe(100);
      expect(await fixture.order(paid)).toMatchObject({ afterSale: 0 });
      expect(await fixture.parcels(paid)).toMatchObject([{ status: 50 }]);
      await casing.settle();
      // A quarter of each share, and of the commission.
      expect([(await casing.purse(seller)).balance, (await casing.purse(agent)).balance]).toEqual([245, 15]);
      await casing.pass(paid, 8);
      expect((await casing.purse(seller)).held).toBe(0);
      expect(await casing.timeline(paid)).toContain('compensated seller');
      expect(await brokenInvariants(fixture.api)).toEqual([]);
    }
  });

  it('can be answered with an offer, insisted on, refused and brought before the platform', async () => {
    const { paid, seller } = await signed();
    const { buyer } = paid;
    const { data } = await casing.open(paid);
    const { caseId } = data;
    await casing.answer(seller, { caseId, action: 'offer', amount: 50, text: '补偿5角' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerAmount: 50, waits: true }]);
    await casing.reply(buyer, { caseId, action: 'insist', text: '太少了' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 10, offerAmount: null }]);
    expect(await casing.answer(seller, { caseId, action: 'refuse', text: ' ' })).toMatchObject({
      data: { errorKey: 'CASE_TEXT' },
    });
    await casing.answer(seller, { caseId, action: 'refuse', text: '发货时完好' });
    expect(await casing.refunds(paid)).toMatchObject([{ status: 50 }]);
    await casing.reply(buyer, { caseId, action: 'insist', text: '有开箱视频' });
    expect(await casing.refunds(paid)).toMatchObject([{ status: 50 }, { status: 30, amount: FEE }]);
    await casing.answer(seller, { caseId, action: 'refuse', text: '不认可' });
    await casing.reply(buyer, { caseId, action: 'escalate', text: '请平台判断' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 60, waits: false }]);
    await casing.decide(caseId, 150);
    expect(await casing.cases(paid)).toMatchObject([
      { status: 70, outcome: 'compensated', givenAmount: 150 },
    ]);
    expect(await given(paid)).toBe(150);
    expect(await casing.history(caseId)).toEqual([
      'open user',
      'offer seller',
      'insist user',
      'refuse seller',
      'insist user',
      'refuse seller',
      'escalate user',
      'decide platform',
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it.each([
    ['all', { status: 70, outcome: 'refunded', givenAmount: FEE }, FEE],
    ['nothing', { status: 80, outcome: 'refused', givenAmount: 0 }, 0],
  ] as const)('is decided by an operator, who gives %s', async (give, expected, fen) => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    await casing.answer(seller, { caseId: data.caseId, action: 'offer', amount: 1 });
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'escalate', text: '不接受' });
    await casing.decide(data.caseId, give);
    expect(await casing.cases(paid)).toMatchObject([expected]);
    expect(await given(paid)).toBe(fen);
    await expect(casing.decide(data.caseId, give)).rejects.toMatchObject({ errorKey: 'CASE_STATE' });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('ends when the offer is accepted, and the refund that waited with it ends too', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    await casing.answer(seller, { caseId: data.caseId, action: 'offer', amount: 80 });
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'acceptOffer' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'compensated', givenAmount: 80 }]);
    expect(await casing.refunds(paid)).toMatchObject([{ status: 60 }]);
    expect(await given(paid)).toBe(80);
    // What is left can be asked for again, as a case of its own.
    const { data: again } = await casing.open(paid, { ask: 2, amount: FEE - 79 });
    expect(again).toMatchObject({ errorKey: 'AMOUNT_MAX', max: FEE - 80 });
    const { data: rest } = await casing.open(paid);
    await casing.answer(seller, { caseId: rest.caseId, action: 'accept' });
    expect(await given(paid)).toBe(FEE);
    expect(await casing.cases(paid)).toMatchObject([{ givenAmount: 80 }, { givenAmount: FEE - 80 }]);
    expect(await fixture.order(paid)).toMatchObject({ status: 70, refunds: 1 });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('accepts for a supplier that is silent for two days, and ends for a buyer that is silent for five', async () => {
    const { paid } = await signed();
    await casing.open(paid, { ask: 5 });
    await casing.wait(paid, 47);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([{ status: 10 }]);
    await casing.wait(paid, 2);
    await casing.stepDue();
    expect(await casing.cases(paid)).toMatchObject([
      { status: 70, outcome: 'compensated', givenAmount: 280 },
    ]);

    const other = await signed();
    const { data } = await casing.open(other.paid);
    await casing.answer(other.seller, { caseId: data.caseId, action: 'offer', amount: 10 });
    await casing.wait(other.paid, 121);
    await casing.agreeOverdue();
    await casing.stepDue();
    expect(await casing.cases(other.paid)).toMatchObject([{ status: 80, outcome: 'lapsed', givenAmount: 0 }]);
    expect(await casing.refunds(other.paid)).toMatchObject([{ status: 60, auditBy: 'system' }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('keeps its parcel from being settled or let go while it is open', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid, { ask: 2, amount: 10 });
    await casing.settle();
    expect((await casing.purse(seller)).balance).toBe(0);
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'revoke' });
    await casing.settle();
    expect((await casing.purse(seller)).balance).toBe(327);
    await casing.open(paid, { ask: 2, amount: 10 });
    await casing.pass(paid, 9);
    expect((await casing.purse(seller)).held).toBe(327);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it.each([
    ['that was not shipped', async () => ({ paid: await fixture.paid() }), 'REFUND_STATE'],
    ['that no courier has yet', async () => ({ paid: await casing.issued() }), 'CASE_EARLY'],
    [
      'that was signed a week ago',
      async () => {
        const { paid } = await casing.earned();
        await casing.move(paid, 50, { signedDays: 7 });
        return { paid };
      },
      'REFUND_LATE',
    ],
  ])('is not opened for a parcel %s', async (_what, parcel, errorKey) => {
    const { paid } = await parcel();
    expect(await casing.open(paid)).toMatchObject({ data: { errorKey } });
    expect(await casing.cases(paid)).toEqual([]);
  });

  it('is the only open one of its parcel, and nobody else’s', async () => {
    const { paid, seller, agent } = await signed();
    const { data } = await casing.open(paid, { ask: 2, amount: 1 });
    expect(await casing.open(paid)).toMatchObject({ data: { errorKey: 'CASE_OPEN' } });
    expect(await casing.open(paid, {}, agent)).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    const other = await fixture.api.buyer();
    const { caseId } = data;
    for (const answer of [
      await casing.reply(other, { caseId, action: 'revoke' }),
      await other.call('POST', '/afterSales/messages', { caseId }),
      await other.call('POST', '/afterSales/read', { caseId }),
    ])
      expect(answer).toMatchObject({ data: { errorKey: 'NOT_FOUND' } });
    expect(await casing.reply(paid.buyer, { caseId, action: 'acceptOffer' })).toMatchObject({
      data: { errorKey: 'CASE_STATE' },
    });
    expect(await casing.answer(seller, { caseId, action: 'offer', amount: FEE + 1 })).toMatchObject({
      data: { errorKey: 'AMOUNT_MAX' },
    });
  });

  it('is insisted on three times at most', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid, { ask: 2, amount: 10 });
    for (let time = 1; time <= 4; time += 1) {
      await casing.answer(seller, { caseId: data.caseId, action: 'refuse', text: '不同意' });
      const answer = await casing.reply(paid.buyer, { caseId: data.caseId, action: 'insist', text: '坚持' });
      expect(answer.data).toMatchObject(time < 4 ? { status: 10 } : { errorKey: 'CASE_STATE' });
    }
  });
});

describe('a refund that waits for its supplier', () => {
  it('opens a case, which its answer moves on', async () => {
    const { paid, seller } = await signed();
    await casing.refund(paid, { reason: '破损' });
    const [opened] = await casing.cases(paid);
    expect(opened).toMatchObject({ status: 10, ask: 1, amount: FEE });
    const refundId = await casing.refundId(paid);
    expect(opened?.refundId).toBe(refundId);
    await seller.call('POST', '/refunds/answer', { refundId, agree: false, reason: '完好' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerAmount: null }]);
    await casing.refund(paid, { reason: '再看看' });
    expect(await casing.cases(paid)).toMatchObject([{ id: opened?.id, status: 10 }]);
    await seller.call('POST', '/refunds/answer', {
      refundId: await casing.refundId(paid),
      agree: true,
      amount: 90,
    });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded', givenAmount: 90 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('is an offer where its supplier agrees to less of what a case asks for', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const [refund] = await casing.refunds(paid);
    const refundId = refund?.id ?? 0;
    const listed = await decided<{ list: { caseId: number }[] }>(seller, '/refunds/getRefundsList', {
      ids: [refundId],
    });
    expect(listed.data.list).toMatchObject([{ caseId: data.caseId }]);
    const agree = (amount: number) => casing.answerRefund(seller, { refundId, agree: true, amount });
    expect(await agree(FEE + 1)).toMatchObject({ data: { errorKey: 'AMOUNT_MAX' } });
    expect((await agree(100)).data).toEqual({ refundId, status: 30, amount: 0 });
    expect(await casing.cases(paid)).toMatchObject([{ status: 20, offerKind: 2, offerAmount: 100 }]);
    expect(await given(paid)).toBe(0);
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'insist', text: '外壳全碎了' });
    await agree(200);
    await casing.reply(paid.buyer, { caseId: data.caseId, action: 'acceptOffer' });
    expect(await casing.cases(paid)).toMatchObject([
      { status: 70, outcome: 'compensated', givenAmount: 200 },
    ]);
    expect(await casing.history(data.caseId)).toEqual([
      ...['open user', 'offer seller', 'insist user', 'offer seller', 'acceptOffer user'],
    ]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('of some pieces is a case about them', async () => {
    const paid = await casing.ordered();
    await fixture.issue(paid.orderId);
    await casing.move(paid, 50);
    await casing.refundItems(paid, [{ skuId: paid.skus[0], num: 2 }], paid.buyer, '少两件');
    const [opened] = await casing.cases(paid);
    expect(opened).toMatchObject({ status: 10, amount: 260 });
    await casing.answer(paid.shop.seller, { caseId: opened?.id ?? 0, action: 'accept' });
    expect(await casing.cases(paid)).toMatchObject([{ status: 70, outcome: 'refunded', givenAmount: 260 }]);
    expect(await casing.rows(paid)).toMatchObject([{ status: 50 }, { status: 70, refundFee: 260 }]);
    expect(await brokenInvariants(fixture.api)).toEqual([]);
  });

  it('of pieces is refused after a compensation, which leaves their price open', async () => {
    const paid = await casing.ordered();
    await fixture.issue(paid.orderId);
    await casing.move(paid, 50);
    const { data } = await casing.open(paid, { ask: 2, amount: 333 });
    await casing.answer(paid.shop.seller, { caseId: data.caseId, action: 'accept' });
    expect(await brokenInvariants(fixture.api)).toEqual([]);
    const answer = await casing.refundItems(paid, [{ skuId: paid.skus[0], num: 1 }], paid.buyer, '少件');
    expect(answer.data).toMatchObject({ errorKey: 'REFUND_COMPENSATED' });
  });

  it('that its buyer revokes closes its case', async () => {
    const { paid } = await signed();
    await casing.refund(paid, { reason: '破损' });
    await paid.buyer.call('POST', '/refunds/revoke', { refundId: await casing.refundId(paid) });
    expect(await casing.cases(paid)).toMatchObject([{ status: 80, outcome: 'revoked' }]);
  });
});

describe('what is said in a case', () => {
  it('is read by both sides, and each knows what the other has seen', async () => {
    const { paid, seller } = await signed();
    const { buyer } = paid;
    const { data } = await casing.open(paid, { ask: 2, amount: 10 });
    const { caseId } = data;
    const unread = async (who: typeof buyer) => {
      const { data } = await who.call<{ list: { unread: number; statusText: string }[] }>(
        'POST',
        '/afterSales/getCasesList',
        { open: true },
      );
      return data.list.map((each) => each.unread);
    };
    expect([await unread(buyer), await unread(seller)]).toEqual([[0], [1]]);
    await seller.call('POST', '/afterSales/say', { caseId, text: '请发照片' });
    expect([await unread(buyer), await unread(seller)]).toEqual([[1], [0]]);
    type Read = { list: { id: number; by: string; text: string }[]; otherRead: number };
    const { data: read } = await seller.call<Read>('POST', '/afterSales/messages', { caseId });
    expect(read.list.map(({ by, text }) => [by, text])).toEqual([
      ['user', '外壳碎了'],
      ['seller', '请发照片'],
    ]);
    expect(read.otherRead).toBe(read.list[0]?.id);
    await buyer.call('POST', '/afterSales/read', { caseId });
    expect(await unread(buyer)).toEqual([0]);
    const { data: after } = await seller.call<Read>('POST', '/afterSales/messages', { caseId });
    expect(after.otherRead).toBe(after.list[1]?.id);
  });

  it('is told to the other side, and what is said once until it is read', async () => {
    const { paid, seller } = await signed();
    const told = async (who: typeof seller) => {
      const { data } = await who.call<{ list: { title: string; link: string }[] }>('POST', '/notice/mine', {
        unread: true,
      });
      return data.list.map(({ title, link }) => `${title} ${link}`);
    };
    const { data } = await casing.open(paid);
    const { caseId } = data;
    await casing.answer(seller, { caseId, action: 'offer', amount: 10 });
    for (const text of ['在吗', '还在吗']) await seller.call('POST', '/afterSales/say', { caseId, text });
    await casing.reply(paid.buyer, { caseId, action: 'escalate', text: '太少' });
    await casing.decide(caseId, 'nothing');
    const link = `/cases/${caseId}`;
    expect(await told(seller)).toEqual(
      ['平台已裁定售后', '买家申请平台介入', '买家申请售后'].map((title) => `${title} ${link}`),
    );
    expect(await told(paid.buyer)).toEqual(
      ['平台已裁定售后', '售后有新留言', '供应商提出了售后方案'].map((title) => `${title} ${link}`),
    );
  });

  it('is said once by one number, also when the answer was lost and the case is over since', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const said = { caseId: data.caseId, text: '在吗', clientNo: 'say-00000001' };
    const say = (body: object) => paid.buyer.call('POST', '/afterSales/say', body);
    const both = await Promise.all([say(said), say(said)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await say({ ...said, text: '还在吗' })).toMatchObject({
      data: { errorKey: 'IDEMPOTENCY_CONFLICT' },
    });
    await casing.answer(seller, { caseId: data.caseId, action: 'accept' });
    expect(await say(said)).toMatchObject({ code: 0, data: { caseId: data.caseId, status: 70 } });
    expect(await casing.history(data.caseId)).toEqual(['open user', 'say user', 'refund seller']);
  });

  it('is answered once by one number, also with an offer, which may follow another', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const offer = { caseId: data.caseId, action: 'offer', amount: 50, clientNo: 'offer-0000001' };
    const offered = () => seller.call('POST', '/afterSales/answer', offer);
    const answers = [...(await Promise.all([offered(), offered()])), await offered()];
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await casing.history(data.caseId)).toEqual(['open user', 'offer seller']);
  });

  it('is replied to once by one number, with pictures', async () => {
    const { paid, seller } = await signed();
    const { buyer } = paid;
    const { caseId } = (await casing.open(paid)).data;
    await casing.answer(seller, { caseId, action: 'refuse', text: '签收时完好' });
    const said = { text: '请看照片', fileIds: [await casing.evidence(buyer)], clientNo: 'reply-0000001' };
    const insist = () => casing.reply(buyer, { caseId, action: 'insist', ...said });
    expect([(await insist()).code, (await insist()).code]).toEqual([0, 0]);
    expect(await casing.history(caseId)).toEqual(['open user', 'refuse seller', 'insist user']);
    const { data } = await decided<{ list: { files: unknown[] }[] }>(seller, '/afterSales/messages', {
      caseId,
    });
    expect(data.list.map(({ files }) => files.length)).toEqual([0, 0, 1]);
  });

  it('opens one case by one number, and answers it again', async () => {
    const { paid } = await signed();
    const asked = { ask: 2, amount: 100, clientNo: 'open-00000001' };
    const answers = await Promise.all([casing.open(paid, asked), casing.open(paid, asked)]);
    const again = await casing.open(paid, asked);
    expect(answers.map(({ data }) => data)).toEqual([again.data, again.data]);
    expect(await casing.history(again.data.caseId)).toEqual(['open user']);
    expect(await casing.open(paid, { ...asked, clientNo: 'open-00000002' })).toMatchObject({
      data: { errorKey: 'CASE_OPEN' },
    });
  });

  it('is listed by who is waited for', async () => {
    const { paid, seller } = await signed();
    const { data } = await casing.open(paid);
    const mine = async (who: typeof seller) =>
      (
        await who.call<{ list: { id: number; allowedActions: string[]; kindText: string }[]; total: number }>(
          'POST',
          '/afterSales/getCasesList',
          { mine: true },
        )
      ).data;
    expect(await mine(seller)).toMatchObject({
      total: 1,
      list: [{ id: data.caseId, allowedActions: ['accept', 'offer', 'refuse', 'say'], kindText: '破损' }],
    });
    expect(await mine(paid.buyer)).toMatchObject({ total: 0, list: [] });
    await casing.answer(seller, { caseId: data.caseId, action: 'offer', amount: 10 });
    expect(await mine(paid.buyer)).toMatchObject({
      list: [{ allowedActions: ['acceptOffer', 'insist', 'escalate', 'revoke', 'say'] }],
    });
  });
});
