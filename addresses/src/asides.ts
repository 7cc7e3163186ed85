import { isSuffixLabel, type Label, labelField } from './labels.ts';
import { claim, freeWords, isFree, type Layout, Owner, type OwnerCode, type Span, textOf } from './layout.ts';
import { isPlace } from './names.ts';
import { Kind, kindAt } from './text.ts';

const couriers = '顺丰|中通|圆通|韵达|申通|极兔|邮政|ems|京东|德邦|邮政小包|快递包裹|百世|菜鸟';
const wish = new RegExp(
  [
    '^[请麻烦]{0,2}放.{1,8}$|放(?:在|到|门|驿|快|前台|保安|丰巢|菜鸟|物业|家|传达|代收|小区|楼下|柜|超市|收发|大厅|水表|鞋柜|电表)',
    '发短信|接电话|跟我说|说一声|告诉我|通知我|发微信|加微信|发信息|再发|晚点发|过几天|节后|年后|能否|能不能|可以吗|(?:请|麻烦)勿',
    '送(?:货)?(?:上门|到|上楼|家)|上门|(?:不要|不用|不需要|无需|不必|别|勿|不|请勿|切勿)(?:放|送|打|发|给|用|压|寄|拆|留|开)',
    `(?:发|走|用|寄|换|指定|要)(?:${couriers})|^(?:${couriers})(?:到付|包邮|陆运|特快|标快)?$|到付`,
    '(?:周|星期|礼拜)[一二三四五六日末天]|双休|工作日|节假日|休息日|(?:今|明|后|当)天',
    '(?:打|提前|先|务必|请|要|来|记得|麻烦).{0,5}(?:电话|联系|通知|短信)|电联|电话联系|打电话|联系不上',
    '尽快|尽早|加急|急[用件单需]|着急|快点|早点|^急$|抓紧|轻拿轻放|易碎|小心|(?:包|打包|包装)(?:好|严|紧|结实|仔细|扎实)|好好包|多包|气泡膜|泡沫|加固',
    '礼盒包装|加(?:冰|泡沫|珍珠棉|固|棉)|下班|上班|务必|再送|再派|送货前|派送前|送前|前打|\\d{1,2}月\\d{1,2}[日号]|以[前后][发送]|帮忙包|门口放|先call|call我|不要太|别太|太早|太晚|礼物|(?:小票|发票|吊牌|价格单|单据|标签)|赠品|(?:多)?送.{0,4}(?:礼|赠品|小样)|(?:上|下|中)午|晚上|早上|\\d点(?:以)?[后前]|代收|本人签收|签收|验货|保密|贺卡|生日|自提|自取|代签',
    '挑.{0,3}(?:好|新鲜|大|甜)|要.{0,4}新鲜|质量好|检查|别发错|不要发错|不要漏|备用',
  ].join('|'),
  'i',
);
const greeting =
  /^(?:(?:早上|上午|中午|下午|晚上)好|早安|晚安|你好|您好|哈喽|hello|hi|在吗|谢谢.{0,3}|感谢.{0,3}|多谢.{0,3}|辛苦.{0,3}|好的.{0,2}|收到|嗯+|如下|以下|地址如下)$/i;
const status =
  /(?:等待|已|未|待)(?:买家|卖家|商家)?(?:付款|发货|出库|揽收|支付|签收|收货|处理|审核|完成|成团)|交易成功|请勿线下|以下为|转发消息|订单详情|收货人信息|查看(?:物流|详情)|联系(?:买家|卖家)|修改地址|一键复制|打印面单|今天要发|要发的单|发货单|转账|转你|已付款|回T退订|退订|货到付款|寄付|月结|预计送达|预约上门|预计到达|虚拟号|拨打时|接龙|团购|截止|设为默认|默认地址/;
const chat =
  /^(?:你好|您好|亲+(?!\p{Script=Han}{1,2}$)|老板|在吗|在不|还是|上次|老地址|老样子|同上|各位|没变|不变|改一下|换一下|改个|谢(?:谢|了|啦)|多谢|感谢|辛苦|麻烦|拜托|帮(?:我|忙|下)|好的|好滴|收到|嗯+|哦+|ok|okk|哈+|地址(?:如下|是|在|发)|发(?:一下|我|你)|不急|不着急|这(?:个|是|里)|以下|下面|如下|发(?:这个|这里|这|到|给|货信息)|寄(?:到|给|这)|就(?:这|发)|收[货件](?:信息|地址如下)|新(?:订单|单)|订单信息|复制|转发|@|还有|另外|再|先|下单|拍(?:了|下)|已(?:付|拍|下单)|请(?:发|寄|按)|按|我(?:的|要|买)|给我|要(?:发|寄)|一共|总共|共|以上|完毕|没了|ok了|(?:待|已|未)(?:发货|付款|揽收|签收)|交易成功|等待|就?要这|请在|.{0,4}小时内)/iu;
