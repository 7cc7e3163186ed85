import { describe, expect, it } from 'vitest';
import { changesOf, reasonIn } from './changes.ts';
import { subjectOf, targetsOf } from './targets.ts';

const told = (kind: string, before: object | null, after: object | null, detail: object = {}) =>
  changesOf(kind, {
    detail: JSON.stringify(detail),
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  });

describe('an entry of the log', () => {
  it('tells what was changed from what to what, and nothing of what stayed', () => {
    const [was, is] = [
      { name: '客服', roleIds: [1] },
      { name: '客服', roleIds: [1, 2] },
    ];
    expect(told('operator', was, is)).toEqual(['角色编号：1 → 1、2']);
  });

  it('tells what is new, and what belongs to it, but for the reason', () => {
    expect(told('operator', null, { name: '新人' }, { sessions: 2, reason: '值班' })).toEqual([
      ...['名称：新人', '结束的登录：2'],
    ]);
    expect(reasonIn('{"reason":"值班"}')).toBe('值班');
  });

  it('has statuses in the words of its kind of thing, and sums in yuan', () => {
    expect(told('courier', { status: 3 }, { status: 1 })).toEqual(['状态：暂停发货 → 正常']);
    expect(told('cashOuts', null, null, { rows: 2, amount: 19_880 })).toEqual(['行数：2', '金额：¥198.80']);
    expect(told('supplier', { commissionRate: 500 }, { commissionRate: 350 })).toEqual([
      '服务费率：5% → 3.5%',
    ]);
  });

  it('tells what was known of before alone, and not that it became nothing', () => {
    const before = { status: 5, version: 3, auditReason: '' };
    expect(told('goods', before, { status: 0 })).toEqual(['状态：违规下架 → 草稿', '原版本：3']);
  });

  it('keeps fields and values that have no words', () => {
    expect(told('case', null, { odd: { status: 60, deep: 'x' } })).toEqual(['odd：状态 平台处理中，deep x']);
  });
});

describe('what an entry is about', () => {
  it('is named by its target, or by its action', () => {
    const of = (action: string, target: string) => subjectOf({ action, target });
    expect(of('courier status', 'courier:4')).toEqual({ kind: 'courier', ref: 'courier:4', text: '快递 4' });
    expect(of('goods unban', '120')).toEqual({ kind: 'goods', ref: 'goods:120', text: '商品 120' });
    expect(of('cash-out import', 'cashOuts')).toEqual({ kind: 'cashOuts', ref: 'cashOuts', text: '提现' });
    expect(of('job retry', 'waybill.issue:9f')).toMatchObject({ kind: 'job', text: '任务 waybill.issue:9f' });
    expect(of('books pause', '')).toEqual({ kind: '', ref: '', text: '' });
  });

  it('is found by its number alone where it was recorded so, in Chinese too', () => {
    expect(targetsOf('maxUnpaid')).toEqual({ whole: 'maxUnpaid', alone: null, groups: [] });
    expect(targetsOf('包裹 34')).toEqual({ whole: 'parcel:34', alone: null, groups: [] });
    expect(targetsOf('账号12')).toEqual(targetsOf('account:12'));
    expect(targetsOf('account:12')).toMatchObject({ whole: 'account:12', alone: '12' });
  });
});
