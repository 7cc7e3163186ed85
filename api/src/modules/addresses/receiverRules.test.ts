import { describe, expect, it } from 'vitest';
import type { ReasonCode } from '../../shared/reasons.ts';
import type { AreaRule } from '../areas/areaRules.ts';
import { type Receiver, repeatedOrderNos, rowState, validateReceiver } from './receiverRules.ts';

const now = new Date('2026-03-01T00:00:00Z');
const good: Receiver = {
  thirdOrderNo: '',
  receiverName: '张三',
  receiverPhone: '13800000001',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路123号',
};
const rule = (areaCode: string, type: number, fee: number, reason: string): AreaRule => ({
  warehouseId: null,
  courierId: null,
  areaCode,
  type,
  fee,
  reason,
  startAt: null,
  endAt: null,
});
const messages = (change: Partial<Receiver>, rules: AreaRule[] = []) =>
  validateReceiver({ ...good, ...change }, rules, now).problems.map(({ field, msg, blocking }) => [
    field,
    msg,
    blocking,
  ]);

describe('validateReceiver', () => {
  it('accepts a valid receiver', () => {
    expect(validateReceiver(good, [], now)).toEqual({
      problems: [],
      region: {
        provinceCode: '33',
        cityCode: '3301',
        districtCode: '330106',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
      },
      remoteFee: 0,
      freeFreight: false,
    });
  });

  it.each<[string, Partial<Receiver>, [string, string, boolean][]]>([
    ['no name', { receiverName: ' ' }, [['name', '收件人不能为空', true]]],
    ['a long name', { receiverName: '长'.repeat(31) }, [['name', '收件人长度不能超过30个字', true]]],
    ['no phone', { receiverPhone: '' }, [['phone', '手机号不能为空', true]]],
    ['a short phone', { receiverPhone: '1380000000' }, [['phone', '手机号不正确', true]]],
    ['no detail', { address: '' }, [['detail', '详细地址不能为空', true]]],
    ['a short detail', { address: '三号楼' }, [['detail', '详细地址至少4个字', true]]],
    ['no region', { provinceCode: '', cityCode: '', districtCode: '' }, [['region', '省份无法识别', true]]],
    ['only a province', { cityCode: '', districtCode: '' }, [['region', '城市无法识别', true]]],
    ['a contradiction', { provinceCode: '32' }, [['region', '省份无法识别', true]]],
    ['no district', { districtCode: '' }, [['region', '区县无法识别，请确认', false]]],
    [
      'Taiwan',
      { provinceCode: '71', cityCode: '', districtCode: '' },
      [['region', '暂不支持配送到台湾，请更换收货地址', true]],
    ],
    ['a masked name', { receiverName: '张*' }, [['name', '脱敏信息，请绑定店铺下单', true]]],
    ['a masked phone', { receiverPhone: '138＊＊＊＊1234' }, [['phone', '脱敏信息，请绑定店铺下单', true]]],
    ['a masked address', { address: '文三路***' }, [['detail', '脱敏信息，请绑定店铺下单', true]]],
    ['nothing of masks that a platform stands for', { receiverName: '张*', encrypted: true }, []],
    ['something unread', { unread: '周末送货' }, [['row', '未识别的内容：周末送货', false]]],
    [
      'a number in scientific notation',
      { thirdOrderNo: '1.23E+18' },
      [['thirdOrderNo', '订单号疑似科学计数法，请将该列设为文本格式', true]],
    ],
    ['a short order number', { thirdOrderNo: 'A1' }, [['thirdOrderNo', '订单号长度应为4到40位', true]]],
  ])('reports %s', (_name, change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it('requires no district in a city without districts', () => {
    expect(messages({ provinceCode: '44', cityCode: '4419', districtCode: '' })).toEqual([]);
  });

  it('names no placeholder city above a county of the province', () => {
    const { region } = validateReceiver(
      { ...good, provinceCode: '42', cityCode: '4290', districtCode: '429004' },
      [],
      now,
    );
    expect(region).toMatchObject({ province: '湖北省', city: '', cityCode: '4290', district: '仙桃市' });
  });

  it('reports why an area is banned and the surcharge of a remote one', () => {
    expect(messages({}, [rule('33', 1, 0, '疫情管控')])).toEqual([['region', '该地区停发：疫情管控', true]]);
    expect(validateReceiver(good, [rule('3301', 2, 350, '偏远')], now)).toMatchObject({
      remoteFee: 350,
      problems: [{ msg: '偏远地区加收3.50元', blocking: false, reasonCode: 'AREA_SURCHARGE' }],
    });
  });
});

describe('repeatedOrderNos', () => {
  it('marks later rows and names both', () => {
    const rows = ['T1001', '', 'T1002', 'T1001', ''].map((thirdOrderNo) => ({ ...good, thirdOrderNo }));
    expect([...repeatedOrderNos(rows)].map(([row, { msg }]) => [row, msg])).toEqual([
      [3, '第1行与第4行订单号重复'],
    ]);
  });
});

describe('rowState', () => {
  const problem = (reasonCode: ReasonCode, blocking: boolean) => ({
    field: 'row' as const,
    msg: '',
    reasonCode,
    blocking,
  });
  it('is as severe as the worst problem, with a separate state for duplicates', () => {
    expect(rowState([])).toBe(0);
    expect(rowState([problem('AREA_SURCHARGE', false)])).toBe(1);
    expect(rowState([problem('DUPLICATE_NO', true)])).toBe(3);
    expect(rowState([problem('DUPLICATE_NO', true), problem('ADDRESS_INVALID', true)])).toBe(2);
  });
});
