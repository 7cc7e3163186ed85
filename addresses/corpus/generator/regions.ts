import { type Area, areaByCode, areas, areasUnder, cityNameOf } from '../../src/areas.ts';
import type { Random } from './random.ts';

/** Names by today's table; `city` is '' for counties of the province itself, `district` for cities without districts. */
export type Region = { code: string; province: string; city: string; district: string };

export function pathOf({ province, city, district }: Omit<Region, 'code'>): string {
  return `${province}/${city}/${district}`;
}

const outer = new Set(['71', '81', '82']);
/** A zone that the statistics bureau lists beside the districts, by codes from 71 on: 苏州工业园区, 镇江新区. */
export function isZone({ code, district }: Region): boolean {
  return /^\d{4}(?:7\d|80)$/.test(code) || /园区$|开发区$|行政委员会$/.test(district);
}

function regionOfDistrict(district: Area): Region {
  const city = areaByCode(district.parentCode);
  const province = areaByCode(city?.parentCode ?? '');
  return {
    code: district.code,
    province: province?.name ?? '',
    city: cityNameOf(city),
    district: district.name,
  };
}

const districts = areas.filter((area) => area.level === 3).map(regionOfDistrict);
const undivided = areas
  .filter((area) => area.level === 2 && areasUnder(area.code).length === 0)
  .filter((city) => !outer.has(city.parentCode) && city.name !== '三沙市')
  .map((city) => ({
    code: city.code,
    province: areaByCode(city.parentCode)?.name ?? '',
    city: city.name,
    district: '',
  }));

const greatCities = new Set(
  (
    '北京市 上海市 天津市 重庆市 广州市 深圳市 杭州市 南京市 苏州市 成都市 武汉市 西安市 长沙市 郑州市 青岛市 济南市 宁波市 ' +
    '无锡市 合肥市 福州市 厦门市 泉州市 佛山市 惠州市 温州市 金华市 嘉兴市 绍兴市 台州市 常州市 南通市 徐州市 石家庄市 保定市 ' +
    '沈阳市 大连市 长春市 哈尔滨市 昆明市 贵阳市 南宁市 南昌市 太原市 临沂市 潍坊市'
  ).split(' '),
);

const settled = districts.filter(
  (region) => !isZone(region) && !/林区$|矿区$|三沙市/.test(region.city + region.district),
);
const zones = districts.filter(({ district }) => /工业园区$|技术产业开发区$|经济技术开发区$/.test(district));
const ofGreatCities = settled.filter(({ city }) => greatCities.has(city));

/** A district with its city and province: half of them in the great cities, a few cities without districts, a few zones. */
export function drawRegion(random: Random): Region {
  const drawn = random.next();
  if (drawn < 0.03) return random.pick(undivided);
  if (drawn < 0.045) return random.pick(zones);
  return random.pick(drawn < 0.55 ? ofGreatCities : settled);
}

/** A way of drawing districts that pass `fits`, which is asked once for each district. */
export function regionsWhere(fits: (region: Region) => boolean): (random: Random) => Region {
  let fitting: Region[] | undefined;
  return (random) => {
    fitting ??= settled.filter(fits);
    return random.pick(fitting);
  };
}

const countBy = (names: readonly string[]) =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>());
const byName = countBy(districts.map(({ district }) => district));
const byProvinceAndName = countBy(districts.map(({ province, district }) => province + district));

/** Whether no other district of the country is called the same. */
export function isUnique({ district }: Region): boolean {
  return district !== '' && byName.get(district) === 1;
}

export function isUniqueInProvince({ province, district }: Region): boolean {
  return district !== '' && byProvinceAndName.get(province + district) === 1;
}

const byCode = new Map(districts.map((region) => [region.code, region]));

/** The district of a six-digit code, if today's table lists it. */
export function regionOfCode(code: string): Region | undefined {
  return byCode.get(code);
}

const byCity = Map.groupBy(districts, ({ province, city }) => `${province}/${city}`);

/** The districts under a city's code of four digits. */
export function districtsUnder(cityCode: string): Region[] {
  return areasUnder(cityCode).flatMap(({ code }) => byCode.get(code) ?? []);
}

const sameName = Map.groupBy(districts, ({ district }) => district);

export function districtsOfName({ district }: Region): readonly Region[] {
  return sameName.get(district) ?? [];
}

export function districtsOfCity({ province, city }: Region): readonly Region[] {
  return byCity.get(`${province}/${city}`) ?? [];
}
