import {
  labelledQuantity,
  labelledSpecification,
  multiplier,
  quantity,
  specification,
} from '../generator/goods.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { type Paste, paste, piece } from '../generator/paste.ts';
import type { Random } from '../generator/random.ts';
import { address, name, plainPhone, type Recipient } from '../generator/recipient.ts';
import { labelledRemark, remark } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';
import { waybillLine } from '../generator/waybills.ts';
import { withPersonName } from './words.ts';

const comma = (random: Random, recipient: Recipient): Paste =>
  paste`${name(recipient)}，${plainPhone(recipient)}，${address(random, recipient, 'full')}`;
const person =
  (write: (random: Random, recipient: Recipient) => Paste) => (random: Random, recipient: Recipient) =>
    write(random, withPersonName(random, recipient));

export const extras: readonly Template[] = [
  {
    name: 'pieces in brackets behind the line',
    kind: 'quantity',
    write: person((random, recipient) => paste`${comma(random, recipient)}（${quantity(random)}）`),
  },
  {
    name: 'pieces before everything',
    kind: 'quantity',
    write: person(
      (random, recipient) => paste`${quantity(random)}
${address(random, recipient)}
${plainPhone(recipient)} ${name(recipient)}`,
    ),
  },
  {
    name: 'pieces by a label of the sheet',
    kind: 'quantity',
    write(random, recipient) {
      const count = random.int(1, 30);
      return paste`收件：${name(recipient)}
电话：${plainPhone(recipient)}
地址：${address(random, recipient)}
${random.pick(['发货数', '购买件数', '拍下件数', 'QTY'])}：${piece('quantity', String(count), count)}`;
    },
  },
  {
    name: 'goods behind a plus sign',
    kind: 'specification',
    write: person((random, recipient) => paste`${comma(random, recipient)} + ${specification(random)}`),
  },
  {
    name: 'goods and pieces above a line',
    kind: 'specification',
    write: person(
      (random, recipient) => paste`${specification(random)}${multiplier(random)}
${name(recipient)} ${plainPhone(recipient)} ${address(random, recipient, 'full')}`,
    ),
  },
  {
    name: 'a labelled kind between number and address',
    kind: 'specification',
    write: (random, recipient) => paste`签收人：${name(recipient)}
手机：${plainPhone(recipient)}
${labelledSpecification(random)}
${labelledQuantity(random)}
送货至：${address(random, recipient)}`,
  },
  {
    name: 'a remark in round brackets at the end',
    kind: 'remark',
    write: person((random, recipient) => paste`${comma(random, recipient)}（${remark(random)}）`),
  },
  {
    name: 'a remark on the first line',
    kind: 'remark',
    write: person(
      (random, recipient) => paste`【${remark(random)}】
${comma(random, recipient)}`,
    ),
  },
  {
    name: 'a labelled remark behind a semicolon',
    kind: 'remark',
    write: person((random, recipient) => paste`${comma(random, recipient)}；${labelledRemark(random)}`),
  },
  {
    name: 'a platform, its number and a line',
    kind: 'order-number',
    write: person((random, recipient) => {
      const platform = random.pick(['淘宝', '抖音', '京东', '快手', '小红书'] as const);
      return paste`${platform}订单 ${orderNumber(random, platform)}
${comma(random, recipient)}`;
    }),
  },
  {
    name: 'a number in square brackets behind the line',
    kind: 'order-number',
    write: person(
      (random, recipient) => paste`${comma(random, recipient)}[订单号:${orderNumber(random, '天猫')}]`,
    ),
  },
  {
    name: 'a bare number of the group buyers on the last line',
    kind: 'order-number',
    write: person(
      (random, recipient) => paste`${name(recipient)}
${plainPhone(recipient)}
${address(random, recipient)}
${orderNumber(random, '拼多多')}`,
    ),
  },
  {
    name: 'a waybill and an order, each said to be one',
    kind: 'order-number',
    write: (random, recipient) => paste`${waybillLine(random)}
来源单号：${orderNumber(random, '淘宝')}
收货者：${name(recipient)}
手机/电话：${plainPhone(recipient)}
寄往：${address(random, recipient)}`,
  },
];
