import { join, type Part, type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import {
  address,
  detail,
  name,
  phone,
  plainPhone,
  type Recipient,
  region,
  regionColumns,
  spacedName,
} from '../generator/recipient.ts';
import { regionsWhere } from '../generator/regions.ts';
import { drawRoom } from '../generator/rooms.ts';
import { drawEstate, drawHouseNumber, drawStreet } from '../generator/streets.ts';
import type { Template } from '../generator/template.ts';

/**
 * Name, phone and address in an order in which each can be told: a company or a station behind an address would be
 * part of it, a name that is a place stands apart from the region.
 */
export function inSomeOrder(random: Random, who: Recipient, written: { phone: Part; address: Part }): Part[] {
  const named = name(who);
  const orders = [
    [named, written.phone, written.address],
    [written.phone, named, written.address],
  ];
  if (who.nameKind !== 'company' && who.nameKind !== 'station') {
    orders.push([written.address, written.phone, named], [written.address, named, written.phone]);
    if (who.nameKind !== 'place') orders.push([named, written.address, written.phone]);
  }
  return random.pick(who.nameKind === 'place' ? orders.filter(([first]) => first !== written.phone) : orders);
}

function apart(separators: readonly string[]): (random: Random, who: Recipient) => Paste {
  return (random, who) =>
    join(
      inSomeOrder(random, who, { phone: phone(random, who), address: address(random, who) }),
      random.pick(separators),
    );
}

/** One recipient on one line or three, without labels. */
export const plainTemplates: readonly Template[] = [
  { name: 'parts with spaces', kind: 'plain', weight: 3, write: apart([' ', ' ', '  ', '   ']) },
  { name: 'parts with commas', kind: 'plain', weight: 2, write: apart(['，', ',', ', ', '， ']) },
  { name: 'parts with other marks', kind: 'plain', write: apart(['；', ';', '|', ' / ', '、', '。', ' - ']) },
  { name: 'parts on lines', kind: 'plain', weight: 2, write: apart(['\n', '\n', ' \n']) },
  {
    name: 'name and phone on one line',
    kind: 'plain',
    write: (r, who) => paste`${name(who)} ${phone(r, who)}
${address(r, who)}`,
  },
  {
    name: 'receiver mark',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`${address(r, who)}，${name(who)}（收），${plainPhone(who)}`,
        paste`${address(r, who)} ${name(who)} 收 ${plainPhone(who)}`,
        paste`${address(r, who)} （${name(who)} 收）${plainPhone(who)}`,
        paste`${name(who)}(收) ${plainPhone(who)} ${address(r, who)}`,
      ]),
  },
  {
    name: 'name or phone in brackets',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`（${name(who)}）${plainPhone(who)} ${address(r, who)}`,
        paste`【${name(who)}】${plainPhone(who)}，${address(r, who)}`,
        paste`${name(who)}（${plainPhone(who)}）${address(r, who)}`,
      ]),
  },
  {
    name: 'name with blanks',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.chance(0.5)
        ? paste`${spacedName(who)}，${phone(r, who)}，${address(r, who)}`
        : paste`收件人：${spacedName(who)}\n电话：${phone(r, who)}\n地址：${address(r, who)}`,
  },
  {
    name: 'address on several lines',
    kind: 'plain',
    write: (r, who) => {
      const street = drawStreet(r) + drawHouseNumber(r);
      const home = drawEstate(r) + drawRoom(r);
      return paste`${name(who)}
${plainPhone(who)}
${region(r, who, 'full')}
${piece('detail', street)}${r.pick(['\n', ' '])}${piece('detail', home)}`;
    },
  },
  {
    name: 'the same phone twice',
    kind: 'plain',
    weight: 0.5,
    wanted: { nameKind: 'person', phone: 'mobile' },
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)}
${address(r, who)} ${name(who)} ${plainPhone(who)}`,
  },
  {
    name: 'blanks within the detail',
    kind: 'plain',
    write: (r, who) => {
      const detail = `${drawStreet(r)} ${r.int(1, 300)} 号 ${drawEstate(r)} ${r.int(1, 20)} 栋 ${r.int(1, 3)} 单元 ${r.int(1, 30)}02 室`;
      return paste`${name(who)}，${plainPhone(who)}，${region(r, who, r.pick(['full', 'spaced']))}${piece('detail', detail)}`;
    },
  },
  {
    name: 'region behind the detail',
    kind: 'plain',
    weight: 0.5,
    wanted: { nameKind: 'person' },
    region: regionsWhere(({ city, province }) => city !== '' && city !== province),
    write(_, who) {
      const [province, city, district] = regionColumns(who);
      return paste`${name(who)}，${plainPhone(who)}，${detail(who)}，${district}，${city}，${province}`;
    },
  },
  {
    name: 'courier or shop in brackets before the name',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) => {
      const before = r.pick([
        piece('remark', r.pick(['发顺丰', '发中通', '急件优先发', '加急'])),
        '代发',
        '一件代发',
        '老客户',
        '补发',
      ]);
      const [open = '', close = ''] = r.pick(['【 】', '[ ]', '( )']).split(' ');
      return paste`${open}${before}${close}${name(who)} ${plainPhone(who)} ${address(r, who)}`;
    },
  },
  {
    name: 'postcode somewhere',
    kind: 'plain',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      r.pick([
        paste`${name(who)}，${plainPhone(who)}，${address(r, who, 'spaced')}，${r.digits(6)}`,
        paste`${r.digits(6)} ${address(r, who, 'full')} ${name(who)} ${plainPhone(who)}`,
        paste`${name(who)} ${plainPhone(who)} ${address(r, who)} 邮编${r.digits(6)}`,
      ]),
  },
];
