import { drawName } from '../generator/names.ts';
import { concat, type Part, type Paste } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import type { Recipient } from '../generator/recipient.ts';
import { drawRoom } from '../generator/rooms.ts';
import { drawHouseNumber, drawStreet } from '../generator/streets.ts';

const nameLabels = [
  '收货者',
  '签收人',
  '买家姓名',
  '顾客姓名',
  '收货联系人',
  '收件人名字',
  '收货人名称',
  '*收货人',
  '收',
];
const phoneLabels = [
  '联系手机',
  '移动电话',
  '手机/电话',
  'TEL',
  'Tel',
  '收货手机',
  '联络电话',
  '*手机号码',
  '收件手机号码',
];
const addressLabels = [
  '收货地点',
  '送货至',
  '寄往',
  '邮寄至',
  '收件详细地址',
  '住址',
  '配送地址',
  '完整地址',
  '*地址',
  'Add',
];

export const nameLabel = (random: Random): string => random.pick(nameLabels);
export const phoneLabel = (random: Random): string => random.pick(phoneLabels);
export const addressLabel = (random: Random): string => random.pick(addressLabels);

/** What stands between a label and its value. */
export const mark = (random: Random): string => random.pick(['：', ':', '： ', ': ', ' ', '→', '=', ' - ']);

/** The recipient with a name that nothing needs to introduce. */
export function withPersonName(random: Random, recipient: Recipient): Recipient {
  const nameKind = random.pick(['person', 'person', 'person', 'person', 'titled', 'minority'] as const);
  return { ...recipient, nameKind, name: drawName(random, nameKind) };
}

/** The recipient behind a door whose last sign is a digit or 室, so that a name may follow at once. */
export function behindNumberedDoor(random: Random, recipient: Recipient): Recipient {
  const house = `${random.int(1, 988)}号`;
  const room = `${random.int(1, 26)}栋${random.int(1, 5)}单元${random.int(1, 28)}0${random.int(1, 8)}`;
  return { ...recipient, detail: `${drawStreet(random)}${house}${room}${random.pick(['', '室'])}` };
}

/** A street with its number and a room, which says nothing of the district. */
export function anyDoor(random: Random): string {
  const street = random.pick([
    '人民路',
    '解放路',
    '建设路',
    '新华街',
    '和平路',
    '文化路',
    '中山路',
    '胜利街',
  ]);
  return street + drawHouseNumber(random) + drawRoom(random);
}

/** Lines, those without text left out. */
export function lines(...parts: readonly Part[]): Paste {
  const filled = parts.map((part) => concat(part)).filter((part) => part.length > 0);
  return filled.flatMap((part, i) => (i === 0 ? part : concat('\n', part)));
}
