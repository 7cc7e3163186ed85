import { describe, expect, it } from 'vitest';
import { urumqi, westLake } from '../../../../../../tests/support/modelRows.samples.ts';
import { placeProblems } from './statedRegion.ts';

const shenzhen = {
  ...{ provinceCode: '44', cityCode: '4403', districtCode: '440305' },
  ...{ province: '广东省', city: '深圳市', district: '南山区' },
};
const said = (province: string, city = '', district = '') => ({ province, city, district });
const other = (name: string, blocking = false) => ({
  ...{ field: 'region', code: 'PLACE_OTHER', said: name, blocking },
});

describe('the stated region beside the located one', () => {
  it.each([
    [said('浙江省', '杭州市', '西湖区'), westLake],
    [said('浙江', '杭州', '西湖'), westLake],
    [said('浙江省杭州市西湖区'), westLake],
    [said('', '', ''), westLake],
    [said('新疆', '乌鲁木齐', '天山区'), urumqi],
    [said('新疆省', '市辖区', ''), urumqi],
    [said('广东省', '深圳', '南山'), shenzhen],
  ])('the stated names %j agree with the located region', (claimed, read) =>
    expect(placeProblems(claimed, read)).toEqual([]),
  );

  it('an unknown or different province is an error', () => {
    expect(placeProblems(said('火星省', '杭州市', '西湖区'), westLake)).toEqual([other('火星省', true)]);
    expect(placeProblems(said('浙江省', '深圳市', '南山区'), shenzhen)).toEqual([other('浙江省', true)]);
  });

  it('a different city or district is a warning', () => {
    expect(placeProblems(said('浙江省', '火星市', '月球区'), westLake)).toEqual([
      other('火星市'),
      other('月球区'),
    ]);
  });
});