const orderNo = /^(?:订单|单号|运单|快递单|编号)/;

/** How much a word looks like something wished of supplier or courier, 0 to 1. */
export function remarkScore(text: string): number {
  if (!wish.test(text) || /[吗呢]$/.test(text) || greeting.test(text) || status.test(text)) return 0;
  if (text.length < 2 && text !== '急') return 0;
  const before = text.slice(0, text.search(wish));
  const isRoom = /[路街巷栋幢室楼村镇]|\d号(?!以?后|以?前|之|[再送发])/u.test(before);
  return isPlace(before) && isRoom ? 0.3 : 1.15;
}

/** How much a word looks like talk around an address, 0 to 1. */
export function chatScore(text: string): number {
  if (/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u200d])+$/u.test(text)) return 0.95;
  if (orderNo.test(text)) return 0.9;
  if (greeting.test(text)) return 1.2;
  if (status.test(text)) return 1.2;
  return chat.test(text) && !isPlace(text) ? 0.95 : 0;
}

const numerals = '[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,3}';
const listNumber = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:${[
    `第(?:${numerals}|\\d{1,3})[个单位件条份名家号票箱包]?[:：、.)）]?`,
    `(?:no|nr|p|order)[.:：]?\\s?\\d{1,3}(?!\\d)[:：、.)）]?`,
    `(?:地址|客户|收[货件]人?|订单|单|序号)\\s?(?:${numerals}|\\d{1,2})(?=[:：、.)） ])[:：、.)）]?`,
    `[[(（【<《#{]\\s?(?:[1-9]\\d{0,2}|0\\d|${numerals}|[A-Za-z])\\s?[\\])）】>》}](?!\\d{7})[.、:：]?`,
    `#\\d{1,3}(?=[ :：、.\\p{Script=Han}])[:：、.]?`,
    `\\d{1,3}\\s?(?:[、)）.．:：>»|]+|[-–—](?=\\s?\\p{Script=Han})|(?:#|号[:：]))(?!\\d)`,
    `${numerals}[、.．:：)）]`,
    `[甲乙丙丁戊己庚辛][、.．:：)）]`,
    `[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]+[、.．:：)）]?`,
    `(?:i{1,3}|iv|vi{0,3}|ix)[、.．)）]`,
    `[①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩]`,
    `\\d{1,2}\\ufe0f?\\u20e3`,
    `\\d{1,3}(?=[ \\t]+\\p{Script=Han})`,
  ].join('|')})`,
  'giu',
);
const bareListNumber = /(?<=^|\n)[ \t]*\d{1,2}(?=\p{Script=Han}{2,4}[ ,，]?\s?1[3-9]\d)/gu;

const day =
  '(?:\\d{4}|\\d{2})[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?|\\d{1,2}月\\d{1,2}[日号]|今天|昨天|前天|星期[一二三四五六日天]|周[一二三四五六日]';
const clock = '(?:上午|下午|晚上|早上|凌晨|中午)?\\s?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?';
const moment = new RegExp(
  `(?:(?<!\\d)(?:${day})\\s{0,3}(?:${clock})(?!\\d)|(?<![\\d:])\\d{4}[-/年]\\d{1,2}[-/月]\\d{1,2}日?(?!\\d)|(?<![\\d:])${clock}(?![\\d:]))`,
  'gi',
);
/** The head that a chat gives a message when it is copied: 张三 2024/11/8 12:33. */
const chatHead = new RegExp(
  `(?<=^|\\n)[^\\n:：]{1,24}?[ \\t:：]+(?:${day})?[ \\t]*(?:${clock})[ \\t]*:?(?=\\n|$)`,
  'gi',
);
const money =
  /(?:[¥￥$]\s?\d+(?:\.\d{1,2})?元?|(?<![\d.])\d+(?:\.\d{1,2})?(?:元|块钱)(?![\p{Script=Han}&&[店街路巷村里]]))/gv;
const link =
  /[[(（【](?:补发|一件代发|代发|换货|补寄|重发|新单|加单|预售|现货|老客户|新客户|vip|会员)[\])）】]|https?:\/\/[^\s，。；]+|\[[\p{Script=Han}A-Za-z]{1,6}\](?=$|[\s[])|【(?:拼多多|淘宝|天猫|抖音|抖店|京东|快手|小红书|有赞|微店|闲鱼|1688|订单|新订单|待发货|已付款|发货通知)[^】]{0,12}】/giu;

function takeMatches(layout: Layout, pattern: RegExp, owner: OwnerCode = Owner.rest): void {
  for (const match of layout.folded.matchAll(pattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (isFree(layout, span)) claim(layout, trimmed(layout, span), owner);
  }
}

function trimmed(layout: Layout, { start, end }: Span): Span {
  let from = start;
  while (from < end && kindAt(layout.folded, from) === Kind.hard) from++;
  let to = end;
  while (to > from && kindAt(layout.folded, to - 1) === Kind.hard) to--;
  return { start: from, end: to };
}

/** She is called, and lives: 她叫费玉清. */
const calledSo =
  /(?:[她他我俺人]叫|(?<=^|[\s,，])叫|名字[叫是]|名叫|姓名[叫是]|(?<=朋友|[妈爸姐妹哥弟婆公])叫)\s?(?=\p{Script=Han}{2,4}(?:$|[\s,，。;；]|电话|手机|号码|地址|1[3-9]\d))/gu;
const starred = /(?<=^|[\n\s])\*{1,2}(?=\p{Script=Han})/gu;
/** A message that another one quotes. */
const quoted = /(?<=^|\n)「(?![^」]*\d{7})[^」\n]*」(?=\n|$)/g;
const letter = /(?<=^|\n)[ \t]*[A-Z]\d{0,3}(?=[、.．)）])/g;
/** The head that a shop's back office or a tool puts above what is copied out of it. */
const toolHead =
  /(?<=^|\n)(?![^\n]*(?:\d{7}|[:：]))[^\n]*(?:聚水潭|旺店通|快麦|风火递|快递100|菜鸟裹裹|顺丰速运|京东物流|京东快递|中通快递|圆通速递|韵达快递|申通快递|极兔速递|商家后台|卖家中心|卖家版|千牛|售后补发|已卖出|打单|订单导出|小程序|商城$|待发货|待打印|待处理|已发货|待出库)[^\n]*(?=\n|$)/g;
const receiverHead = /(?<=^|\n)[ \t]*收\s?\d{1,2}(?=[:：])/g;
const orderHead =
  /(?<=^|\n)[ \t]*(?:订单|地址|收件人|客户)\s?(?:\d{1,3}|[一二三四五六七八九十]{1,3})[ \t]*(?=\n|[:：])/g;
const ruled = /(?<=^|\n)[ \t\-=_*~—–#+.─━═]{3,}(?=\n|$)/g;
const sentTo =
  /(?:寄给|发给|送给|邮给)(?!我|这|他|她|谁|你|您|客|买)(?=\p{Script=Han}{2,4}(?:$|[\s,，:：;；]|1[3-9]\d))/gu;

/** [昨天 18:45] 阿毛: in front of a message. */
const speakerAt =
  /(?<=^|\n)[ \t]*[[【(][^\])】\n]{0,16}\d{1,2}:\d{2}[^\])】\n]{0,8}[\])】][ \t]*[^\n:：]{1,16}[:：]/g;
/** What is claimed for the rest, in order, and what a text must hold for the search to be worth while. */
const asides: [worth: RegExp, pattern: RegExp][] = [
  [/\d:\d\d/, speakerAt],
  [/\d:\d\d/, chatHead],
  [/[\d①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩Ⅰ-Ⅹi一二三四五六七八九十壹贰叁甲乙丙丁]/iu, listNumber],
  [/\d/, bareListNumber],
  [/\d[-/.年:月]\d/, moment],
  [/[¥￥$元块]/, money],
  [/[[(（【]|http/i, link],
  [/\n/, toolHead],
  [/\n|[:：]/, orderHead],
  [/收\s?\d/, receiverHead],
  [/\n/, ruled],
  [/\*/, starred],
  [/「/, quoted],
  [/[A-Z]\d{0,3}[、.．)）]/, letter],
];

/** Claims list numbers, heads of chat messages, moments, amounts and links for the rest. Call it before the phones. */
export function takeAsides(layout: Layout): void {
  for (const [worth, pattern] of asides) if (worth.test(layout.folded)) takeMatches(layout, pattern);
  if (layout.folded.includes('\n')) {
    takeHeads(layout);
    takeSpeakers(layout);
  }
  if (layout.folded.includes('给')) takeMatches(layout, sentTo);
  if (/叫|名字是/.test(layout.folded)) takeMatches(layout, calledSo);
}

const speaker = /(?<=^|\n)([^\n:：\d]{1,12})[:：][ \t]*(?=\n)/g;
/** 仓库小张: above a message, which is no label. */
function takeSpeakers(layout: Layout): void {
  const said = [...layout.folded.matchAll(/(?<=^|\n)([^\n:：]{1,10})[:：](?=[^\n]*\S)/g)];
  const counts = Map.groupBy(said, (match) => match[1]);
  for (const match of said) {
    const word = match[1] as string;
    const span = { start: match.index, end: match.index + word.length };
    const again = (counts.get(word)?.length ?? 0) > 1 && labelField(word) === undefined;
    if (again && !isSuffixLabel(word) && isFree(layout, span)) claim(layout, span, Owner.rest);
  }
  for (const match of layout.folded.matchAll(speaker)) {
    const word = match[1] as string;
    const span = { start: match.index, end: match.index + word.length };
    if (labelField(word) === undefined && isFree(layout, span)) claim(layout, span, Owner.rest);
  }
}

/** A line of nothing but label words, as over a list: 姓名+电话+地址+规格. */
function takeHeads(layout: Layout): void {
  for (const match of layout.folded.matchAll(/(?<=^|\n)[^\n]+(?=\n|$)/g)) {
    const words = match[0]
      .replace(/^[ \t]*(?:例|格式|模板)[:：]?/, '')
      .split(/[\s,，、+/|：:;；]+/)
      .filter(Boolean);
    if (words.length < 3 || words.some((word) => labelField(word) === undefined)) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (isFree(layout, span)) claim(layout, span, Owner.rest);
  }
}

/** The end of what a label introduces: the next claimed character, line break, or one of `stops`. */
function valueEnd(layout: Layout, start: number, stops: RegExp, passes?: OwnerCode): number {
  let i = start;
  while (
    i < layout.folded.length &&
    ((layout.owners[i] as number) <= Owner.separator || layout.owners[i] === passes)
  ) {
    const char = layout.folded.charAt(i);
    // The value may stand on the line below its label.
    const before = layout.owners.subarray(start, i);
    const begun = before.includes(Owner.free) || (passes !== undefined && before.includes(passes));
    if (begun && (char === '\n' || stops.test(char))) break;
    i++;
  }
  return i;
}

const NEVER = /(?!)/;
const CLAUSE = /[,，|]/;
const WORD = /[,，;；|\s]/;

/** Claims what a remark label introduces, up to the next label, phone or line. */
export function takeRemarks(layout: Layout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.field !== 'remark') continue;
    const value = { start: label.end, end: valueEnd(layout, label.end, NEVER) };
    const isNone = /^[\s:：]*(?:无|没有|暂无|空|none|null)?[\s。.]*$/i.test(
      layout.folded.slice(value.start, value.end),
    );
    claimWords(layout, value, isNone ? Owner.rest : Owner.remark);
  }
}

/** Claims what a label of goods introduces; white space ends it unless `isGoods` says that the next word goes on. */
export function takeSpecifications(
  layout: Layout,
  labels: readonly Label[],
  onValue: (value: Span) => void = () => {},
): void {
  for (const label of labels) {
    if (label.field !== 'specification') continue;
    const value = { start: label.end, end: valueEnd(layout, label.end, CLAUSE) };
    onValue(value);
    claimWords(layout, value, Owner.specification);
  }
}

const courierOnly = new RegExp(`^[\\s:：]*(?:${couriers})(?:快递|速递|速运|快运)?(?=$|[\\s,，;；])`, 'i');

/** 快递：圆通 without a waybill says whom to send it by. */
function isCourierWish(layout: Layout, labels: readonly Label[], label: Label): boolean {
  if (label.field !== 'skipped' || labels.some(({ field }) => field === 'waybill')) return false;
  const { folded } = layout;
  return (
    /^(?:快递|快递公司|快递方式|物流公司)$/.test(folded.slice(label.start, label.end)) &&
    courierOnly.test(folded.slice(label.end, label.end + 16))
  );
}

/** Claims what labels of times, amounts, shops and postcodes introduce. */
export function takeSkipped(layout: Layout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.field === 'postcode') {
      let end = label.end;
      while (/[\d\s:：]/.test(layout.folded.charAt(end))) end++;
      claimWords(layout, { start: label.end, end }, Owner.rest);
    } else if (isCourierWish(layout, labels, label)) {
      claimWords(layout, { start: label.end, end: valueEnd(layout, label.end, WORD) }, Owner.remark);
    } else if (label.field === 'skipped' || label.field === 'waybill') {
      claimWords(
        layout,
        { start: label.end, end: valueEnd(layout, label.end, WORD, Owner.rest) },
        Owner.rest,
      );
    }
  }
}

function claimWords(layout: Layout, within: Span, owner: OwnerCode): void {
  for (const word of freeWords(layout)) {
    if (word.start >= within.start && word.start < within.end) {
      claim(layout, { start: word.start, end: Math.min(word.end, within.end) }, owner);
    }
  }
}

/** Words with nothing but separators between them. */
function isNumberAside(text: string): boolean {
  return /^(?:\d{6,}|\d{4}-\d{1,2}-\d{1,2})$/.test(text);
}

/** Claims postcodes and numbers that are words of their own. */
export function takeNumbers(layout: Layout): void {
  if (!/\d{6}|\d{4}-/.test(layout.folded)) return;
  for (const word of freeWords(layout)) {
    if (isNumberAside(textOf(layout, word))) claim(layout, word, Owner.rest);
  }
}
