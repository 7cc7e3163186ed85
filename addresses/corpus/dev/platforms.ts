import { labelledQuantity, labelledSpecification, multiplier, specification } from '../generator/goods.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { paste } from '../generator/paste.ts';
import {
  address,
  detail,
  extension,
  name,
  phone,
  plainNumber,
  plainPhone,
  region,
} from '../generator/recipient.ts';
import { labelledRemark } from '../generator/remarks.ts';
import { amount, buyerAccount, orderTime, shopName } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';
import { waybill, waybillLine } from '../generator/waybills.ts';

const square = (digits: string) => `[${digits}]`;

/** What the pages of selling platforms give when one copies an order. */
export const platformTemplates: readonly Template[] = [
  {
    name: '淘宝 line',
    kind: 'platform-block',
    write: (r, who) =>
      paste`${name(who)} ，${plainPhone(who)} ，${r.pick(['', ' ，'])}${address(r, who, 'spaced')} ，${r.digits(6)}`,
  },
  {
    name: '千牛 line with extensions',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${name(who)}${extension(who, square)}，${plainPhone(who)}，${address(r, who, r.pick(['full', 'spaced']))}${extension(who, square)}`,
  },
  {
    name: '千牛 order page',
    kind: 'platform-block',
    write: (r, who) =>
      paste`订单编号：${orderNumber(r, '淘宝')}
创建时间：${orderTime(r)}
收货信息：${name(who)}，${plainPhone(who)}，${address(r, who, 'spaced')}，${r.digits(6)}
${labelledRemark(r)}`,
  },
  {
    name: '天猫 page with shop and goods',
    kind: 'platform-block',
    write: (r, who) =>
      paste`${shopName(r)}
订单号: ${orderNumber(r, '天猫')}
${specification(r)} ${multiplier(r)}
实付款: ${amount(r)}
收货人: ${name(who)}
手机号码: ${plainPhone(who)}
收货地址: ${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: '淘宝 page with the buyer',
    kind: 'platform-block',
    write: (r, who) =>
      paste`${buyerAccount(r)}
订单编号：${orderNumber(r, '淘宝')}
${shopName(r)}
收货人：${name(who)}
联系电话：${phone(r, who)}
收货地址：${address(r, who, 'spaced')}`,
  },
  {
    name: '拼多多 copy',
    kind: 'platform-block',
    weight: 1.5,
    write: (r, who) =>
      paste`订单编号：${orderNumber(r, '拼多多')}
收货人：${name(who)}
手机号码：${phone(r, who)}
收货地址：${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: '拼多多 three lines with extension',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${name(who)}${extension(who, square)}
${plainNumber(who)}${extension(who, (digits) => `${r.pick(['转', '-'])}${digits}`)}
${address(r, who, 'spaced')}${r.pick([extension(who, square), ''])}`,
  },
  {
    name: '拼多多 back office',
    kind: 'platform-block',
    write: (r, who) =>
      paste`${orderNumber(r, '拼多多')} 待发货
商品：${specification(r)}
${labelledQuantity(r)}
实收：${amount(r)}
收件人：${name(who)} ${phone(r, who)}
${address(r, who, 'spaced')}`,
  },
  {
    name: '抖店 copy',
    kind: 'platform-block',
    weight: 1.5,
    write: (r, who) =>
      paste`订单编号 ${orderNumber(r, '抖音')}
收件人 ${name(who)}
手机号 ${plainPhone(who)}
收货地址 ${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: '抖店 line with hash',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${name(who)}，${plainNumber(who)}${extension(who, (digits) => `${r.pick([',', '，', '-'])}${digits}#`)}，${address(r, who, 'full')}`,
  },
  {
    name: '抖音 with validity of the number',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`收货人：${name(who)}
电话：${plainPhone(who)}
地址：${address(r, who, 'full')}${extension(who, square)}
（隐私号有效期至${orderTime(r)}）`,
  },
  {
    name: '京东 customer',
    kind: 'platform-block',
    write: (r, who) =>
      paste`京东订单号：${orderNumber(r, '京东')}
客户姓名：${name(who)}
联系电话：${phone(r, who)}
客户地址：${address(r, who, 'full')}
${r.chance(0.5) ? labelledRemark(r) : ''}`,
  },
  {
    name: '京东 shop',
    kind: 'platform-block',
    write: (r, who) =>
      paste`收货人：${name(who)}
地址：${address(r, who, 'full')}
手机号码：${plainPhone(who)}
固定电话：
电子邮件：
京东订单编号：${orderNumber(r, '京东')}`,
  },
  {
    name: '快手 copy',
    kind: 'platform-block',
    write: (r, who) =>
      paste`快手小店
订单编号：${orderNumber(r, '快手')}
收货人：${name(who)}
收货电话：${phone(r, who)}
收货地址：${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: '小红书 copy',
    kind: 'platform-block',
    write: (r, who) =>
      paste`订单号：${orderNumber(r, '小红书')}
${specification(r)}${multiplier(r)}
收件人：${name(who)}
联系方式：${phone(r, who)}
地址：${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: '有赞 copy',
    kind: 'platform-block',
    write: (r, who) =>
      paste`订单号：${orderNumber(r, '有赞')}
收货信息：${name(who)} ${plainPhone(who)} ${address(r, who, 'spaced')}
${labelledRemark(r)}`,
  },
  {
    name: '微店 copy',
    kind: 'platform-block',
    write: (r, who) =>
      paste`订单编号：${orderNumber(r, '微店')}
下单时间：${orderTime(r)}
收件人：${name(who)}
手机号：${plainPhone(who)}
收货地址：${address(r, who, r.pick(['full', 'spaced']))}
${labelledSpecification(r)}
${labelledQuantity(r)}`,
  },
  {
    name: '1688 receiver',
    kind: 'platform-block',
    write: (r, who) =>
      paste`收货人：${name(who)}
收货地址：${address(r, who, 'spaced')}
邮编：${r.digits(6)}
手机：${plainPhone(who)}
订单号：${orderNumber(r, '1688')}`,
  },
  {
    name: '1688 one line',
    kind: 'platform-block',
    write: (r, who) =>
      paste`收货人： ${name(who)}  手机： ${plainPhone(who)}  收货地址： ${address(r, who, 'spaced')}  邮编： ${r.digits(6)}`,
  },
  {
    name: '闲鱼 address card',
    kind: 'platform-block',
    write: (r, who) =>
      paste`收货信息
${name(who)} ${plainPhone(who)}
${region(r, who, 'spaced')}${detail(who)}
${r.pick(['复制', '请在48小时内发货', '闲鱼'])}`,
  },
  {
    name: '视频号 shop',
    kind: 'platform-block',
    write: (r, who) =>
      paste`微信小店订单
收货人 ${name(who)}
电话 ${phone(r, who)}
地址 ${address(r, who, 'full')}
支付时间 ${orderTime(r)}`,
  },
  {
    name: 'platform labels on two lines',
    kind: 'platform-block',
    write: (r, who) =>
      paste`订单编号
${orderNumber(r, r.pick(['拼多多', '淘宝', '抖音']))}
收货人
${name(who)}
联系电话
${plainPhone(who)}
收货地址
${address(r, who, r.pick(['full', 'spaced']))}`,
  },
  {
    name: 'shop, goods, receiver and waybill',
    kind: 'platform-block',
    write: (r, who) =>
      paste`店铺：${shopName(r)}
${labelledSpecification(r)}
${labelledQuantity(r)}
收货人：${name(who)}，${phone(r, who)}
收货地址：${address(r, who, 'full')}
${waybillLine(r)}`,
  },
  {
    name: 'courier order',
    kind: 'platform-block',
    write(r, who) {
      const { courier, number } = waybill(r);
      return paste`${courier} ${number}
收 ${name(who)} ${phone(r, who)}
${address(r, who, 'full')}`;
    },
  },
];
