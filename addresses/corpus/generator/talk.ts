import { drawDetail } from './details.ts';
import { drawPersonName } from './names.ts';
import { drawMobile, spellNumber } from './phones.ts';
import type { Random } from './random.ts';
import { drawRegion } from './regions.ts';
import { writeRegion } from './writeRegion.ts';

const greetings = ['你好', '您好', '在吗', '亲', '老板', '亲，在的', '早上好', '哈喽', '老板你好', '你好呀'];
const requests = [
  '麻烦发一下这个',
  '帮我发这个地址',
  '这个地址发一下',
  '按这个地址发',
  '地址如下',
  '今天能发吗',
  '改一下地址',
  '新地址',
  '发这里哈',
  '收货地址发你了',
  '下面这个也发一下',
  '刚才拍的发这里',
  '帮忙改下地址，谢谢',
  '就寄这里吧',
];
const thanks = [
  '谢谢',
  '谢谢老板',
  '辛苦了',
  '谢谢啦',
  '麻烦了',
  '感谢',
  '谢谢亲',
  '多谢',
  '谢谢！',
  '[玫瑰]',
  '🙏',
  '好的谢谢',
];

export function greeting(random: Random): string {
  return random.pick([
    random.pick(greetings),
    `${random.pick(greetings)}，${random.word(requests)}`,
    random.word(requests),
  ]);
}

export function thank(random: Random): string {
  return random.pick(thanks);
}

const nicknames = ['小王', '客户A', '阿珍批发', '橙子', '老客户李姐', '水果团长', '仓库小张', '七七'];

/** 小王 15:30, 2024/11/08 09:12:33 橙子, as a chat shows who wrote. */
export function chatHead(random: Random): string {
  const time = `${random.int(8, 22)}:${random.int(10, 59)}`;
  const date = `${random.int(2023, 2026)}/${random.int(1, 12)}/${random.int(1, 28)}`;
  const who = random.word(nicknames);
  return random.pick([
    `${who} ${time}`,
    `${who} ${date} ${time}:${random.int(10, 59)}`,
    `${who}:`,
    `—— ${date} ——`,
    `昨天 ${time}`,
  ]);
}

/** A time as a platform writes it. */
export function orderTime(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${random.int(2023, 2026)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  return `${date} ${two(random.int(0, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
}

export function amount(random: Random): string {
  return `¥${random.int(1, 399)}.${random.pick(['00', '90', '50', '99', '80'])}`;
}

/** The buyer's account at a shop, which is nobody's name. */
export function buyerAccount(random: Random): string {
  const account = random.pick([
    `tb${random.digits(8)}`,
    `t_${random.digits(9)}_0${random.int(10, 99)}`,
    random.word(nicknames),
  ]);
  return `${random.pick(['买家旺旺', '旺旺', '买家昵称', '买家账号', '会员名'])}：${account}`;
}

const shops = [
  '橙果旗舰店',
  '鲜果时光专营店',
  '云起服饰',
  '优品生活馆',
  '小满家居',
  '山货铺子',
  '乐购百货店',
  '暖冬家纺',
];

export function shopName(random: Random): string {
  return random.word(shops);
}

/** A sender's block, as it stands before the receiver's; the whole of it is rest. */
export function senderBlock(random: Random): string {
  const region = drawRegion(random);
  const who = drawPersonName(random);
  const phone = spellNumber(random, drawMobile(random));
  const place = writeRegion(random, region, 'full') + drawDetail(random, region);
  return random.pick([
    `寄件人：${who}\n寄件电话：${phone}\n寄件地址：${place}`,
    `发件人：${who} ${phone}\n发件地址：${place}`,
    `寄件人：${who}，${phone}，${place}`,
    `寄件人\n${who} ${phone}\n${place}`,
    `发货人: ${who}\n发货电话: ${phone}\n发货地址: ${place}`,
    `寄方信息：${who} ${phone} ${place}`,
  ]);
}
