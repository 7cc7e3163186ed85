import { multiplier, specification } from '../generator/goods.ts';
import { orderNumber } from '../generator/orderNumbers.ts';
import { paste } from '../generator/paste.ts';
import { address, extension, name, plainNumber, plainPhone } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import { amount, orderTime, shopName } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';

export const platforms: readonly Template[] = [
  {
    name: 'an order card without colons',
    kind: 'platform-block',
    write: (random, recipient) => paste`订单 ${orderNumber(random, '抖音')}
付款 ${orderTime(random)}
商品 ${specification(random)}${multiplier(random)}
收货人 ${name(recipient)} ${plainPhone(recipient)}
收货地址 ${address(random, recipient)}`,
  },
  {
    name: 'a buyer of the red shop with the copied receipt',
    kind: 'platform-block',
    wanted: { phone: 'mobile' },
    write: (random, recipient) => paste`买家昵称：tb${random.digits(8)}
订单编号：${orderNumber(random, '淘宝')}
付款时间：${orderTime(random)}
收货信息：${name(recipient)}，86-${plainPhone(recipient)}，${address(random, recipient, 'spaced')}，000000`,
  },
  {
    name: 'a lent number behind name and address',
    kind: 'platform-block',
    wanted: { phone: 'virtual' },
    write: (random, recipient) => paste`【待发货】${shopName(random)}
单号：${orderNumber(random, '拼多多')}
收货人：${name(recipient)}${extension(recipient, (digits) => `[${digits}]`)}
手机：${plainNumber(recipient)}
地址：${address(random, recipient)}${extension(recipient, (digits) => `[${digits}]`)}`,
  },
  {
    name: 'an order of the dog with what was paid',
    kind: 'platform-block',
    write: (random, recipient) => paste`京东订单：${orderNumber(random, '京东')}
下单：${orderTime(random)}
货物：${specification(random)}${multiplier(random)}
实付金额：${amount(random)}
签收人：${name(recipient)}
签收人手机：${plainPhone(recipient)}
配送地址：${address(random, recipient)}`,
  },
  {
    name: 'a note of the red book',
    kind: 'platform-block',
    write: (random, recipient) => paste`小红书｜${shopName(random)}
${orderNumber(random, '小红书')}
${name(recipient)}
${plainPhone(recipient)}
${address(random, recipient)}
买家说：${remark(random)}`,
  },
  {
    name: 'a fast hand on one line',
    kind: 'platform-block',
    write: (random, recipient) =>
      paste`快手订单号${orderNumber(random, '快手')}；收货人${name(recipient)}；电话${plainPhone(recipient)}；地址${address(random, recipient, 'full')}`,
  },
  {
    name: 'a small shop with postage and sum',
    kind: 'platform-block',
    write: (random, recipient) => paste`微店订单号：${orderNumber(random, '微店')}
宝贝：${specification(random)}
件数：${multiplier(random)}
运费：¥0.00
合计：${amount(random)}
买家姓名：${name(recipient)}
联系手机：${plainPhone(recipient)}
收货地点：${address(random, recipient)}`,
  },
  {
    name: 'a purchase of wholesale',
    kind: 'platform-block',
    write: (random, recipient) => paste`采购订单号：${orderNumber(random, '1688')}
供应商：${shopName(random)}
收货联系人：${name(recipient)}（${plainPhone(recipient)}）
收货地址：${address(random, recipient, 'spaced')}
买家备注：${remark(random)}`,
  },
  {
    name: 'a shop in the messenger',
    kind: 'platform-block',
    write: (random, recipient) => paste`◆${shopName(random)}◆
交易单号：${orderNumber(random, '有赞')}
配送方式：快递
收件：${name(recipient)}
号码：${plainPhone(recipient)}
地点：${address(random, recipient)}
成交时间：${orderTime(random)}`,
  },
];
