import {
  drawGoods,
  labelledQuantity,
  labelledSpecification,
  multiplier,
  quantity,
  specification,
} from '../generator/goods.ts';
import { paste, piece } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import type { Template } from '../generator/template.ts';

/** Quantities and what is said of the goods, beside an address. */
export const goodsTemplates: readonly Template[] = [
  {
    name: 'quantity at the end',
    kind: 'quantity',
    weight: 2,
    write: (r, who) =>
      paste`${name(who)}${r.pick([' ', '，'])}${plainPhone(who)}${r.pick([' ', '，'])}${address(r, who)}${r.pick([' ', '，', '\n'])}${quantity(r)}`,
  },
  {
    name: 'quantity at the beginning',
    kind: 'quantity',
    write: (r, who) => paste`${quantity(r)} ${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'quantity on its own line',
    kind: 'quantity',
    write: (r, who) =>
      paste`${name(who)}
${plainPhone(who)}
${address(r, who)}
${r.chance(0.5) ? quantity(r) : labelledQuantity(r)}`,
  },
  {
    name: 'quantity in brackets',
    kind: 'quantity',
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)} ${address(r, who)}${r.pick([paste`（${quantity(r)}）`, paste` (${quantity(r)})`, paste`【${quantity(r)}】`])}`,
  },
  {
    name: 'labelled quantity',
    kind: 'quantity',
    weight: 1.5,
    write: (r, who) =>
      paste`收件人：${name(who)}
手机：${phone(r, who)}
地址：${address(r, who)}
${labelledQuantity(r)}`,
  },
  {
    name: 'goods and quantity behind',
    kind: 'specification',
    weight: 2,
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)} ${address(r, who)}${r.pick(['\n', ' ', '，'])}${specification(r)} ${multiplier(r)}`,
  },
  {
    name: 'goods and quantity before',
    kind: 'specification',
    write: (r, who) =>
      paste`${piece('specification', drawGoods(r))}${multiplier(r)}
${name(who)} ${plainPhone(who)}
${address(r, who)}`,
  },
  {
    name: 'labelled specification',
    kind: 'specification',
    weight: 1.5,
    write: (r, who) =>
      paste`${r.pick(['收货人', '收件人'])}：${name(who)}
${r.pick(['电话', '手机号'])}：${phone(r, who)}
收货地址：${address(r, who)}
${labelledSpecification(r)}${r.chance(0.6) ? paste`\n${labelledQuantity(r)}` : ''}`,
  },
  {
    name: 'goods, look and number of a platform',
    kind: 'specification',
    write(r, who) {
      const look = piece(
        'specification',
        r.pick(['黑色；XL', '米白色 均码', '默认', '【5斤】大果', '升级加厚款']),
      );
      return paste`${r.pick(['商品信息', '商品', '宝贝'])}：${piece('specification', drawGoods(r))}${r.pick([paste`【${look}】`, paste`（${look}）`, paste` ${look}`])} ${multiplier(r)}
收货人：${name(who)}
手机号码：${plainPhone(who)}
收货地址：${address(r, who)}`;
    },
  },
  {
    name: 'specification in brackets',
    kind: 'specification',
    write: (r, who) =>
      paste`${name(who)}，${plainPhone(who)}，${address(r, who)}（${labelledSpecification(r)}）`,
  },
];
