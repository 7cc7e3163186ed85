import { concat, doubt, join, type Paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, detail, plainPhone, type Recipient } from '../generator/recipient.ts';
import { hasUniqueCore, shortProvince } from '../generator/regionNames.ts';
import { districtsOfCity, isUnique, isZone, pathOf, regionsWhere } from '../generator/regions.ts';
import type { Template } from '../generator/template.ts';
import { tellingTowns, tellingTownsOfName } from '../generator/towns.ts';
import { canWriteAs } from '../generator/writeRegion.ts';
import { inSomeOrder } from './plain.ts';

const withAddress = (random: Random, who: Recipient, place: Paste): Paste =>
  join(inSomeOrder(random, who, { phone: plainPhone(who), address: place }), random.pick([' ', '，', '\n']));

const zones = [
  '高新区',
  '经开区',
  '经济开发区',
  '高新技术开发区',
  '产业集聚区',
  '工业园区',
  '开发区',
  '新城区',
];

/** Regions of which a part is not said, where the rest says which is meant. */
export const regionsLeftOutTemplates: readonly Template[] = [
  {
    name: 'province left out',
    kind: 'missing-parts',
    write: (r, who) => withAddress(r, who, address(r, who, 'withoutProvince')),
  },
  {
    name: 'city left out',
    kind: 'missing-parts',
    region: regionsWhere((region) => canWriteAs('withoutCity', region)),
    write: (r, who) => withAddress(r, who, address(r, who, 'withoutCity')),
  },
  {
    name: 'district alone',
    kind: 'missing-parts',
    region: regionsWhere((region) => canWriteAs('districtAlone', region)),
    write: (r, who) => withAddress(r, who, address(r, who, 'districtAlone')),
  },
  {
    name: 'county-level city without its prefecture',
    kind: 'missing-parts',
    region: regionsWhere((region) => region.district.endsWith('市') && isUnique(region)),
    write(r, who) {
      const { province, district } = who.region;
      const core = hasUniqueCore(district) ? district.replace(/市$/, '') : district;
      const text = r.pick([
        province + district,
        shortProvince(province) + district,
        shortProvince(province) + core,
        district,
      ]);
      return withAddress(r, who, concat(piece('region', text, pathOf(who.region)), detail(who)));
    },
  },
  {
    name: 'county of the province itself',
    kind: 'missing-parts',
    region: regionsWhere((region) => region.city === '' && !isZone(region)),
    write: (r, who) =>
      withAddress(r, who, address(r, who, r.pick(['full', 'short', 'spaced', 'districtAlone']))),
  },
  {
    name: 'town that says which district',
    weight: 0.5,
    kind: 'missing-parts',
    region: regionsWhere(
      (region) => /市$/.test(region.city) && /区$/.test(region.district) && tellingTowns(region).length > 0,
    ),
    write(r, who) {
      const { province, city } = who.region;
      const text = province === city ? city : r.pick([province + city, city]);
      const town = r.pick(tellingTowns(who.region));
      const place = concat(
        piece('region', text, pathOf(who.region)),
        piece('detail', `${town}人民路${r.int(1, 99)}号`),
      );
      return withAddress(r, who, place);
    },
  },
  {
    name: 'town that says which of the districts of a name',
    kind: 'missing-parts',
    weight: 0.5,
    region: regionsWhere(
      (region) => !isUnique(region) && region.district.length > 2 && tellingTownsOfName(region).length > 0,
    ),
    write(r, who) {
      const town = r.pick(tellingTownsOfName(who.region));
      const region = piece('region', who.region.district, pathOf(who.region));
      return withAddress(r, who, concat(region, piece('detail', `${town}建设路${r.int(1, 99)}号`)));
    },
  },
  {
    name: 'zone behind the district',
    kind: 'missing-parts',
    region: regionsWhere((region) => region.city !== '' && !districtsOfCity(region).some(isZone)),
    write(r, who) {
      const [region, rest] = address(r, who, 'full');
      return withAddress(r, who, concat(region ?? '', piece('detail', r.pick(zones)), rest ?? ''));
    },
  },
  {
    name: 'zone where a district should stand',
    kind: 'faulty',
    region: regionsWhere(
      (region) =>
        /市$/.test(region.city) &&
        region.province !== region.city &&
        districtsOfCity(region).length > 3 &&
        !districtsOfCity(region).some(isZone),
    ),
    write(r, who) {
      const { province, city } = who.region;
      const text = piece('region', province + city, pathOf({ province, city, district: '' }));
      const place = piece('detail', `${r.pick(['高新区', '经开区', '经济开发区'])}创业大道${r.int(1, 99)}号`);
      return concat(withAddress(r, who, concat(text, place)), doubt);
    },
  },
];
