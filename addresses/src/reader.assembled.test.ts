import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaByCode, areas } from './areas.ts';
import { readAddress } from './reader.ts';

const districts = areas.filter((area) => area.level === 3);
const names = ['张三', '欧阳娜娜', '买买提·艾合买提', 'Tom Lee', '王女士', '李宇轩', '陈先生'];
const details = [
  '文三路123号',
  '人民东路18号3-2-501',
  '中山北路1号阳光花园3栋2单元301室',
  '北京西路 8 号（东门）',
  '上海路9号',
];
const phones: [string, string][] = [
  ['13800000000', '13800000000'],
  ['138 0000 0000', '13800000000'],
  ['+86 138-0000-0000', '13800000000'],
  ['18400000000-1234', '18400000000-1234'],
  ['18400000000转1234', '18400000000-1234'],
  ['0571-88888888', '0571-88888888'],
];

function regionText(code: string, between: string): string {
  const district = areaByCode(code);
  const city = areaByCode(district?.parentCode ?? '');
  const province = areaByCode(city?.parentCode ?? '');
  const parts = [province, city, district].map((area) => area?.name ?? '');
  return parts.filter((name) => !name.endsWith('行政区划')).join(between);
}

describe('assembled addresses', () => {
  it('are read correctly in any order with any separator', () => {
    const assembled = fc.record({
      district: fc.constantFrom(...districts),
      name: fc.constantFrom(...names),
      phone: fc.constantFrom(...phones),
      detail: fc.constantFrom(...details),
      separator: fc.constantFrom(' ', '，', ',', '\t', ';', ' / ', '\n', '、', ' - ', '|'),
      between: fc.constantFrom('', ' ', '，', '-'),
      order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    });
    fc.assert(
      fc.property(assembled, ({ district, name, phone, detail, separator, between, order }) => {
        const address = regionText(district.code, between) + between + detail;
        const text = order.map((i) => [name, phone[0], address][i]).join(separator);
        const reading = readAddress(text);
        expect(reading).toMatchObject({
          name,
          phone: phone[1],
          districtCode: district.code,
          rest: '',
          problems: [],
        });
        expect(reading.detail).toBe(detail);
      }),
      { numRuns: 2000 },
    );
  });

  it('are read correctly for every district in full, with short names and twice', () => {
    const wrong = districts.flatMap((district) => {
      const whole = regionText(district.code, '');
      return [whole, whole + whole, `李小明${whole}`].flatMap((region) => {
        const reading = readAddress(`${region}人民东路18号 13800000000`);
        return reading.districtCode === district.code && reading.detail === '人民东路18号' ? [] : [region];
      });
    });
    expect(wrong).toEqual([]);
  });
});
