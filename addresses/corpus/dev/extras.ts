import {
  drawGoods,
  labelledQuantity,
  labelledSpecification,
  multiplier,
  quantity,
  specification,
} from '../generator/goods.ts';
import { bareForms, orderLabels, orderNumber, platforms } from '../generator/orderNumbers.ts';
import { join, paste, piece } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import { labelledRemark, remark } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';
import { waybillLine } from '../generator/waybills.ts';

/** What stands beside the address: quantities, goods, wishes, order numbers. */
export const extraTemplates: readonly Template[] = [
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
  {
    name: 'wish at the end',
    kind: 'remark',
    weight: 2,
    write: (r, who) =>
      paste`${name(who)}${r.pick([' ', '，'])}${plainPhone(who)}${r.pick([' ', '，'])}${address(r, who)}${r.pick([' ', '，', '\n'])}${remark(r)}`,
  },
  {
    name: 'wish at the beginning',
    kind: 'remark',
    write: (r, who) =>
      paste`${remark(r)}${r.pick(['\n', '，', ' '])}${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'two wishes',
    kind: 'remark',
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)}
${address(r, who)}
${remark(r)}，${remark(r)}`,
  },
  {
    name: 'remark under its label',
    kind: 'remark',
    write: (r, who) =>
      paste`收货人\n${name(who)}\n手机号\n${plainPhone(who)}\n收货地址\n${address(r, who)}\n${r.pick(['备注', '买家留言', '留言'])}\n${remark(r)}`,
  },
  {
    name: 'remark that says none',
    kind: 'remark',
    weight: 0.5,
    write: (r, who) =>
      paste`收货人：${name(who)}
手机号码：${plainPhone(who)}
收货地址：${address(r, who)}
${r.pick(['备注', '买家留言', '买家备注'])}：${r.pick(['无', '无', '暂无', '-'])}`,
  },
  {
    name: 'wish in brackets',
    kind: 'remark',
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)} ${address(r, who)}${r.pick([paste`（${remark(r)}）`, paste`(${remark(r)})`, paste` 【${remark(r)}】`])}`,
  },
  {
    name: 'labelled remark',
    kind: 'remark',
    weight: 1.5,
    write: (r, who) =>
      paste`姓名：${name(who)}
电话：${phone(r, who)}
地址：${address(r, who)}
${labelledRemark(r)}`,
  },
  {
    name: 'labelled remark on the line',
    kind: 'remark',
    write: (r, who) => paste`${name(who)} ${plainPhone(who)} ${address(r, who)} ${labelledRemark(r)}`,
  },
  {
    name: 'quantity and wish',
    kind: 'remark',
    write: (r, who) =>
      join(
        [paste`${name(who)} ${plainPhone(who)} ${address(r, who)}`, ...r.shuffle([quantity(r), remark(r)])],
        r.pick([' ', '，', '\n']),
      ),
  },
  {
    name: 'labelled order number',
    kind: 'order-number',
    weight: 2,
    write(r, who) {
      const order = paste`${r.pick(orderLabels)}${r.pick(['：', ':', ': ', '：  '])}${orderNumber(r, r.pick(platforms))}`;
      const block = paste`${name(who)} ${plainPhone(who)} ${address(r, who)}`;
      return join(r.chance(0.6) ? [order, block] : [block, order], r.pick(['\n', ' ']));
    },
  },
  {
    name: 'platform and order number',
    kind: 'order-number',
    weight: 1.5,
    write(r, who) {
      const platform = r.pick(platforms);
      const order = paste`${platform}${r.pick(['', ' ', '：', '订单 ', '订单：', '单号：'])}${orderNumber(r, platform)}`;
      const block = paste`${name(who)} ${plainPhone(who)} ${address(r, who)}`;
      return join(r.chance(0.6) ? [order, block] : [block, order], r.pick(['\n', ' ']));
    },
  },
  {
    name: 'bare order number',
    kind: 'order-number',
    weight: 1.5,
    write(r, who) {
      const order = orderNumber(r, r.pick(bareForms));
      const block = paste`${name(who)} ${plainPhone(who)} ${address(r, who)}`;
      return join(r.chance(0.6) ? [order, block] : [block, order], r.pick(['\n', ' ', '，']));
    },
  },
  {
    name: 'order number and waybill',
    kind: 'order-number',
    write: (r, who) =>
      paste`订单编号：${orderNumber(r, r.pick(platforms))}
${waybillLine(r)}
收货人：${name(who)}
手机号：${plainPhone(who)}
收货地址：${address(r, who)}`,
  },
  {
    name: 'waybill alone is no order number',
    kind: 'order-number',
    write: (r, who) =>
      paste`${waybillLine(r)}
${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'everything at once',
    kind: 'order-number',
    write: (r, who) =>
      paste`订单号：${orderNumber(r, r.pick(platforms))}
收货人：${name(who)} ${phone(r, who)}
地址：${address(r, who)}
${labelledSpecification(r)}
${labelledQuantity(r)}
${labelledRemark(r)}`,
  },
];
