import { areaByCode, areasUnder, cityNameOf } from '@chengcang/addresses/areas';

/** A place of the table, names and codes filled in from the deepest given code. */
export type Region = {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  province: string;
  city: string;
  district: string;
};

/** Name of a province, city or district; 未知 for a code that is not in the table. */
export function areaName(code: string): string {
  return areaByCode(code)?.name ?? '未知';
}

/** The region that the codes stand for; null when they name none, or contradict each other. */
export function regionOf(codes: {
  provinceCode?: string;
  cityCode?: string;
  districtCode?: string;
}): Region | null {
  const deepest = codes.districtCode || codes.cityCode || codes.provinceCode;
  const chain = deepest ? ancestry(deepest) : [];
  const [province, city, district] = chain;
  if (!province) return null;
  const contradicts =
    (codes.provinceCode && codes.provinceCode !== province.code) ||
    (codes.cityCode && codes.cityCode !== city?.code);
  if (contradicts) return null;
  return {
    provinceCode: province.code,
    cityCode: city?.code ?? '',
    districtCode: district?.code ?? '',
    province: province.name,
    city: cityNameOf(city),
    district: district?.name ?? '',
  };
}

/** Whether a city is divided at all: 东莞 and 中山 are not. */
export function hasDistricts(cityCode: string): boolean {
  return areasUnder(cityCode).length > 0;
}

function ancestry(code: string): { code: string; name: string }[] {
  const area = areaByCode(code);
  if (!area) return [];
  return area.parentCode === '' ? [area] : [...ancestry(area.parentCode), area];
}
