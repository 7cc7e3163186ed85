import { labelledQuantity, labelledSpecification } from '../generator/goods.ts';
import { bareForms, orderLabels, orderNumber, platforms } from '../generator/orderNumbers.ts';
import { join, paste } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import { labelledRemark } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';
import { waybillLine } from '../generator/waybills.ts';

/** Order numbers of platforms and waybills, beside an address. */
export const orderNumberTemplates: readonly Template[] = [
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
      // 1688 would run into the digits of its numbers.
      const between = r.pick([platform === '1688' ? ' ' : '', ' ', '：', '订单 ', '订单：', '单号：']);
      const order = paste`${platform}${between}${orderNumber(r, platform)}`;
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
