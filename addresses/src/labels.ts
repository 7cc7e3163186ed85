import { labelTable } from './labels.table.ts';
import { claim, isBoundary, type Layout, Owner, type Span } from './layout.ts';
import { fold, Kind, kindAt } from './text.ts';

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
  '收货人 收件人 收货 收件 客户 买家 顾客 用户 联系人 寄送 配送 邮寄 送货 收方 客人 下单人'.split(' ');
const ownedWords: Partial<Record<LabelField, string>> = {
  name: '姓名 名字 名称',
  phone: '电话 手机 手机号 手机号码 电话号码 联系电话 联系方式 号码',
  region: '地区 省市区 所在地区',
  detail: '地址 详细地址',
  remark: '备注 留言 要求',
};

function ownedBy(field: LabelField): string[] {
  const words = ownedWords[field]?.split(' ') ?? [];
  return owners.flatMap((owner) => words.map((word) => owner + word));
}

const fieldOf = new Map<string, LabelField>();
const firmWords = new Set<string>();
const spacedWords = new Set<string>();
for (const [field, { firm: own, spaced = '', loose }] of Object.entries(labelTable)) {
  const platform = field === 'thirdOrderNo' ? platformLabels : [];
  const firm = [own, ...platform, ...ownedBy(field as LabelField)].join(' ');
  for (const word of [firm, spaced, loose].join(' ').split(' ')) {
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

const wordPattern = new RegExp(
  labelWords.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'),
  'gi',
);
const emoji = /^\P{L}/u;

function isPhoneAhead(layout: Layout, index: number): boolean {
  let i = index;
  while (layout.owners[i] === Owner.separator) i++;
  return layout.owners[i] === Owner.phone;
}

/** True where a colon follows, whatever closes or quotes the word: `"name":`, 【姓名】：. */
function hasColon(folded: string, index: number): boolean {
  let i = index;
  while (/[ "'”’]/.test(folded.charAt(i)) || kindAt(folded, i) === Kind.close) i++;
  return folded[i] === ':' || folded[i] === '=';
}

const GOODS: ReadonlySet<LabelField | undefined> = new Set([
  'specification',
  'quantity',
  'thirdOrderNo',
  'waybill',
  'skipped',
]);

function opensLine(folded: string, index: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(folded.slice(Math.max(0, index - 8), index));
}

function isLabel(layout: Layout, word: string, span: Span): boolean {
  const { folded } = layout;
  const { start, end } = span;
  if (emoji.test(word)) return firmWords.has(word) || hasColon(layout.folded, span.end);
  const starts = isBoundary(layout, start);
  const colon = hasColon(folded, end);
  const field = fieldOf.get(word);
  if (firmWords.has(word)) {
    // 卖家备注 is no label in the middle of a sentence; 收货人 is one even between words that stick to it.
    return (
      starts || colon || field === 'name' || field === 'phone' || field === 'detail' || field === 'region'
    );
  }
  if (word === '收' || word === '寄') return starts && layout.owners[end] !== Owner.free;
  if (!starts) return field === 'phone' && isPhoneAhead(layout, end);
  if (colon) return true;
  if (opensLine(folded, start) && folded[end] === '\t') return true;
  if (
    opensLine(folded, start) &&
    word.length > 1 &&
    GOODS.has(field) &&
    /^[ \u3000]+\S/.test(folded.slice(end, end + 4))
  )
    return true;
  if (kindAt(folded, start - 1) === Kind.open && kindAt(folded, end) === Kind.close && word.length > 1)
    return true;
  if (field === 'phone' && isPhoneAhead(layout, end)) return true;
  if (!spacedWords.has(word)) return false;
  if (word === '姓名' || word === '地址') return true;
  const ends = end >= folded.length || kindAt(folded, end) === Kind.hard;
  return ends ? field !== 'quantity' && field !== 'specification' : /\d/.test(folded.charAt(end));
}

const spacedOut = /(?<=^|[\n,，;；\s])\p{Script=Han}(?:[ \t\u3000]+\p{Script=Han}){1,4}(?=\s*[:：])/gu;

/** 收 货 人：, 姓　　名：. */
function takeSpacedLabels(layout: Layout): Label[] {
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

/** Finds and claims the label words. Call it after the phones, since a phone makes the word before it a label. */
export function takeLabels(layout: Layout): Label[] {
  const labels = takeSpacedLabels(layout);
  for (const match of layout.folded.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    const span = { start: match.index, end: match.index + word.length };
    const field = fieldOf.get(word);
    const owner = layout.owners[span.start] as number;
    const isOpen = owner === Owner.free || (owner === Owner.separator && emoji.test(word));
    if (field === undefined || !isOpen || !isLabel(layout, word, span)) continue;
    claim(layout, span, Owner.label);
    labels.push({ ...span, field });
  }
  return labels.sort((a, b) => a.start - b.start);
}

/** The label right before `index`, separators skipped. */
export function labelBefore(layout: Layout, labels: readonly Label[], index: number): Label | undefined {
  let i = index;
  while (i > 0 && layout.owners[i - 1] === Owner.separator) i--;
  return labels.find((label) => label.end === i);
}
