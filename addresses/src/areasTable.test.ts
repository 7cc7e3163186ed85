import { describe, expect, it } from 'vitest';
import { areaByCode, areas, areasUnder } from './areas.ts';

describe('the table of areas', () => {
  it('contains 34 provinces, with Taiwan, Hong Kong and Macau as provinces without cities', () => {
    expect(areasUnder('')).toHaveLength(34);
    expect(['71', '81', '82'].map((code) => areaByCode(code)?.name)).toEqual([
      '台湾省',
      '香港特别行政区',
      '澳门特别行政区',
    ]);
    expect(['71', '81', '82'].flatMap((code) => areasUnder(code))).toEqual([]);
  });

  it.each([
    ['1101', '北京市', 16],
    ['1201', '天津市', 16],
    ['3101', '上海市', 16],
    ['5001', '重庆市', 38],
  ])('places every district of a municipality under its one city %s', (code, name, count) => {
    expect(areasUnder(code.slice(0, 2))).toEqual([{ code, name, parentCode: code.slice(0, 2), level: 2 }]);
    expect(areasUnder(code)).toHaveLength(count);
  });

  it.each([
    ['429004', '仙桃市', '4290'],
    ['469002', '琼海市', '4690'],
    ['659001', '石河子市', '6590'],
    ['419001', '济源市', '4190'],
    ['500229', '城口县', '5001'],
  ])('places the county %s directly under the province with the city %s', (code, name, parentCode) => {
    expect(areaByCode(code)).toEqual({ code, name, parentCode, level: 3 });
    expect(areaByCode(parentCode)?.level).toBe(2);
  });

  it.each(['4419', '4420', '4604', '6202'])('has no districts of %s', (code) => {
    expect(areaByCode(code)?.level).toBe(2);
    expect(areasUnder(code)).toEqual([]);
  });

  it('has unique codes of 2, 4 and 6 digits, each under an area of the level above', () => {
    const wrong = areas.filter(
      (area) =>
        area.code.length !== area.level * 2 ||
        areaByCode(area.code) !== area ||
        (area.level > 1 && areaByCode(area.parentCode)?.level !== area.level - 1) ||
        (area.level > 1 && area.code.slice(0, 2) !== area.parentCode.slice(0, 2)),
    );
    expect(wrong).toEqual([]);
  });
});
