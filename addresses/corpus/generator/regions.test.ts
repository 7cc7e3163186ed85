import { describe, expect, it } from 'vitest';
import { drawRenamed, drawSplitWithTown } from './formerRegions.ts';
import { createRandom } from './random.ts';
import { plainDistrict, shortCity, shortDistrict } from './regionNames.ts';
import { drawRegion, isZone, pathOf, type Region, regionOfCode } from './regions.ts';
import { tellingTowns, tellingTownsOfName, townsOf } from './towns.ts';
import { canWriteAs, writeRegion } from './writeRegion.ts';

function known(code: string): Region {
  const region = regionOfCode(code);
  if (!region) throw new Error(`no district ${code}`);
  return region;
}

const xihu = known('330106');
const gulou = known('320106');
const kunshan = known('320583');
const xiantao = known('429004');
const zone = known('320576');
const random = createRandom('regions');

describe('regions', () => {
  it('have no city where the province governs the county', () => {
    expect([xihu, xiantao].map(pathOf)).toEqual(['浙江省/杭州市/西湖区', '湖北省//仙桃市']);
  });

  it('are drawn with and without districts', () => {
    const drawn = Array.from({ length: 500 }, () => drawRegion(random));
    expect(drawn.some(({ district }) => district === '')).toBe(true);
    expect(drawn.some((region) => isZone(region))).toBe(true);
    expect(drawn.some(({ city }) => city === '')).toBe(true);
  });

  it('are shortened as people do', () => {
    expect(['杭州市', '恩施土家族苗族自治州', '巴音郭楞蒙古自治州', '阿里地区'].map(shortCity)).toEqual([
      '杭州',
      '恩施州',
      '巴州',
      '阿里地区',
    ]);
    expect(['石柱土家族自治县', '鄂温克族自治旗', '西湖区'].map(plainDistrict)).toEqual([
      '石柱县',
      '鄂温克族自治旗',
      '西湖区',
    ]);
    expect([xihu, zone].map(shortDistrict)).toEqual(['西湖', '']);
  });

  it('leave out only what follows from the rest', () => {
    expect([canWriteAs('withoutCity', xihu), canWriteAs('districtAlone', xihu)]).toEqual([true, false]);
    expect(canWriteAs('districtAlone', gulou)).toBe(false);
    expect(canWriteAs('districtAlone', kunshan)).toBe(true);
    expect(writeRegion(random, gulou, 'districtAlone')).toBe('江苏省南京市鼓楼区');
  });
});

describe('towns', () => {
  it('tell a district when no other of the city or of the name has one called so', () => {
    expect(tellingTowns(xihu)).toContain('古荡街道');
    expect(tellingTownsOfName(gulou)).toContain('湖南路街道');
    expect(townsOf(xihu).length).toBeGreaterThan(5);
  });
});

describe('old names', () => {
  it('lead to a district that is called differently', () => {
    const drawn = Array.from({ length: 300 }, () => drawRenamed(random));
    expect(drawn.filter(({ name, region }) => name === region.district)).toEqual([]);
    const named = new Map(drawn.map(({ name, region }) => [name, pathOf(region)]));
    expect(named.size).toBeGreaterThan(100);
  });

  it('of several districts are told by a street that lies there', () => {
    const drawn = Array.from({ length: 50 }, () => drawSplitWithTown(random));
    expect(drawn.filter(({ region, town }) => !townsOf(region).includes(town))).toEqual([]);
  });
});
