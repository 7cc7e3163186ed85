import { units } from './amounts.ts';
import { labelTable } from './labels.table.ts';
import { claim, isBoundary, isFree, type Layout, Owner, type Span } from './layout.ts';
import { surnameLength } from './surnames.ts';
import { fold, isPictographAt, Kind, kindAt } from './text.ts';

/** What a label introduces; `skipped` is no part of a recipient: times, amounts, waybills, shops. */
export type LabelField =
  | 'name'
  | 'phone'
  | 'extension'
  | 'region'
  | 'detail'
  | 'postcode'
  | 'remark'
  | 'quantity'
  | 'specification'
  | 'thirdOrderNo'
  | 'waybill'
  | 'head'
  | 'skipped';
export type Label = Span & { field: LabelField };

const platforms =
  '拼多多 多多 淘宝 天猫 抖音 抖店 京东 快手 小红书 微店 有赞 1688 阿里 闲鱼 唯品会 得物 视频号 平台 店铺 网店 原 pdd'.split(
    ' ',
  );

/** 京东订单号: a platform's name in front of a word for its orders belongs to it. */
const platformLabels = platforms.flatMap((name) =>
  ['订单编号', '订单号', '订单', '单号', '交易号'].map((word) => name + word),
);

/** 客户地址, 买家手机: whose it is, and what. */
const owners =
  '收货人 收件人 收货 收件 客户 买家 顾客 用户 联系人 寄送 配送 邮寄 送货 收方 客人 下单人 家长 家属 学生 患者 本人'.split(
    ' ',
  );
const ownedWords: Partial<Record<LabelField, string>> = {
  name: '姓名 名字 名称',
  phone: '电话 手机 手机号 手机号码 电话号码 联系电话 联系方式 号码',
  region: '地区 省市区 所在地区',
  detail: '地址 详细地址',
  remark: '备注 留言 要求',
};

/** 收件省份, 收货区: parts of words of an address, so that they need more than standing there. */
const ownedLoosely: typeof ownedWords = {
  region: '省 市 区 县 省份 城市 区县 区域 省市 所在省 所在市 所在区',
  detail: '街道 乡镇 详址 门牌号 单位 公司',
};

function ownedBy(field: LabelField, table = ownedWords): string[] {
  const words = table[field]?.split(' ') ?? [];
  return owners.flatMap((owner) => words.map((word) => owner + word));
}

const fieldOf = new Map<string, LabelField>();
const firmWords = new Set<string>();
const spacedWords = new Set<string>();
for (const [field, { firm: own, spaced = '', loose }] of Object.entries(labelTable)) {
  const platform = field === 'thirdOrderNo' ? platformLabels : [];
  const firm = [own, ...platform, ...ownedBy(field as LabelField)].join(' ');
  const owned = ownedBy(field as LabelField, ownedLoosely);
  for (const word of [firm, spaced, loose, ...owned].join(' ').split(' ')) {
    if (word) fieldOf.set(word, field as LabelField);
  }
  for (const word of firm.split(' ')) firmWords.add(word);
  for (const word of spaced.split(' ')) spacedWords.add(word);
}

/** What a word introduces as a label or as the head of a column. */
export function labelField(word: string): LabelField | undefined {
  return fieldOf.get(
    fold(word)
      .toLowerCase()
      .replace(/[*:：\s]/g, ''),
  );
}

/** Every word that can be read as a label; nothing else is dropped from a text but separators. */
export const labelWords: readonly string[] = [...fieldOf.keys()].sort((a, b) => b.length - a.length);

/** By the first unit, longest first: one look a character costs a fraction of one pattern of all words. */
const wordsByUnit = Map.groupBy(labelWords, (word) => word.charCodeAt(0));

/** The longest label word at `index` of a text in lower case; undefined for none. */
function wordAt(lower: string, index: number): string | undefined {
  return wordsByUnit.get(lower.charCodeAt(index))?.find((word) => lower.startsWith(word, index));
}

const emoji = /^\P{L}/u;

function isPhoneAhead(layout: Layout, index: number): boolean {
  let i = index;
  while (layout.owners[i] === Owner.separator) i++;
  return layout.owners[i] === Owner.phone;
}

