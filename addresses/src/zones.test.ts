import { describe, expect, it } from 'vitest';
import { areaByCode } from './areas.ts';
import { readAddress } from './reader.ts';
import { zonesWithin } from './regionAliases.ts';

const read = (place: string) => {
  const { district, detail, problems } = readAddress(`王小明 13800011122 ${place}`);
  return [district, detail, problems.map(({ msg }) => msg)];
};

describe('a zone that is no district', () => {
  it('belongs to areas of today', () => {
    expect(Object.keys(zonesWithin).filter((code) => areaByCode(code)?.level !== 3)).toEqual([]);
  });

  it.each([
    ['武汉光谷珞喻路889号', '洪山区', '光谷珞喻路889号'],
    ['北京亦庄荣华南路10号', '大兴区', '亦庄荣华南路10号'],
    ['深圳市光明新区振明路12号', '光明区', '光明新区振明路12号'],
    ['广州市南沙开发区进港大道8号', '南沙区', '南沙开发区进港大道8号'],
    ['天津市滨海新区塘沽解放路1号', '滨海新区', '塘沽解放路1号'],
  ])('gives the district that it lies in, and stays in the detail: %s', (place, district, detail) => {
    expect(read(place)).toEqual([district, detail, []]);
  });

  it('is in the district of the town behind it', () => {
    const streets = (street: string) => (street === '丈八沟街道' ? ['610113'] : []);
    const { district, detail, problems } = readAddress(
      '王小明 13800011122 西安市高新区丈八沟街道科技路10号',
      { streets },
    );
    expect([district, detail, problems]).toEqual(['雁塔区', '高新区丈八沟街道科技路10号', []]);
  });

  it('is asked about where it lies in several', () => {
    expect(read('成都市高新区天府大道1388号')).toEqual([
      '',
      '高新区天府大道1388号',
      ['区县无法识别，请确认'],
    ]);
  });
});
