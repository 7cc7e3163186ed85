/** Where an address lies; codes and names are '' as far as they are not known. */
export interface Region {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  province: string;
  city: string;
  district: string;
}

export type RegionCodes = Pick<Region, 'provinceCode' | 'cityCode' | 'districtCode'>;

/** The region alone of what stands somewhere. */
export function regionOf({ provinceCode, cityCode, districtCode, province, city, district }: Region): Region {
  return { provinceCode, cityCode, districtCode, province, city, district };
}

/** The region in one line, without saying a name twice (北京市 北京市 海淀区). */
export function regionText({
  province,
  city,
  district,
}: Pick<Region, 'province' | 'city' | 'district'>): string {
  return [...new Set([province, city, district])].filter(Boolean).join(' ');
}