/** True where a colon follows, whatever closes or quotes the word: `"name":`, 【姓名】：. */
function hasColon(folded: string, index: number): boolean {
  let i = index;
  // 姓名🌸小酒窝
  if (isPictographAt(folded, i)) return true;
  while (/[ "'”’*]/.test(folded.charAt(i)) || kindAt(folded, i) === Kind.close) i++;
  return folded[i] === ':' || folded[i] === '=' || folded[i] === '➡';
}

const NAMING: ReadonlySet<LabelField | undefined> = new Set(['name', 'detail', 'region']);
const GOODS: ReadonlySet<LabelField | undefined> = new Set([
  'specification',
  'quantity',
  'thirdOrderNo',
  'waybill',
  'skipped',
]);

function opensLine(folded: string, index: number): boolean {
  return /(?:^|[\n|\t丨])[ \t]*$/.test(folded.slice(Math.max(0, index - 8), index));
}

const countedBehind = new RegExp(
  `^[\\s:：=】\\]」|→>-]*(?:[x×*]\\s?)?(?:\\d{1,3}|[一二两三四五六七八九十]{1,3})\\s?${units}`,
  'u',
);

function isLabel(layout: Layout, word: string, span: Span): boolean {
  const { folded } = layout;
  const { start, end } = span;
  if (emoji.test(word)) return firmWords.has(word) || hasColon(folded, end);
  const starts = isBoundary(layout, start);
  const colon = hasColon(folded, end);
  const field = fieldOf.get(word);
  if (firmWords.has(word)) {
    // 卖家备注 is no label in the middle of a sentence; 收货人 is one even between words that stick to it.
    if (!starts && !colon && kindAt(folded, end) === Kind.close) return false;
    if (field === 'thirdOrderNo' && layout.owners[end] === Owner.thirdOrderNo) return true;
    return (
      starts || colon || field === 'name' || field === 'phone' || field === 'detail' || field === 'region'
    );
  }
  // 到了打电话 in front of a phone.
  if ((word === '电话' || word === '电') && /[打来回接个先]$/.test(folded.slice(0, start))) return false;
  if (word === '收' || word === '寄') return starts && layout.owners[end] !== Owner.free;
  // 合计：3箱
  if (/^[合总共]计$/.test(word) && countedBehind.test(folded.slice(end, end + 10))) return false;
  if (!starts) {
    // 定兴镇兴华东路16号备注勿放驿站
    if (word === '备注' && /[号室楼层户栋\d)）]$/.test(folded.slice(0, start)))
      return /^.{2}/.test(folded.slice(end));
    if (word === '数量' && /^\s?\d/.test(folded.slice(end, end + 2))) return true;
    return field === 'phone' && isPhoneAhead(layout, end);
  }
  if (colon || /^[[【(（「“"]/.test(folded.slice(end, end + 1))) return true;
  if (NAMING.has(field) && copula.test(folded.slice(end, end + 8))) return true;
  if (opensLine(folded, start) && folded[end] === '\t') return true;
  // 数量→2件, 规格|红色
  if (
    opensLine(folded, start) &&
    word.length > 1 &&
    /^[ \t]*[→➡>|丨—-][ \t]*[\p{L}\p{N}]/u.test(folded.slice(end, end + 6))
  )
    return true;
  if (
    opensLine(folded, start) &&
    word.length > 1 &&
    (GOODS.has(field) || field === 'detail' || (field === 'name' && word.length > 2)) &&
    /^[ \u3000]+\S/.test(folded.slice(end, end + 4))
  )
    return true;
  if (kindAt(folded, start - 1) === Kind.open && kindAt(folded, end) === Kind.close && word.length > 1)
    return true;
  if (field === 'phone' && isPhoneAhead(layout, end)) return true;
  // 备注放门口
  if (/^(?:备注|留言|附言)$/.test(word) && /^(?![了的一])\p{Script=Han}{2}/u.test(folded.slice(end, end + 3)))
    return true;
  if (!spacedWords.has(word)) return false;
  if (word === '姓名' || word === '地址') return true;
  if (word === '名字' && stuckName.test(folded.slice(end, end + 8)) && surnameLength(folded.slice(end)) > 0)
    return true;
  if (field === 'quantity') return /^\s*[\d一二两三四五六七八九十]/.test(folded.slice(end, end + 4));
  const ends = end >= folded.length || kindAt(folded, end) === Kind.hard;
  return ends ? field !== 'specification' : /\d/.test(folded.charAt(end));
}

const spacedOut =
  /(?<=^|[\n,，;；\s【[])\p{Script=Han}(?:[ \t\u3000]+\p{Script=Han}){1,4}(?=\s*[】\]]?\s*[:：])/gu;

/** 收 货 人：, 姓　　名：. */
function takeSpacedLabels(layout: Layout): Label[] {
  if (!layout.folded.includes(':')) return [];
  const labels: Label[] = [];
  for (const match of layout.folded.matchAll(spacedOut)) {
    const field = labelField(match[0]);
    const span = { start: match.index, end: match.index + match[0].length };
    if (!field || layout.owners[span.start] !== Owner.free) continue;
    claim(layout, span, Owner.label);
    labels.push({ ...span, field });
  }
  return labels;
}

/** What a word before a colon introduces, by its end: 货运要求：, 签收人：, 实收款：. */
const suffixes: [RegExp, LabelField][] = [
  [/(?:快递|运单|物流|面单|货运)(?:单号|编号|号)$/, 'waybill'],
  [/(?:订单号|订单编号|单号|交易号)$/, 'thirdOrderNo'],
  [/(?:送货|收货|配送|派送|方便)(?:的)?时间$/, 'remark'],
  [
    /(?:商品|宝贝|产品|货品|物品|规格|包裹).{0,2}(?:说明|描述|内容|清单|明细|详情|简称|标题|信息)$/,
    'specification',
  ],
  [
    /(?:发货|配货|寄件|采购|订购|购买|下单|补发|赠品|订单).{0,2}(?:内容|商品|产品|货品|宝贝|明细|清单)$/,
    'specification',
  ],
  [/(?:备注|留言|要求|嘱咐|附言|寄语|说明|叮嘱|提醒|注意事项|需求)$/, 'remark'],
  [/(?:发货|寄件|经办|制单|业务|操作|负责|店铺|卖家|商家|客服).{0,3}(?:人|员|电话|地址|姓名)$/, 'skipped'],
  [/(?:物品|商品|货品).{0,2}(?:类型|类别|名称)$/, 'specification'],
  [/地址$/, 'detail'],
  [/(?:电话|手机|手机号|手机号码|联系方式|联系号码)$/, 'phone'],
  [/(?:姓名|(?:收|提|取|签|领|联系|订|购|下单).{0,3}人|客户名)$/, 'name'],
  [/(?:数量|件数|份数|总数|个数|套数|箱数|盒数|袋数)$/, 'quantity'],
  [
    /(?:规格|规格数量|颜色|尺码|尺寸|款式|色号|口味|香型|商品|宝贝|商品名|摘要|品名|型号|货品|产品|属性|套餐)$/,
    'specification',
  ],
  [
    /(?:时间|日期|金额|(?<!的)款|价|费|优惠|公司|方式|状态|店铺|来源|渠道|平台|编码|编号|id|昵称|网名|账号|账户|旺旺|会员名|邮箱|微信|qq|条码|标签|抬头|有效期至?|原因|次数|倒计时|单价|总计|小计|合计|折扣|积分|发票|保险)$/,
    'skipped',
  ],
];
/** What a word that is in no table introduces in front of a colon. */
export function suffixField(word: string): LabelField | undefined {
  return suffixes.find(([suffix]) => suffix.test(word.toLowerCase()))?.[1];
}

const beforeColon = /(?<=^|[\n\s,，;；【[])[\p{Script=Han}A-Za-z/]{2,8}(?=[】\]]?\s*[:：])/gu;

/** Labels that no table has, by how they end; only in front of a colon. */
function takeSuffixLabels(layout: Layout): Label[] {
  if (!layout.folded.includes(':')) return [];
  const labels: Label[] = [];
  for (const match of layout.folded.matchAll(beforeColon)) {
    const word = match[0];
    const span = { start: match.index, end: match.index + word.length };
    if (labelField(word) !== undefined || layout.owners[span.start] !== Owner.free) continue;
    const field = suffixField(word);
    if (!field) continue;
    const named = field === 'phone' || field === 'detail' ? ownerOf(word) : 0;
    claimEnd(layout, { start: span.start + named, end: span.end });
    labels.push({ ...span, field });
  }
  return labels;
}

/** The length of the name in front of a label that says whose it is: 张伟电话：; 0 for none. */
function ownerOf(word: string): number {
  const at =
    /(?:的?(?:联系)?(?:电话|手机号?码?|号码|联系方式)|的?(?:收货|详细)?地址)$/.exec(word)?.index ?? 0;
  const name = word.slice(0, at);
  const isName = /^.{2,4}$/u.test(name) && surnameLength(name) > 0 && suffixField(`${name}：`) === undefined;
  return isName && name.length - surnameLength(name) < 3 ? at : 0;
}

/** Only what a list has is dropped: 要求 of 货运要求, whose 货运 is unread. */
function claimEnd(layout: Layout, { start, end }: Span): void {
  let from = start;
  while (from < end && labelField(layout.folded.slice(from, end)) === undefined) from++;
  claim(layout, { start, end: from }, Owner.ignored);
  claim(layout, { start: from, end }, Owner.label);
}

/** A symbol before and behind a word makes it a label: ✨收✨, 💕电💕; these are none elsewhere. */
const framed =
  /(?<symbol>[\p{Extended_Pictographic}★☆※◆●■▲]\ufe0f?)\s?(?<word>\p{Script=Han}{1,6})\s?(?=\k<symbol>)/gu;
const framedWords: Record<string, LabelField> = {
  ...{
    人: 'name',
    名: 'name',
    电: 'phone',
    话: 'phone',
    号: 'phone',
    机: 'phone',
    址: 'detail',
    地: 'detail',
  },
  ...{ 量: 'quantity', 数: 'quantity', 规: 'specification', 款: 'specification', 注: 'remark' },
};

function takeFramedLabels(layout: Layout): Label[] {
  if (!/[\p{Extended_Pictographic}★☆※◆●■▲]/u.test(layout.folded)) return [];
  return [...layout.folded.matchAll(framed)].flatMap((match) => {
    const word = match.groups?.word ?? '';
    const start = match.index + match[0].indexOf(word);
    const span = { start, end: start + word.length };
    const field = labelField(word) ?? framedWords[word];
    if (!field || !isFree(layout, span)) return [];
    claim(layout, span, labelField(word) ? Owner.label : Owner.ignored);
    return [{ ...span, field }];
  });
}
/** 名字柯南， */
const stuckName = /^(?!不变|写错|错了|电话)\p{Script=Han}{2,4}(?=$|[\s,，。;；、]|1[3-9]\d|电话|手机)/u;

const copula = /^[\s:：]*(?:写|填|是|叫|为)(?=[\s"“‘'\p{Script=Han}])/u;

/** 联系电话（必填）, 具体地址（精确到门牌号） at the end of a line or before a colon. */
const hintBehind = /^\s?[(（【[][^\d()（）【】\n]{1,14}[)）】\]](?=\s*(?:[:：]|\n|$))/;

/** 收货人写“阿呆”, 收货地址是…: the verb belongs to the label. */
function withCopula(layout: Layout, span: Span, field: LabelField): Span {
  const behind = hintBehind.exec(layout.folded.slice(span.end, span.end + 20))?.[0] ?? '';
  // 名字[丁连山]
  const isName = field === 'name' && surnameLength(behind.trim().slice(1)) > 0;
  const hint = isName ? '' : behind;
  if (hint) return { start: span.start, end: span.end + hint.length };
  if (field === 'phone' && layout.folded[span.end] === '是') return { start: span.start, end: span.end + 1 };
  if (!NAMING.has(field)) return span;
  const verb = copula.exec(layout.folded.slice(span.end, span.end + 8))?.[0] ?? '';
  return { start: span.start, end: span.end + verb.length };
}

/** 省份江苏省城市淮安市区县清江浦区: labels between the names of a region, where several stand in a row. */
function takeRegionLabels(layout: Layout): Label[] {
  const found = [...layout.folded.matchAll(/(?:省份|城市|区县|地区)(?=\p{Script=Han}{2})/gu)];
  if (new Set(found.map((match) => match[0])).size < 2) return [];
  return found.flatMap((match) => {
    const span = { start: match.index, end: match.index + match[0].length };
    if (layout.owners[span.start] !== Owner.free) return [];
    claim(layout, span, Owner.label);
    return [{ ...span, field: 'region' as const }];
  });
}

const bracketed = /([「『《【[<{])(\p{Script=Han}{1,6})[」』》】\]>}](\p{L})?/gu;

/** 收货人「张三」手机, 姓名「张三」江苏省: a label or a region follows, and the bracket holds the value. */
function isValue(folded: string, end: number): boolean {
  return (
    wordAt(folded.toLowerCase(), end) !== undefined ||
    /^\p{Script=Han}{2,8}?[省市区县]/u.test(folded.slice(end, end + 9))
  );
}

/**
 * 「大名」张三「手机」13800000000: between labels in such brackets another one is a label that no list has; and a bracket
 * in front of a name, as 收货人「必填」张三, is no part of it.
 */
function ignoreBracketLabels(layout: Layout): void {
  if (!/[「『《【[<{]/.test(layout.folded)) return;
  const found = [...layout.folded.matchAll(bracketed)];
  for (const match of found) {
    const [, open = '', word = '', behind] = match;
    const known = found.filter((other) => other[1] === open && labelField(other[2] as string));
    // 【新鲜】 is said of goods, too.
    const isApart = /(?:^|[\n\s,，;；])\p{Script=Han}{0,8}$/u.test(layout.folded.slice(0, match.index));
    const isTitle = behind !== undefined && isApart && !/[【[]/.test(open);
    if ((known.length < 2 && !isTitle) || labelField(word)) continue;
    const wordsEnd = match.index + word.length + 2;
    if (known.length < 2 && isValue(layout.folded, wordsEnd)) continue;
    const start = match.index + 1;
    claim(layout, { start, end: start + word.length }, Owner.ignored);
  }
}

/** Finds and claims the label words. Call it after the phones, since a phone makes the word before it a label. */
export function takeLabels(layout: Layout): Label[] {
  ignoreBracketLabels(layout);
  const labels = [
    ...takeSpacedLabels(layout),
    ...takeFramedLabels(layout),
    ...takeSuffixLabels(layout),
    ...takeRegionLabels(layout),
  ];
  const lower = layout.folded.replace(/[A-Z]+/g, (word) => word.toLowerCase());
  for (let index = 0; index < lower.length; index++) {
    if ((layout.owners[index] as number) > Owner.separator) continue;
    const word = wordAt(lower, index);
    if (word === undefined) continue;
    const span = { start: index, end: index + word.length };
    const field = fieldOf.get(word);
    const isOpen = layout.owners[index] === Owner.free || emoji.test(word);
    index = span.end - 1;
    if (field === undefined || !isOpen || !isLabel(layout, word, span)) continue;
    // 备注：买家要求换成绿色
    const last = labels.at(-1);
    const within = last?.field === 'remark' && /^[^\S\n]*:[^\n\s]*$/.test(lower.slice(last.end, span.start));
    if (within && (field === 'remark' || field === 'skipped') && !hasColon(lower, span.end)) continue;
    const { end } = withCopula(layout, span, field);
    claim(layout, span, Owner.label);
    claim(layout, { start: span.end, end }, Owner.ignored);
    labels.push({ ...span, end, field });
  }
  return labels.sort((a, b) => a.start - b.start);
}

/** The label right before `index`, separators skipped. */
export function labelBefore(layout: Layout, labels: readonly Label[], index: number): Label | undefined {
  let i = index;
  while (i > 0 && layout.owners[i - 1] === Owner.separator) i--;
  return labels.find((label) => label.end === i);
}
