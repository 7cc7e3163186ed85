import { drawSplit } from '../generator/formerRegions.ts';
import { doubt, type Paste, paste, piece } from '../generator/paste.ts';
import { drawMobile } from '../generator/phones.ts';
import type { Random } from '../generator/random.ts';
import { address, name, plainNumber, plainPhone, type Recipient, region } from '../generator/recipient.ts';
import { pathOf, regionsWhere } from '../generator/regions.ts';
import { drawStreet } from '../generator/streets.ts';
import type { Template } from '../generator/template.ts';
import { anyDoor, withPersonName } from './words.ts';

const ambiguous = [
  '朝阳区',
  '鼓楼区',
  '桥西区',
  '新华区',
  '铁西区',
  '青山区',
  '城关区',
  '永定区',
  '市中区',
  '普陀区',
];
const outside = [
  '台湾省台北市信义区松高路11号',
  '香港特别行政区九龙城区太子道西182号',
  '澳门特别行政区新口岸北京街126号',
  '台灣省高雄市苓雅區四維三路2號',
];
const hasSiblings = regionsWhere(
  ({ city, district, province }) => city !== '' && city !== province && /[区县]$/.test(district),
);

const person =
  (write: (random: Random, recipient: Recipient) => Paste) => (random: Random, recipient: Recipient) =>
    write(random, withPersonName(random, recipient));

export const faulty: readonly Template[] = [
  {
    name: 'a mobile without a digit or with one too many',
    kind: 'faulty',
    wanted: { phone: 'mobile' },
    write(random, recipient) {
      const { number } = recipient.phone;
      const broken = random.pick([number.slice(0, -1), number.slice(0, -2), `${number}7`]);
      return paste`收货者：${name(recipient)}
移动电话：${broken}
住址：${address(random, recipient)}`;
    },
  },
  {
    name: 'no name',
    kind: 'faulty',
    write: (random, recipient) => paste`签收人：
联系手机：${plainPhone(recipient)}
送货至：${address(random, recipient)}`,
  },
  {
    name: 'no number',
    kind: 'faulty',
    write: (random, recipient) => paste`顾客姓名：${name(recipient)}
配送地址：${address(random, recipient)}`,
  },
  {
    name: 'no door',
    kind: 'faulty',
    write: person(
      (random, recipient) =>
        paste`${name(recipient)} ${plainPhone(recipient)} ${region(random, recipient, 'full')}`,
    ),
  },
  {
    name: 'a street without a number',
    kind: 'faulty',
    write: person(
      (random, recipient) =>
        paste`${name(recipient)}，${plainPhone(recipient)}，${region(random, recipient, 'full')}${piece('detail', drawStreet(random))}${doubt}`,
    ),
  },
  {
    name: 'two mobiles',
    kind: 'faulty',
    wanted: { phone: 'mobile' },
    write: person(
      (
        random,
        recipient,
      ) => paste`${name(recipient)} ${plainNumber(recipient)} 或 ${drawMobile(random).number}${doubt}
${address(random, recipient)}`,
    ),
  },
  {
    name: 'masked by the platform',
    kind: 'faulty',
    wanted: { phone: 'mobile' },
    write: (random, recipient) => paste`收货人：${recipient.name.slice(0, 1)}**
手机：${recipient.phone.number.replace(/^(...)....(....)$/, '$1****$2')}
地址：${region(random, recipient, 'full')}****`,
  },
  {
    name: 'a district that there is twice',
    kind: 'faulty',
    write: person(
      (random, recipient) =>
        paste`${piece('detail', random.pick(ambiguous) + anyDoor(random))}，${name(recipient)}，${plainPhone(recipient)}`,
    ),
  },
  {
    name: 'a divided city without its district',
    kind: 'faulty',
    region: hasSiblings,
    write: person((random, recipient) => {
      const { province, city } = recipient.region;
      const place = piece('region', province + city, pathOf({ province, city, district: '' }));
      return paste`${name(recipient)} ${plainPhone(recipient)} ${place}${piece('detail', anyDoor(random))}${doubt}`;
    }),
  },
  {
    name: 'an old district that was divided, without its town',
    kind: 'faulty',
    write: person((random, recipient) => {
      const { name: old, successors } = drawSplit(random);
      const { province = '', city = '' } = successors[0] ?? {};
      const upper = province === city ? province : province + city;
      const place = piece('region', upper, pathOf({ province, city, district: '' }));
      return paste`${name(recipient)} ${plainPhone(recipient)} ${place}${piece('detail', old + anyDoor(random))}${doubt}`;
    }),
  },
  {
    name: 'outside the mainland',
    kind: 'faulty',
    write: (random, recipient) => paste`收货联系人：${name(recipient)}
联络电话：${plainPhone(recipient)}
收货地点：${piece('detail', random.pick(outside))}`,
  },
];
