import { describe, expect, it } from 'vitest';
import { plainBasket } from '../../../../../../tests/support/goodsFacts.samples.ts';
import { parcelOf } from './content.ts';
import { type AddressReading, recipientFrom, shortRegionText, withField, withRegion } from './recipient.ts';

const reading: AddressReading = {
  ...{ text: '原文', name: '张三', phone: '13812345678', detail: '文三路 123 号', rest: '' },
  ...{ extension: '', quantity: null, specification: '', remark: '', thirdOrderNo: '' },
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  problems: [
    { field: 'phone', reasonCode: 'ADDRESS_INVALID', msg: '手机号不正确', blocking: true },
    { field: 'region', reasonCode: 'ADDRESS_INVALID', msg: '区县无法识别，请确认', blocking: false },
  ],
};

describe('a recipient from parsed text', () => {
  it.each([
    ['231121-998877', '13812345678', '231121-998877', ''],
    ['1.23E+18', '13812345678', '1.23E+18', ''],
    ['急', '13812345678', '', '急'],
    ['545007', '13812345678', '', '545007'],
    ['0571-88882233', '13812345678', '', '0571-88882233'],
    ['13800000002-1234', '13812345678', '', '13800000002-1234'],
    ['1361234567', '13812345678', '', '1361234567'],
    ['231121-998877', '', '', '231121-998877'],
  ])('the rest %j with phone %j yields order number %j and rest %j', (rest, phone, thirdOrderNo, left) => {
    expect(recipientFrom('r1', { ...reading, rest, phone })).toMatchObject({ thirdOrderNo, rest: left });
  });

  it('editing a field clears only its parser problems', () => {
    const row = recipientFrom('r1', reading);
    expect(withField(row, 'phone', '13900000000').readProblems.map(({ field }) => field)).toEqual(['region']);
    expect(withRegion(row, row).readProblems.map(({ field }) => field)).toEqual(['phone']);
  });

  it.each([
    ['鼓楼区中山路12号3栋', '中山路12号3栋'],
    ['江苏省南京市鼓楼区 中山路12号', '中山路12号'],
    ['南京市中山路12号', '中山路12号'],
    ['玄武区中山路12号', '玄武区中山路12号'],
    ['鼓楼区政府旁边3号楼', '鼓楼区政府旁边3号楼'],
    ['鼓楼区', '鼓楼区'],
  ])('the address %s below a region that is picked becomes %s', (detail, below) => {
    const region = { province: '江苏省', city: '南京市', district: '鼓楼区' };
    const codes = { provinceCode: '32', cityCode: '3201', districtCode: '320106' };
    const row = recipientFrom('r1', { ...reading, detail });
    expect(withRegion(row, { ...region, ...codes })).toMatchObject({ ...region, detail: below });
  });

  it.each([
    ['浙江省', '杭州市', '西湖区', '浙江 杭州 西湖区'],
    ['北京市', '北京市', '海淀区', '北京 海淀区'],
    ['广西壮族自治区', '南宁市', '青秀区', '广西 南宁 青秀区'],
    ['', '', '', ''],
  ])('the region %s %s %s is shortened to %s', (province, city, district, text) => {
    expect(shortRegionText({ ...reading, province, city, district })).toBe(text);
  });

  it('a recipient becomes a parcel with trimmed fields', () => {
    const row = {
      ...recipientFrom('r1', reading),
      name: ' 张三 ',
      phone: '138 1234 5678',
      thirdOrderNo: ' T-1001 ',
    };
    expect(parcelOf(row, plainBasket())).toEqual({
      ...{
        receiverName: '张三',
        receiverPhone: '13812345678',
        address: '文三路 123 号',
        thirdOrderNo: 'T-1001',
      },
      ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
    });
    expect(parcelOf({ ...row, thirdOrderNo: ' ' }, plainBasket())).not.toHaveProperty('thirdOrderNo');
  });

  it('a recipient has what else was read of it, and its parcel too, the extension behind the phone', () => {
    const row = recipientFrom('r1', {
      ...reading,
      ...{ phone: '18412345678-1234', extension: '1234', quantity: 3, specification: '红色 XL' },
      ...{ remark: '放门口', thirdOrderNo: '241108-123456789012345', rest: '1001' },
    });
    expect(row).toMatchObject({
      ...{ phone: '18412345678', extension: '1234', quantity: '3', rest: '1001' },
      ...{ specification: '红色 XL', remark: '放门口', thirdOrderNo: '241108-123456789012345' },
    });
    expect(parcelOf(row, plainBasket())).toMatchObject({
      ...{
        receiverPhone: '18412345678-1234',
        items: [{ skuId: 70, quantity: 3 }],
        specification: '红色 XL',
        remark: '放门口',
      },
    });
  });
});
