import { type DataItem, regionData } from 'element-china-area-data';

export type AreaLevel = 1 | 2 | 3;
export type Area = { code: string; name: string; parentCode: string; level: AreaLevel };

/** The data set's version; it changes when the table may have changed. */
export const areasVersion = 'element-china-area-data@6.1.0';

/** Provinces that the package leaves out; they are recognised so that delivery there can be refused. */
const outerProvinces: Area[] = [
  { code: '71', name: '台湾省', parentCode: '', level: 1 },
  { code: '81', name: '香港特别行政区', parentCode: '', level: 1 },
  { code: '82', name: '澳门特别行政区', parentCode: '', level: 1 },
];

/** 北京 11, 天津 12, 上海 31 and 重庆 50 hold one city, `XX01`, under which every district and county hangs. */
const municipalities = new Set(['11', '12', '31', '50']);

function citiesOf(province: DataItem): Area[] {
  if (municipalities.has(province.value)) {
    return [{ code: `${province.value}01`, name: province.label, parentCode: province.value, level: 2 }];
  }
  return (province.children ?? []).map((city) => ({
    code: city.value,
    name: city.label,
    parentCode: province.value,
    level: 2,
  }));
}

function districtsOf(province: DataItem): Area[] {
  return (province.children ?? []).flatMap((city) =>
    (city.children ?? [])
      // 东莞, 中山, 儋州 and 嘉峪关 have no districts: the package lists their towns with nine digits.
      .filter((district) => district.value.length === 6)
      .map((district) => ({
        code: district.value,
        name: district.label,
        parentCode: municipalities.has(province.value) ? `${province.value}01` : city.value,
        level: 3 as const,
      })),
  );
}

/**
 * Every province, city and district, in code order within its level. Counties governed by the province itself
 * (仙桃 429004, 琼海 469002, 石河子 659001) hang under the placeholder city of the statistics bureau (4290, 4690, 6590).
 */
export const areas: readonly Area[] = [
  ...regionData.map((p): Area => ({ code: p.value, name: p.label, parentCode: '', level: 1 })),
  ...outerProvinces,
  ...regionData.flatMap(citiesOf),
  ...regionData.flatMap(districtsOf),
];

const byCode = new Map(areas.map((area) => [area.code, area]));
const byParent = Map.groupBy(areas, (area) => area.parentCode);

export function areaByCode(code: string): Area | undefined {
  return byCode.get(code);
}

/** The areas directly under `parentCode`; the provinces for ''. */
export function areasUnder(parentCode: string): readonly Area[] {
  return byParent.get(parentCode) ?? [];
}

/** A city's name as an address shows it: '' for the placeholders (省直辖县级行政区划) that no address names. */
export function cityNameOf(city: { name: string } | undefined): string {
  return city && !city.name.endsWith('直辖县级行政区划') ? city.name : '';
}
