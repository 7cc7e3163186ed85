import { units } from './amounts.ts';
import { type Label, labelField } from './labels.ts';
import {
  claim,
  freeWords,
  isFieldless,
  isFree,
  type Layout,
  Owner,
  type OwnerCode,
  type Span,
  textOf,
} from './layout.ts';
import { isPlace } from './names.ts';
import { isSpoken } from './talk.ts';
import { Kind, kindAt } from './text.ts';
import { claimUnread } from './unread.ts';

const couriers = '顺丰|中通|圆通|韵达|申通|极兔|邮政|ems|京东|德邦|邮政小包|快递包裹|百世|菜鸟';
const remarkWords = new RegExp(
  [
    '^[请麻烦]{0,2}放.{1,8}$|放(?:在|到|门|驿|快|前台|保安|丰巢|菜鸟|物业|家|传达|代收|小区|楼下|柜|超市|收发|大厅|水表|鞋柜|电表)',
    '发短信|接电话|跟我说|说一声|告诉我|通知我|发微信|加微信|发信息|再发|晚点发|过几天|节后|年后|能否|能不能|可以吗|(?:请|麻烦)勿',
    '送(?:货)?(?:上门|到|上楼|家)|上门|(?:不要|不用|不需要|无需|不必|别|勿|不|请勿|切勿)(?:放|送|打|发|给|用|压|寄|拆|留|开)',
    `(?:发|走|用|寄|换|指定|要)(?:${couriers})|^(?:${couriers})(?:到付|包邮|陆运|特快|标快)?$|到付`,
    '(?:周|星期|礼拜)[一二三四五六日末天]|双休|工作日|节假日|休息日|(?:今|明|后|当)天',
    '(?:打|提前|先|务必|请|要|来|记得|麻烦).{0,5}(?:电话|联系|通知|短信)|电联|电话联系|打电话|联系不上',
    '尽快|尽早|加急|急[用件单需]|着急|快点|早点|^急$|抓紧|轻拿轻放|易碎|小心|(?:包|打包|包装)(?:好|严|紧|结实|仔细|扎实)|好好包|多包|气泡膜|泡沫|加固',
    '礼盒包装|加(?:冰|泡沫|珍珠棉|固|棉)|下班|上班|务必|再送|再派|送货前|派送前|送前|前打|\\d{1,2}月\\d{1,2}[日号]?(?:[之以]?[前后]|左右|[再才送发到收寄])|以[前后][发送]|帮忙包|门口放|先call|call我|不要太|别太|太早|太晚|礼物|(?:小票|发票|吊牌|价格单|单据|标签)|赠品|(?:多)?送.{0,4}(?:礼|赠品|小样)|(?:上|下|中)午|晚上|早上|\\d点(?:以)?[后前]|代收|本人签收|签收|验货|保密|贺卡|生日|自提|自取|代签',
    '^(?:不要|别|不放)(?!.*[了忘错])[^\\d]{2,8}$|(?:[挑选拣要][^\\d]{1,3}(?:一点|点|些)的?$|需要开票|开.{0,2}发?票|(?:发货前|拍[个一下张]*(?:视频|照)))|(?:腿脚|牙口|身体|行动).{0,2}不(?:好|便|方便)|没牙|不在家|敲门|门铃|(?:家[里中])?有(?:老人|小孩|孩子|宝宝|婴儿|狗)$|平时没人',
    '^(?:很|非常|特别)急$|匿名|(?:写|放|附)(?:一?张|个|上)?(?:卡片|贺卡|纸条)|^送(?:人|礼|朋友|长辈|客户)的|^要好一?点?的$|到了?(?:先|再|就|请)?(?:联系|打|给我)|到了(?:让|叫|喊)|面单|一起[发寄]|分开[发寄]|合并发',
    '挑.{0,3}(?:好|新鲜|大|甜)|要.{0,4}新鲜|质量好|检查|别发错|不要发错|不要漏|备用',
  ].join('|'),
  'i',
);
/** Said of what was or will be done, or a reminder of nothing in particular. */
const noRequest =
  /..[么没不]$|能(?:不能)?[发到寄].{0,3}$|^我(?:叫的|再|先|昨天|之前|刚)|再发一[次遍]|(?:早上|上午|中午|下午|晚上)好|^.{0,4}(?:愉快|快乐)$|什么时候|几时|多久|(?:今天|昨天|刚才?)[^送发]{0,3}(?:下的?单|拍|买|付|看到|收到|到货)|别.{0,5}(?:[寄搞弄发送]错|忘)|^(?:麻烦|请|帮忙)?快点$|[整搞]快点|已(?:经)?(?:修改|改|为您|帮您|安排)|[今明]天[^\d]{0,3}?[\d一二两三四五六七八九十几]+[个单家位票]$|^[今明后周下].{0,4}到货$|(?:老|旧|原来|之前|以前).{0,4}(?:不用|不要|停用)了?$|新的?是$|预计.{0,6}发|安排发|截单/;
