import { areaByCode } from '@chengcang/addresses/areas';
import { describe, expect, it } from 'vitest';
import { districtsOfStreet } from './districtsOfStreet.ts';
import { townRows } from './townRows.ts';

const namesOf = (codes: readonly string[]) => codes.map((code) => areaByCode(code)?.name);

describe('A street or town', () => {
  it.each([
    ['中关村街道', '海淀区'],
    ['望京街道', '朝阳区'],
    ['天通苑北街道', '昌平区'],
    ['陆家嘴街道', '浦东新区'],
    ['徐家汇街道', '徐汇区'],
    ['九堡街道', '上城区'],
    ['下沙街道', '钱塘区'],
    ['乔司街道', '临平区'],
    ['粤海街道', '南山区'],
    ['坂田街道', '龙岗区'],
    ['猎德街道', '天河区'],
    ['花山镇', '花都区'],
    ['太平桥街道', '丰台区'],
    ['金鸡湖街道', '苏州工业园区'],
    ['首阳山街道', '偃师区'],
    ['列东街道', '三元区'],
    ['桂溪街道', '武侯区'],
    ['解放碑街道', '渝中区'],
  ])('named %s lies in %s', (street, district) => {
    expect(namesOf(districtsOfStreet(street))).toContain(district);
  });

  it('with a name of its own lies in one district, with or without its rank', () => {
    expect(districtsOfStreet('中关村街道')).toEqual(['110108']);
    expect(districtsOfStreet('中关村')).toEqual(['110108']);
    expect(districtsOfStreet('孙各庄满族乡')).toEqual(districtsOfStreet('孙各庄'));
  });

  it('of a city without districts lies in the city', () => {
    expect(namesOf(districtsOfStreet('小榄镇'))).toEqual(['中山市']);
    expect(namesOf(districtsOfStreet('那大镇'))).toEqual(['儋州市']);
    expect(namesOf(districtsOfStreet('长安镇'))).toContain('东莞市');
  });

  it('of a renamed district lies in what that is today', () => {
    expect(namesOf(districtsOfStreet('派镇'))).toEqual(['米林市']);
    expect(namesOf(districtsOfStreet('斜塘街道'))).toEqual(['苏州工业园区']);
  });

  it('named as a town is also found where the town has become a street, but not as a township', () => {
    const found = namesOf(districtsOfStreet('四季青镇'));
    expect(found.slice(1)).toContain('上城区');
    expect(districtsOfStreet('四季青街道')).not.toContain(districtsOfStreet('四季青镇')[0]);
  });

  it('that nobody knows lies nowhere', () => {
    expect(districtsOfStreet('无此街道')).toEqual([]);
    expect(districtsOfStreet('')).toEqual([]);
  });
});

describe('The table of streets', () => {
  it('names districts and cities of today alone', () => {
    expect(townRows().filter(({ code }) => !areaByCode(code))).toEqual([]);
  });

  it('holds more than 41,000 streets and towns', () => {
    expect(townRows().length).toBeGreaterThan(41_000);
  });
});
