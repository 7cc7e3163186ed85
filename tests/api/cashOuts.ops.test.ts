import { describe, expect, it } from 'vitest';
import { cashOutFixture, NAME, PHONE_PAYEE } from '../support/cashOutFixture.ts';

const cashing = cashOutFixture();
const { earner, asked, act, ops } = cashing;

describe('operators', () => {
  it('see waiting cash-outs without payee accounts, and the whole payee when they begin to pay', async () => {
    const who = await earner({ income: 30_000 });
    const { id, cashOutNo } = await asked(who, 10_000);
    const listed = {
      id,
      cashOutNo,
      accountId: who.accountId,
      kind: '买家',
      amount: '100.00',
      realAmount: '99.40',
      accountType: '支付宝',
      account: '138******34',
      status: '待审核',
      reason: '',
      balance: '200.00',
      at: expect.any(String),
    };
    expect(await ops('cash-out', 'list')).toEqual([listed]);
    expect(await act('approve', id)).toBe(`提现 ${cashOutNo} 已通过审核，待打款`);
    const transfer = {
      cashOutNo,
      transfer: '99.40',
      accountType: '支付宝',
      account: PHONE_PAYEE,
      accountName: NAME,
      bankName: null,
    };
    expect(await act('pay', id)).toEqual([transfer]);
    expect(await act('fail', id, '--reason', '账号异常')).toBe(`提现 ${cashOutNo} 已标记为打款失败`);
    expect(await ops('cash-out', 'list')).toEqual([{ ...listed, status: '打款失败', reason: '账号异常' }]);
    expect(await act('pay', id)).toEqual([transfer]);
    expect(await act('paid', id, '--transfer', '2026112122001')).toBe(`提现 ${cashOutNo} 已到账`);
    expect(await ops('cash-out', 'list')).toEqual([]);
    expect(await ops('cash-out', 'list', '--all')).toEqual([{ ...listed, status: '已到账' }]);
    expect(
      await cashing
        .api()
        .query(
          "SELECT operator, action, detail FROM audit_log WHERE action LIKE 'cash-out %' AND target = $1 ORDER BY id",
          [String(id)],
        ),
    ).toEqual([
      { operator: 'tester', action: 'cash-out approve', detail: {} },
      { operator: 'payer', action: 'cash-out pay', detail: {} },
      { operator: 'payer', action: 'cash-out fail', detail: { reason: '账号异常' } },
      { operator: 'payer', action: 'cash-out pay', detail: {} },
      { operator: 'payer', action: 'cash-out paid', detail: { transferNo: '2026112122001' } },
    ]);
  });

  it('tell the account of what it waits for, and not of each step', async () => {
    const told = async ({ accountId }: { accountId: number }) =>
      (
        await cashing
          .api()
          .query<{ text: string }>(
            "SELECT concat_ws('|', kind, title, detail, link) AS text FROM person_notice WHERE account_id = $1 ORDER BY id",
            [accountId],
          )
      ).map(({ text }) => text);
    const [buyer, seller] = [await earner(), await earner({ seller: true })];
    const [paid, rejected] = [await asked(buyer, 10_000), await asked(seller, 20_000)];
    await act('approve', paid.id);
    await act('pay', paid.id);
    await act('fail', paid.id, '--reason', '账号异常');
    await act('pay', paid.id);
    await act('paid', paid.id, '--transfer', 'TOLD-1');
    await act('reject', rejected.id, '--reason', '资料不符');
    await expect(act('reject', rejected.id, '--reason', '再次')).rejects.toThrow('已驳回');
    const list = '/buyer/wallet?tab=cashOuts';
    expect([await told(buyer), await told(seller)]).toEqual([
      [
        `cashOutApproved|提现已通过审核|提现 ${paid.cashOutNo}（¥100.00）已通过审核，正在等待打款。|${list}`,
        `cashOutFailed|提现打款失败|提现 ${paid.cashOutNo}（¥100.00）打款失败：账号异常。平台会重新打款，或退回您的余额。|${list}`,
        `cashOutPaid|提现已到账|提现 ${paid.cashOutNo} 已打款，实际到账 ¥99.40。|${list}`,
      ],
      [
        `cashOutRejected|提现被驳回|提现 ${rejected.cashOutNo} 未通过：资料不符。¥200.00 已退回余额。|/seller/wallet?tab=cashOuts`,
      ],
    ]);
  });

  /** The way to each status; what is not named as allowed there is refused, and changes nothing. */
  const ways: [status: string, way: string[], allowed: string[]][] = [
    ['待审核', [], ['approve', 'reject']],
    ['待打款', ['approve'], ['pay']],
    ['打款中', ['approve', 'pay'], ['paid', 'fail']],
    ['已到账', ['approve', 'pay', 'paid'], []],
    ['已驳回', ['reject'], []],
    ['打款失败', ['approve', 'pay', 'fail'], ['pay', 'reject']],
  ];
  const wordsOf = (action: string, id: number): string[] => {
    if (action === 'paid') return ['--transfer', `T${id}`];
    return ['reject', 'fail'].includes(action) ? ['--reason', '原因'] : [];
  };
  const go = (action: string, id: number) => act(action, id, ...wordsOf(action, id));
  const rowOf = (id: number) => cashing.api().query('SELECT * FROM cash_out WHERE id = $1', [id]);

  it.each(ways)(
    'may apply only the allowed transitions to a cash-out that is %s',
    async (text, way, allowed) => {
      const actions = ['approve', 'reject', 'pay', 'paid', 'fail'];
      for (const action of actions) {
        const who = await earner();
        const { id } = await asked(who, 10_000);
        for (const step of way) await go(step, id);
        const before = [await rowOf(id), await cashing.lines(id)];
        if (allowed.includes(action)) {
          await go(action, id);
          expect(await rowOf(id)).not.toEqual(before[0]);
        } else {
          await expect(go(action, id)).rejects.toThrow(`提现 ${id} 现在是「${text}」，不能这样处理`);
          expect([await rowOf(id), await cashing.lines(id)]).toEqual(before);
        }
      }
    },
  );

  it('who approve a cash-out do not pay it, whichever way they write their name', async () => {
    const { id } = await asked(await earner(), 10_000);
    await act('approve', id);
    const pay = (operator: string) => cashing.opsAs(operator, 'cash-out', 'pay', '--id', String(id));
    for (const operator of ['tester', 'Tester'])
      await expect(pay(operator)).rejects.toThrow('审核通过的人不能打款，请由另一位操作员处理');
    await expect(
      cashing.api().query("UPDATE cash_out SET paid_by = 'TESTER' WHERE id = $1", [id]),
    ).rejects.toThrow('cash_out_two_people');
    expect(await rowOf(id)).toMatchObject([{ status: 10, paid_by: null }]);
    await pay('payer');
    expect(await rowOf(id)).toMatchObject([{ status: 20, approved_by: 'tester', paid_by: 'payer' }]);
    for (const [action, word, text] of [
      ['paid', '--transfer', 'OWN-1'],
      ['fail', '--reason', '银行退票'],
    ] as const)
      await expect(
        cashing.opsAs('tester', 'cash-out', action, '--id', String(id), word, text),
      ).rejects.toThrow('审核通过的人不能打款');
    expect(await rowOf(id)).toMatchObject([{ status: 20 }]);
  });

  it('need a reason to reject and a transfer number that was not used before', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { id } = await asked(await earner(), 10_000);
      await act('approve', id);
      await act('pay', id);
      ids.push(id);
    }
    const [first = 0, second = 0] = ids;
    await act('paid', first, '--transfer', 'ONCE-1');
    await expect(act('paid', second, '--transfer', ' ONCE-1 ')).rejects.toThrow(
      '这个转账单号已用于另一笔提现',
    );
    await expect(act('paid', second)).rejects.toThrow('缺少 --transfer');
    await expect(act('fail', second, '--reason', ' ')).rejects.toThrow('缺少 --reason');
    await expect(act('approve', 999_999_999)).rejects.toThrow('没有提现 999999999');
    await act('fail', second, '--reason', '重试');
    expect(await rowOf(second)).toMatchObject([{ status: 50 }]);
  });
});
