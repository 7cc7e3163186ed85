import { claim, isBoundary, type Layout, Owner, type Span } from './layout.ts';
import { Kind, kindAt } from './text.ts';

export type LabelField = 'name' | 'phone' | 'region' | 'detail' | 'postcode' | 'remark';
export type Label = Span & { field: LabelField };

/** Label words that are read as labels wherever they stand. */
const firm: Record<LabelField, string[]> = {
  name: ['收货人姓名', '收件人姓名', '联系人姓名', '收货人', '收件人', '联系人'],
  phone: [
    ...['收货人手机号', '收件人手机号', '收货人手机', '收件人手机', '收货人电话', '收件人电话', '收货电话'],
    ...['收件电话', '手机号码', '手机号', '联系电话', '联系手机', '联系方式', '电话号码'],
  ],
  region: ['所在地区', '所在省市', '所在区域', '收货地区', '省市区', '省市县'],
  detail: [
    ...['收货人地址', '收件人地址', '收货地址', '收件地址', '详细地址', '街道地址', '邮寄地址', '送货地址'],
    '联系地址',
  ],
  postcode: ['邮政编码'],
  remark: ['买家留言', '订单备注'],
};

/** Label words that also occur in names and addresses: only a colon, brackets or the right value makes them labels. */
const loose: Record<LabelField, string[]> = {
  name: ['姓名', '名字', '收方', '收货方', '客户姓名', '客户', '买家', '收件', '收货', 'name', '收'],
  phone: ['手机', '电话', '座机', '固话', 'tel', 'phone', 'mobile'],
  region: ['地区', '省份', '城市', '区县', '区域', '所在地', '省', '市', '区', '县'],
  detail: ['地址', '详细', '街道', '门牌号', '门牌', 'address', 'addr', 'add'],
  postcode: ['邮编', 'zip'],
  remark: ['备注', '留言', '附言'],
};
/** Loose words that a following space is enough for. */
const spaced = new Set([
  '姓名',
  '名字',
  '手机',
  '电话',
  '座机',
  '固话',
  '地址',
  '邮编',
  '备注',
  '留言',
  '附言',
]);

const fieldOf = new Map<string, LabelField>();
const firmWords = new Set(Object.values(firm).flat());
for (const table of [firm, loose]) {
  for (const [field, words] of Object.entries(table) as [LabelField, string[]][]) {
    for (const word of words) fieldOf.set(word, field);
  }
}

/** Every word that can be read as a label; nothing else is dropped from a text but separators. */
export const labelWords: readonly string[] = [...fieldOf.keys()].sort((a, b) => b.length - a.length);

const wordPattern = new RegExp(labelWords.join('|'), 'gi');

function isPhoneAhead(layout: Layout, index: number): boolean {
  let i = index;
  while (layout.owners[i] === Owner.separator) i++;
  return layout.owners[i] === Owner.phone;
}

function hasColon(folded: string, index: number): boolean {
  let i = index;
  while (/[ "'”’]/.test(folded.charAt(i)) || kindAt(folded, i) === Kind.close) i++;
  return folded[i] === ':' || folded[i] === '=';
}

function isLabel(layout: Layout, word: string, { start, end }: Span): boolean {
  const { folded } = layout;
  const starts = isBoundary(layout, start);
  if (firmWords.has(word)) return true;
  if (word === '收') return starts && layout.owners[end] !== Owner.free;
  if (!starts) return fieldOf.get(word) === 'phone' && isPhoneAhead(layout, end);
  if (hasColon(folded, end)) return true;
  if (kindAt(folded, start - 1) === Kind.open && kindAt(folded, end) === Kind.close && word.length > 1)
    return true;
  if (fieldOf.get(word) === 'phone' && isPhoneAhead(layout, end)) return true;
  if (!spaced.has(word)) return false;
  if (word === '姓名' || word === '地址') return true;
  return end >= folded.length || kindAt(folded, end) === Kind.hard || /\d/.test(folded.charAt(end));
}

/** Finds and claims the label words. Call it after the phones, since a phone makes the word before it a label. */
export function takeLabels(layout: Layout): Label[] {
  const labels: Label[] = [];
  for (const match of layout.folded.matchAll(wordPattern)) {
    const word = match[0].toLowerCase();
    const span = { start: match.index, end: match.index + word.length };
    const field = fieldOf.get(word);
    if (field === undefined || layout.owners[span.start] !== Owner.free || !isLabel(layout, word, span))
      continue;
    claim(layout, span, Owner.label);
    labels.push({ ...span, field });
  }
  return labels;
}

/** The label right before `index`, separators skipped. */
export function labelBefore(layout: Layout, labels: readonly Label[], index: number): Label | undefined {
  let i = index;
  while (i > 0 && layout.owners[i - 1] === Owner.separator) i--;
  return labels.find((label) => label.end === i);
}