const greeting =
  /^(?:(?:早上|上午|中午|下午|晚上)好|早安|晚安|你好|您好|哈喽|hello|hi|在吗|谢谢.{0,3}|感谢.{0,3}|多谢.{0,3}|辛苦.{0,3}|好的.{0,2}|收到|嗯+|如下|以下|地址如下|[寄发]|家属|家长|患者|陪护)$/i;
const status =
  /(?:等待|已|未|待)(?:买家|卖家|商家)?(?:付款|发货|出库|揽收|支付|签收|收货|处理|审核|完成|成团)|交易成功|请勿线下|以下为|转发消息|订单详情|收货人信息|查看(?:物流|详情)|联系(?:买家|卖家)|修改地址|一键复制|打印面单|今天要发|要发的单|发货单|转账|转你|已付款|回T退订|退订|货到付款|寄付|月结|(?:今|明)天发(?:出|完|走)|预计送达|预约上门|预计到达|虚拟号|拨打时|接龙|团购|截止|设为默认|默认地址/;
const chat =
  /^(?:你好|您好|亲+(?!\p{Script=Han}{1,2}$)|老板|在吗|在不|还是|上次|老地址|老样子|同上|各位|没变|不变|改一下|换一下|改个|谢(?:谢|了|啦)|多谢|感谢|辛苦|麻烦|拜托|帮(?:我|忙|下)|好的|好滴|收到|嗯+|哦+|ok|okk|哈{2,}|地址(?:如下|是|在|发)|发(?:一下|我|你)|不急|不着急|这(?:个|是|里)|以下|下面|如下|发(?:这个|这里|这|到|给|货信息)|寄(?:到|给|这)|就(?:这|发)|收[货件](?:信息|地址如下)|新(?:订单|单)|订单信息|复制|转发|@|还有|另外|再|先|下单|拍(?:了|下)|已(?:付|拍|下单)|请(?:发|寄|按)|按|我(?:的|要|买)|给我|要(?:发|寄)|一共|总共|共|以上|完毕|没了|ok了|(?:待|已|未)(?:发货|付款|揽收|签收)|交易成功|等待|就?要这|请在|.{0,4}小时内)/iu;
const orderNo = /^(?:订单|单号|运单|快递单|编号)/;

/** How much a word looks like something asked of supplier or courier, 0 to 1. */
export function remarkScore(text: string): number {
  if (
    !remarkWords.test(text) ||
    noRequest.test(text) ||
    /[吗呢]$/.test(text) ||
    greeting.test(text) ||
    status.test(text)
  )
    return 0;
  if (text.length < 2 && text !== '急') return 0;
  // 周天佑
  if (/^周[一二三四五六日天]\p{Script=Han}$/u.test(text) && !/[送发到收寄前后]$/.test(text)) return 0;
  const before = text.slice(0, text.search(remarkWords));
  const isRoom = /[路街巷栋幢室楼村镇]|\d号(?!以?后|以?前|之|[再送发])/u.test(before);
  return isPlace(before) && isRoom ? 0.3 : 1.15;
}

