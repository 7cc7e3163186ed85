import { describe, expect, it } from 'vitest';
import { blankSender, type SenderForm } from '../../fields/sender.ts';
import { applied, mergeReading, type Reading } from './readSender.ts';

const reading: Reading = {
  ...{ text: '张三 13800000001 浙江省杭州市西湖区文三路 123 号', name: '张三', phone: '13800000001' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ detail: '文三路 123 号', rest: '', specification: '', remark: '', thirdOrderNo: '' },
};
const hangzhou = { provinceCode: '33', cityCode: '3301', districtCode: '330106' };
const zhang: SenderForm = {
  ...blankSender,
  ...hangzhou,
  name: '张三',
  phone: '13800000001',
  address: '文三路 123 号',
};

describe('mergeReading', () => {
  it('mergeReading fills an empty form', () => {
    expect(mergeReading(blankSender, reading)).toEqual({
      form: zhang,
      note: { filled: ['name', 'phone', 'region', 'address'], kept: [], missing: [], rest: '' },
    });
  });

  it('mergeReading keeps typed fields, which applied replaces', () => {
    const li = { ...zhang, id: 5, name: '李四', cityCode: '3302', districtCode: '', remark: '仓库' };
    const { form, note } = mergeReading(li, reading);
    expect(form).toEqual(li);
    expect(note).toEqual({
      filled: [],
      kept: [
        { part: 'name', text: '张三', change: { name: '张三' } },
        { part: 'region', text: '浙江省 杭州市 西湖区', change: hangzhou },
      ],
      missing: [],
      rest: '',
    });
    expect(applied(form, note.kept)).toEqual({ ...zhang, id: 5, remark: '仓库' });
  });

  it('mergeReading names unread parts unless they are typed already', () => {
    const bare = { ...reading, name: '', detail: '', rest: ' 急 ' };
    const { note } = mergeReading({ ...blankSender, name: '王五' }, bare);
    expect(note).toEqual({ filled: ['phone', 'region'], kept: [], missing: ['address'], rest: '急' });
  });

  it.each([
    [{ provinceCode: '33' }, hangzhou, ['region'], []],
    [hangzhou, hangzhou, [], []],
    [hangzhou, { provinceCode: '33', cityCode: '', districtCode: '' }, [], []],
    [{ provinceCode: '44', cityCode: '4401' }, hangzhou, [], ['region']],
  ])('mergeReading handles the region %o when %o was read', (written, read, filled, doubted) => {
    const { note } = mergeReading({ ...zhang, ...blankRegion, ...written }, { ...reading, ...read });
    expect([note.filled, note.kept.map(({ part }) => part)]).toEqual([filled, doubted]);
  });
});

const blankRegion = { provinceCode: '', cityCode: '', districtCode: '' };
