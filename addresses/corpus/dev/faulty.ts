import { concat, doubt, join, type Part, type Paste, paste, piece } from '../generator/paste.ts';
import { drawMobile } from '../generator/phones.ts';
import type { Random } from '../generator/random.ts';
import {
  address,
  detail,
  name,
  plainNumber,
  plainPhone,
  type Recipient,
  region,
} from '../generator/recipient.ts';
import { districtsOfCity, drawRegion, isUnique, isZone, pathOf, regionsWhere } from '../generator/regions.ts';
import { drawHouseNumber, drawStreet } from '../generator/streets.ts';
import type { Template } from '../generator/template.ts';

const person = { nameKind: 'person', phone: 'mobile' } as const;
const masked = (digits: string) => digits.replace(/^(...)....(....)$/, '$1****$2');

/** Name, phone and address on one line or under labels. */
function written(random: Random, called: Part, number: Part, place: Part): Paste {
  return random.chance(0.5)
    ? join([called, number, place], random.pick([' ', '，', '\n']))
    : paste`收货人：${called}\n手机号：${number}\n收货地址：${place}`;
}

const street = (random: Random) => drawStreet(random) + drawHouseNumber(random);

const inDividedCity = regionsWhere((one) => /市$/.test(one.city) && districtsOfCity(one).length > 2);

function wrongPhone(title: string, change: (digits: string, random: Random) => string): Template {
  return {
    name: title,
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      concat(written(r, name(who), piece('phone', change(who.phone.number, r)), address(r, who)), doubt),
  };
}

/** Pastes that a careful person asks about before shipping. */
export const faultyTemplates: readonly Template[] = [
  {
    name: 'no name',
    kind: 'faulty',
    write: (r, who) =>
      r.pick([
        paste`${plainPhone(who)} ${address(r, who, 'full')}`,
        paste`${r.pick(['收件人', '收'])} ${plainPhone(who)} ${address(r, who, 'full')}`,
        paste`收货人：\n手机号：${plainPhone(who)}\n收货地址：${address(r, who, 'full')}`,
      ]),
  },
  {
    name: 'no phone',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      r.pick([
        paste`${name(who)} ${address(r, who, 'full')}`,
        paste`收货人：${name(who)}\n手机号：\n收货地址：${address(r, who, 'full')}`,
        paste`收货人：${name(who)}\n收货地址：${address(r, who, 'full')}`,
      ]),
  },
  wrongPhone('phone of ten digits', (digits) => digits.slice(0, 10)),
  wrongPhone('phone of twelve digits', (digits, r) => digits + r.int(0, 9)),
  wrongPhone('masked phone', masked),
  {
    name: 'two phones',
    kind: 'faulty',
    weight: 1.5,
    wanted: person,
    write(r, who) {
      let second = drawMobile(r).number;
      while (second === who.phone.number) second = drawMobile(r).number;
      const number = concat(plainNumber(who), r.pick(['/', ' ', '、', '或']), second);
      return concat(written(r, name(who), number, address(r, who, 'full')), doubt);
    },
  },
  {
    name: 'mobile and landline',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      paste`收货人：${name(who)}
手机号码：${plainNumber(who)}
固定电话：0571-8888${r.digits(4)}
收货地址：${address(r, who, 'full')}${doubt}`,
  },
  {
    name: 'masked name',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      concat(
        written(
          r,
          piece('name', `${who.name.slice(0, 1)}${r.pick(['*', '**'])}`),
          plainNumber(who),
          address(r, who, 'full'),
        ),
        doubt,
      ),
  },
  {
    name: 'masked address',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      concat(
        written(
          r,
          name(who),
          plainNumber(who),
          concat(
            region(r, who, 'full'),
            piece('detail', `${drawStreet(r)}${r.pick(['***', '**号', '*号**室'])}`),
          ),
        ),
        doubt,
      ),
  },
  {
    name: 'masked name, phone and address',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      paste`${piece('name', `${who.name.slice(0, 1)}**`)} ${piece('phone', masked(who.phone.number))} ${region(r, who, 'full')}${piece('detail', `${drawStreet(r)}****`)}${doubt}`,
  },
  {
    name: 'no detail',
    kind: 'faulty',
    wanted: person,
    write: (r, who) => written(r, name(who), plainNumber(who), region(r, who, 'full')),
  },
  {
    name: 'nothing but a street',
    kind: 'faulty',
    wanted: person,
    write: (r, who) =>
      concat(
        written(
          r,
          name(who),
          plainNumber(who),
          concat(region(r, who, 'full'), piece('detail', drawStreet(r))),
        ),
        doubt,
      ),
  },
  {
    name: 'outside the mainland',
    kind: 'faulty',
    wanted: person,
    write(r, who) {
      const [province, text, place] = r.pick([
        ['香港特别行政区', '香港', '油尖旺区弥敦道'],
        ['香港特别行政区', '香港特别行政区', '湾仔区轩尼诗道'],
        ['澳门特别行政区', '澳门', '氹仔官也街'],
        ['台湾省', '台湾省', '台北市大安区和平东路一段'],
        ['台湾省', '台湾', '高雄市前镇区中山二路'],
      ] as const);
      const where = concat(
        piece('region', text, `${province}//`),
        piece('detail', `${place}${r.int(1, 300)}号`),
      );
      return concat(written(r, name(who), plainNumber(who), where), doubt);
    },
  },
  {
    name: 'province and city contradict each other',
    kind: 'faulty',
    wanted: person,
    region: regionsWhere((one) => one.city !== '' && one.city !== one.province),
    write(r, who) {
      let other = drawRegion(r);
      while (other.province === who.region.province) other = drawRegion(r);
      const place = piece('detail', other.province + who.region.city + who.region.district + who.detail);
      return concat(written(r, name(who), plainNumber(who), place), doubt);
    },
  },
  {
    name: 'district that could be one of several',
    kind: 'faulty',
    wanted: person,
    region: regionsWhere((one) => !isUnique(one) && !isZone(one)),
    write: (r, who) =>
      written(r, name(who), plainNumber(who), piece('detail', who.region.district + street(r))),
  },
  {
    name: 'district left out in a divided city',
    kind: 'faulty',
    weight: 1.5,
    wanted: person,
    region: inDividedCity,
    write(r, who) {
      const { province, city } = who.region;
      const text = province === city ? city : r.pick([province + city, city]);
      const where = concat(
        piece('region', text, pathOf({ province, city, district: '' })),
        piece('detail', street(r)),
      );
      return concat(written(r, name(who), plainNumber(who), where), doubt);
    },
  },
  {
    name: 'no address',
    kind: 'faulty',
    wanted: person,
    write: (r, who: Recipient) =>
      r.pick([
        paste`${name(who)} ${plainNumber(who)}`,
        paste`收货人：${name(who)}\n手机号：${plainNumber(who)}\n收货地址：`,
        paste`${name(who)} ${plainNumber(who)} ${detail(who)}`,
      ]),
  },
];