/** How much a word looks like talk around an address, 0 to 1. */
export function chatScore(text: string): number {
  if (/^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\ufe0f\u200d])+$/u.test(text)) return 0.95;
  if (orderNo.test(text)) return 0.9;
  if (greeting.test(text)) return 1.2;
  if (status.test(text)) return 1.2;
  return isSpoken(text) || (chat.test(text) && !isPlace(text)) ? 0.95 : 0;
}

const numerals = '[一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]{1,3}';
const listNumber = new RegExp(
  `(?<=^|\\n)[ \\t]*(?:${[
    `第(?:${numerals}|\\d{1,3})[个单位件条份名家号票箱包]?[:：、.)）]?`,
    `(?:no|nr|p|order)[.:：]?\\s?\\d{1,3}(?!\\d)[:：、.)）]?`,
    `(?:地址|客户|收[货件]人?|订单|单|序号)\\s?(?:${numerals}|\\d{1,2})(?=[:：、.)） ])[:：、.)）]?`,
    `[[(（【<《#{]\\s?(?:(?:客户|顾客|订单|地址|收件人|门店|第)\\s?)?(?:[1-9]\\d{0,2}|0\\d|${numerals}|[A-Za-z])\\s?[\\])）】>》}](?!\\d{7})[.、:：]?`,
    `#\\d{1,3}(?=[ :：、.\\p{Script=Han}])[:：、.]?`,
    `\\d{1,3}\\s?(?:[、)）.．:：>»|]+|[-–—](?=\\s?\\p{Script=Han})|(?:#|号[:：]))(?!\\d)`,
    `${numerals}[、.．:：)）]`,
    `[甲乙丙丁戊己庚辛][、.．:：)）]`,
    `[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]+[、.．:：)）]?`,
    `(?:i{1,3}|iv|vi{0,3}|ix)[、.．)）]`,
    `[①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩]`,
    `\\d{1,2}\\ufe0f?\\u20e3\\ufe0f?(?![件个份箱盒袋包套瓶双])`,
    `[1-9]\\d?\\/\\d{1,2}(?=[ \\t、:：])`,
    `\\d{1,3}(?=[ \\t]+\\p{Script=Han})(?![ \\t]+${units}(?=$|[\\s,，;；]))`,
  ].join('|')})`,
  'giu',
);
const bareListNumber = new RegExp(
  `(?<=^|\\n)[ \\t]*\\d{1,2}(?!${units})(?=\\p{Script=Han}{2,4}[ ,，]?\\s?1[3-9]\\d)`,
  'gu',
);

const day =
  '(?:\\d{4}|\\d{2})[-/.年]\\d{1,2}[-/.月]\\d{1,2}日?|\\d{1,2}月\\d{1,2}[日号]|今天|昨天|前天|星期[一二三四五六日天]|周[一二三四五六日]';
const clock = '(?:上午|下午|晚上|早上|凌晨|中午)?\\s?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]m)?';
const moment = new RegExp(
  `(?:(?<!\\d)(?:${day})\\s{0,3}(?:${clock})(?!\\d)|(?<![\\d:])\\d{4}[-/年]\\d{1,2}[-/月]\\d{1,2}日?(?!\\d)|(?<![\\d:])${clock}(?![\\d:]))`,
  'gi',
);
/** A time or an amount that is asked for: 18:00后送, 2024-11-20前发货, 保价500元. */
const request = new RegExp(
  `(?<!\\d:?)(?:${day})?\\s{0,3}(?:${clock})(?:\\s?[-~～至到]\\s?\\d{1,2}:\\d{2})?(?:\\s?[之以]?[前后](?!面)|左右|派|送)\\p{Script=Han}{0,8}|(?<!\\d)\\d{4}[-/年]\\d{1,2}[-/月]\\d{1,2}日?\\s?[之以]?[前后](?!面)\\p{Script=Han}{0,8}|(?:代收|到付|保价)(?:货款|金额)?\\s?[:：]?\\s?[¥￥]?\\d{1,5}(?:\\.\\d{1,2})?(?!\\d)[元块]?`,
  'giu',
);
const money =
  /(?:[¥￥$]\s?\d+(?:\.\d{1,2})?元?|(?<![\d.])\d+(?:\.\d{1,2})?(?:元|块钱)(?![\p{Script=Han}&&[店街路巷村里]]))/gv;
const link =
  /[[(（【](?:补发|一件代发|代发|换货|补寄|重发|新单|加单|预售|现货|老客户|新客户|vip|会员)[\])）】]|https?:\/\/[^\s，。；]+|【(?:拼多多|淘宝|天猫|抖音|抖店|京东|快手|小红书|有赞|微店|闲鱼|1688|订单|新订单|待发货|已付款|发货通知)[^】]{0,12}】/giu;

/** Pictures of a chat that is copied as text: [玫瑰], [动画表情]. */
const sticker = /(?<!姓名|名字|[货件系]人)\[[\p{Script=Han}A-Za-z]{1,6}\](?=$|[\s[])/gu;

function takeMatches(layout: Layout, pattern: RegExp, owner: OwnerCode = Owner.ignored): void {
  for (const match of layout.folded.matchAll(pattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    if (guesses.has(pattern)) claimUnread(layout, trimmed(layout, span));
    else claim(layout, trimmed(layout, span), owner);
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
/** Stars and words of forms beside a label: *收件人, 手机(必填). */
const starred = /(?<=^|[\s,，;；])\*{1,2}(?=\p{Script=Han})|\*(?=\s*[:：])/gu;
const required = /[(（[【](?:必填|选填|非必填|可选|必选)[)）\]】]/g;
/** （隐私号有效期至2025-10-12 03:37:34） */
const validity =
  /(?:(?:隐私|虚拟)?号?码?)?有效期?[至到][:：]?\s?\d{4}[-/年.]\d{1,2}[-/月.]\d{1,2}日?(?:\s{0,2}\d{1,2}:\d{2}(?::\d{2})?)?/g;
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

/** What a platform's notice tells the shop to do, which nobody asked of it. */
const told = /请(?:您|商家|店主|卖家)?(?:尽快|及时|按时|在.{1,8}内)(?:完成)?(?:发货|处理|备货|安排|出库)/g;
/** What is claimed for the rest, in order, and what a text must hold for the search to be worth while. */
const asides: [worth: RegExp, pattern: RegExp][] = [
  [/[\d①-⓿⑴-⒛㈠-㈩❶-➓🄰-🅩Ⅰ-Ⅹi一二三四五六七八九十壹贰叁甲乙丙丁]/iu, listNumber],
  [/\d/, bareListNumber],
  [/有效/, validity],
  [/\d:\d\d|\d{4}[-/年]\d/, moment],
  [/[¥￥$元块]/, money],
  [/[[(（【]|http/i, link],
  [/\[/, sticker],
  [/\n/, toolHead],
  [/\n|[:：]/, orderHead],
  [/收\s?\d/, receiverHead],
  [/\n/, ruled],
  [/\*/, starred],
  [/[填选]/, required],
  [/您有|退订|订单提醒|订单通知|已付款|已支付/, told],
  [/「/, quoted],
  [/[A-Z]\d{0,3}[、.．)）]/, letter],
];

/** Forms that may hold words which somebody needs. */
const guesses: ReadonlySet<RegExp> = new Set([sticker, quoted]);

/** Claims list numbers, moments, amounts and links, in no field. Call it before the phones. */
export function takeAsides(layout: Layout): void {
  if (/\d:\d\d|\d{4}[-/年]\d|代收|到付|保价/.test(layout.folded)) takeMatches(layout, request, Owner.remark);
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
  for (const match of layout.folded.matchAll(speaker)) {
    const word = match[1] as string;
    const span = { start: match.index, end: match.index + word.length };
    if (labelField(word) === undefined && isFree(layout, span)) claimUnread(layout, span);
  }
}

/** A line of nothing but label words, as over a list: 姓名+电话+地址+规格. */
function takeHeads(layout: Layout): void {
  for (const match of layout.folded.matchAll(/(?<=^|\n)[^\n]+(?=\n|$)/g)) {
    if (/\d{7}/.test(match[0])) continue;
    const words = match[0]
      .replace(/^[ \t]*(?:例|格式|模板)[:：]?/, '')
      .split(/[\s,，、+/|：:;；]+/)
      .filter(Boolean);
    if (words.length < 3 || words.some((word) => labelField(word) === undefined)) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (isFree(layout, span)) claim(layout, span, Owner.ignored);
  }
}

/** The end of what a label introduces: the next claimed character, line break, or one of `stops`. */
function valueEnd(
  layout: Layout,
  start: number,
  stops: RegExp,
  passes: (owner: number | undefined) => boolean = () => false,
): number {
  let i = start;
  while (
    i < layout.folded.length &&
    ((layout.owners[i] as number) <= Owner.separator || passes(layout.owners[i]))
  ) {
    const char = layout.folded.charAt(i);
    // The value may stand on the line below its label.
    const before = layout.owners.subarray(start, i);
    const begun = before.includes(Owner.free) || before.some(passes);
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
    claimWords(layout, value, isNone ? Owner.ignored : Owner.remark);
    if (isNone) continue;
    // 周一至周五 9:00-18:00: a time behind the label is part of what is asked.
    for (let i = value.end; i < layout.folded.length && layout.folded[i] !== '\n'; i++) {
      const owner = layout.owners[i] as number;
      if (owner !== Owner.ignored && owner !== Owner.remark && owner > Owner.separator) break;
      if (owner !== Owner.separator) layout.owners[i] = Owner.remark;
    }
  }
}

/** 🚫快递柜: the sign is a part of what it forbids. */
const forbidden =
  /(?:🚫|⛔|❌|🈲|🙅(?:\ud83c[\udffb-\udfff])?(?:\u200d[♀♂])?)\ufe0f?\s?\p{Script=Han}{2,10}/gu;

/** Claims what a sign of prohibition forbids. */
export function takeForbidden(layout: Layout): void {
  if (!/[🚫⛔❌🈲🙅]/u.test(layout.folded)) return;
  for (const match of layout.folded.matchAll(forbidden)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (isFree(layout, span)) claim(layout, span, Owner.remark);
  }
}

/** Claims what a label of goods introduces, up to the next label, comma or line; `onValue` looks at it before. */
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
function isCourierRemark(layout: Layout, labels: readonly Label[], label: Label): boolean {
  if (label.field !== 'skipped' || labels.some(({ field }) => field === 'waybill')) return false;
  const { folded } = layout;
  return (
    /^(?:快递|快递公司|快递方式|物流公司)$/.test(folded.slice(label.start, label.end)) &&
    courierOnly.test(folded.slice(label.end, label.end + 16))
  );
}

/** ⏰周末送, 收货方式：放门口 */
const whenOrHow = /^(?:⏰|🕐|[收送]货方式)$/u;

/** Claims what labels of times, amounts, shops and postcodes introduce. */
export function takeSkipped(layout: Layout, labels: readonly Label[]): void {
  for (const label of labels) {
    if (label.field === 'postcode') {
      let end = label.end;
      while (/[\d\s:：]/.test(layout.folded.charAt(end))) end++;
      claimWords(layout, { start: label.end, end }, Owner.ignored);
    } else if (isCourierRemark(layout, labels, label)) {
      claimWords(layout, { start: label.end, end: valueEnd(layout, label.end, WORD) }, Owner.remark);
    } else if (label.field === 'skipped' || label.field === 'waybill') {
      const value = { start: label.end, end: valueEnd(layout, label.end, WORD, isFieldless) };
      const asks = whenOrHow.test(textOf(layout, label)) && remarkScore(textOf(layout, value).trim()) > 0.8;
      claimWords(layout, value, asks ? Owner.remark : Owner.ignored);
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

const postcodeOrDay =
  /^(?:\d{6}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}月\d{1,2}[日号]?(?:入住|下单|拍的?|付款|到货)?)$/;
const longNumber = /^\d{7,}$/;

/** Claims postcodes, days and numbers that nothing introduces where they are words of their own; a long number is not understood. */
export function takeNumbers(layout: Layout): void {
  if (!/\d{6}|\d{4}-|\d月\d/.test(layout.folded)) return;
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    if (postcodeOrDay.test(text)) claim(layout, word, Owner.ignored);
    else if (longNumber.test(text)) claim(layout, word, Owner.rest);
  }
}
