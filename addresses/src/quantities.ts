import { amountIn, counts, digits, isVagueAmount, numberOf, units } from './amounts.ts';
import { endsInGoods, specificationScore, specificationStart } from './goods.ts';
import type { Label } from './labels.ts';
import { claim, freeWords, isFree, type Layout, neighbour, Owner, type Span, textOf } from './layout.ts';
import { isPlace, nameScore } from './names.ts';
import { claimUnread } from './unread.ts';

const amount = `(?:(\\d{1,4})|(${digits}{1,3}))`;
const verb = '(?:一式|共计?|一共|总共|要|来|拍|买|发|订|各|数量|下单|加)?';

/** A word that says nothing but how many: 2件, x3, 要两箱. */
const bareQuantity = new RegExp(
  `^${verb}\\s*${amount}\\s*${units}[吧哦啊呀哈啦嘛]?(?:谢.*|感谢.*|[发寄送](?:这|到|给).*)?$`,
  'i',
);
const timesQuantity = /^[x×*✕✖]\s?(\d{1,4})(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只)?$/i;
/** How many stands behind what: 红色XL*2, 苹果10斤装 2箱. */
const behindGoods = new RegExp(
  `(?:\\s*[x×*✕✖]\\s?(\\d{1,4})(?:件|个|份|箱|盒|袋|包|套|瓶|双|条|只)?|(?<![\\d.])${amount}${units})$`,
  'i',
);
const labelled = new RegExp(
  `[\\s:：=】\\])）」>→➡|丨"'”\\p{Extended_Pictographic}—-]*[x×*]?\\s?${amount}\\s*${units}?(?![\\d\\p{L}])`,
  'iuy',
);

function quantityIn(text: string, pattern: RegExp): number {
  const match = pattern.exec(text.replace(/[\ufe0f\u20e3]/g, ''));
  const [first] = match?.slice(1).filter((group) => group !== undefined) ?? [];
  return first === undefined ? 0 : numberOf(first);
}

/** Claims the number behind a quantity label. */
export function takeLabelledQuantity(layout: Layout, labels: readonly Label[]): number[] {
  const found: number[] = [];
  for (const label of labels) {
    if (label.field !== 'quantity') continue;
    labelled.lastIndex = label.end;
    const match = labelled.exec(layout.folded);
    if (!match) continue;
    const span = { start: label.end, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    claim(layout, span, Owner.quantity);
    found.push(numberOf(match[1] ?? match[2] ?? ''));
  }
  return found;
}

/** 苹果2箱, 要两箱苹果, 黑色XL x2: how many of what, in a text that says nothing else. */
const goodsFirst = new RegExp(
  `^(?<goods>.{1,14}?)[\\s/,，]*(?<many>(?:共|要|来|[x×*✕])?\\s?(?:(?:\\d{1,3}|${digits}{1,3})${units}|(?<=[x×*✕]\\s?)\\d{1,3}))$`,
  'idu',
);
const amountFirst = new RegExp(
  `^(?<many>${verb}(?:\\d{1,3}|${digits}{1,3})${units})的?(?<goods>\\D.{1,11})$`,
  'idu',
);
type GoodsAndAmount = { value: number; from: number; to: number; goodsFrom: number; goodsTo: number };

function goodsAndAmount(text: string): GoodsAndAmount | undefined {
  const match = goodsFirst.exec(text) ?? amountFirst.exec(text);
  const goods = match?.groups?.goods ?? '';
  if (!match || isPlace(goods) || /[号栋幢楼室层单元]$/.test(goods) || nameScore(goods) > 0.8)
    return undefined;
  const value = numberOf(/\d+|[一二两三四五六七八九十]+/.exec(match.groups?.many ?? '')?.[0] ?? '');
  const [from = 0, to = 0] = match.indices?.groups?.many ?? [];
  const [goodsFrom = 0, goodsTo = 0] = match.indices?.groups?.goods ?? [];
  return value > 0 ? { value, from, to, goodsFrom, goodsTo } : undefined;
}

const bracket = /[([【（<]([^()[\]【】（）<>]{1,20})[)\]】）>]/gu;

/** What a bracket behind an address says of quantity or remark: （放门口）, (2袋). Behind a name it belongs to the name. */
export function takeBrackets(layout: Layout, isRemark: (text: string) => boolean): number[] {
  if (!/[([【<]/.test(layout.folded)) return [];
  const found: number[] = [];
  for (const match of layout.folded.matchAll(bracket)) {
    const inner = (match[1] as string).trim();
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    const value = quantityIn(inner, bareQuantity) || quantityIn(inner, timesQuantity);
    const inside = { start: span.start + 1, end: span.end - 1 };
    const said = value > 0 ? undefined : goodsAndAmount(inner);
    if (said) {
      const at = inside.start + layout.folded.slice(inside.start).indexOf(inner);
      claim(layout, { start: at + said.from, end: at + said.to }, Owner.quantity);
      claim(layout, { start: at + said.goodsFrom, end: at + said.goodsTo }, Owner.specification);
      claimUnread(layout, inside);
      found.push(said.value);
    } else if (value > 0) {
      claim(layout, inside, Owner.quantity);
      found.push(value);
    } else if (specificationScore(inner.split(/[\s*x×]/)[0] ?? '') > 0.8 || specificationScore(inner) > 0.8) {
      found.push(...takeQuantityAtEnd(layout, inside));
      claim(layout, inside, Owner.specification);
    } else if (isRemark(inner) && isAddressOrNothing(wordBefore(layout, span.start)))
      claim(layout, inside, Owner.remark);
  }
  return found;
}

/** A bracket opens the text, or follows an address. */
function isAddressOrNothing(text: string): boolean {
  return text === '' || isPlace(text);
}

function wordBefore(layout: Layout, index: number): string {
  return /[^\s,，;；]*$/.exec(layout.folded.slice(0, index))?.[0] ?? '';
}

/** The last cell of a row that was copied from a sheet. */
const lastCell = /(?<=(?:[^\t\n]*\t){3,})[ ]*\d{1,3}[ ]*(?=\n|$)/g;
/** Behind the quoted cell of a row: …2幢",3. Only a person can say whether it counts. */
const behindQuoted = /(?<=,[^\n]*"[ ]?[,，;；][ ]?)\d{1,3}(?=[ ]*(?:\n|$))/g;
/** A number on a line of its own below something else, as platforms show how many. */
const wholeLine = /(?<=\S[^\n]*\n[ \t]*)\d{1,3}(?=[ \t]*\n)/g;
/** 一共来八包, 要三大箱, within a longer word. */
const wanted = new RegExp(
  `(?:一共|总共|共)?(?:[再也还]?(?:来|要|拍|买|订|寄|发|加)[了的]?|一共|总共)(?:(?:(\\d{1,4})|(${digits}{1,3}))[大小整]?(?:${units}|打)|([俩仨]))`,
);
/** 一箱绿橙, 2箱大果. */
const firstUnits = new RegExp(
  `(?<=^|[\\s,，;；/])(?:(\\d{1,3})|(${digits}{1,3}))(?:箱|件|份|盒|袋|包|套|瓶|双|桶|罐|提)(?!代发)(?=\\p{Script=Han}{2,8}(?:$|[\\s,，;；。]))(?!\\p{Script=Han}*[路街巷村号栋])`,
  'gu',
);
/** 2件黑色XL, 2个A款. */
const amountBeforeGoods = new RegExp(`^${verb}(?:(\\d{1,3})|(${digits}{1,3}))${units}(\\D.{0,11})$`, 'iu');
/** 三箱橙子 right in front of the region. */
const amountOfGoods = new RegExp(
  `^(?:(\\d{1,3})|(${digits}{1,3}))(?:箱|件|份|盒|袋|包|套|瓶|双|桶|罐|提)(\\p{Script=Han}{2,8})$`,
  'u',
);
/** 共 6 件, 2 件. */
const apartUnits = new RegExp(
  `(?<=^|[\\s,，;；])(?:(?:共|一共|总共|合计|数量)\\s*)?(\\d{1,3})\\s{1,2}${units}(?=$|[\\s,，;；。])`,
  'gi',
);
/** 来五斤装的一箱就行, 帮我发两箱橙子. */
const asked = new RegExp(
  `^(?:帮我|麻烦|请|再|给我)*(?:发|来|要|拍|买|寄|订|下单)(.{0,12}?)的?(?:(\\d{1,4})|(${digits}{1,3}))${units}(?:就行|就好|就可以|吧|哦|哈|.{0,8})$`,
  'd',
);
/** +1 at the end of a line, as in a list that people add themselves to. */
const plusOne = /(?<=^|[\s:：])\+(\d{1,2})(?=[ \t]*(?:\n|$))/g;
const apartTimes = new RegExp(
  `(?<=^|[\\s,，;；])[x×*✕✖]\ufe0f?\\s{0,2}(\\d{1,4})\\s?${units}?(?=$|[\\s,，;；])|(?<=\\S)\\+[x×*✕✖]?(\\d{1,4})${units}?(?=$|[\\s,，;；])`,
  'gi',
);

const endOfGoods = new RegExp(
  `[\\s)）】][x×*✕]\\s?(\\d{1,4})$|(?<=\\S)[x×✕*](\\d{1,3})$|\\s(\\d{1,3}|${digits}{1,3})(?:件|份|箱|双|套|台)$|(?<=\\s|(?![每一x×])\\p{Script=Han})(\\d{1,2})(?:件|份|箱|双|套|台|盒|袋|瓶|包|桶|罐|提|个|只|条|本|块|把|支)$`,
  'iu',
);

/** 🎁2, 📦 两箱: a label of goods that says only how many. */
const wholeQuantity = new RegExp(
  `^[:：]?\\s*(?:[x×*✕]\\s?(\\d{1,3})|(\\d{1,2})|(?:要)?${amount}${units})$`,
  'iu',
);
const noCount =
  /一件代发|^(?:老板)?[来下发]了?[一1]单$|(?:[又还补漏增]|新增)[了来有下发]*[一1]单$|[一两二三几\d]个(?:地址|人|朋友|客户|电话|问题|快递|亲戚)|[一1][个份件](?:快递|包裹|订单)/;

/** 足浴粉 30包: so many bags are what one piece holds. */
function isPackSize(goods: string, said: string): boolean {
  return /^[2-9]\d\d?[包袋片支枚粒]$/.test(said) && endsInGoods(goods.trim());
}

/** The quantity at the end of what a label of goods introduces: 嵊州小笼包 4袋装 ×1. */
export function takeQuantityAtEnd(layout: Layout, { start, end }: Span): number[] {
  const text = layout.folded.slice(start, end).trimEnd();
  const whole = quantityIn(text.trim(), wholeQuantity) || amountIn(text.trim());
  const isSymbol =
    !/[\p{L}\p{N}][^\p{L}\p{N}]{0,2}$/u.test(layout.folded.slice(Math.max(0, start - 4), start)) ||
    !/^\d+$/.test(text.trim());
  if (whole > 0 && isSymbol && isFree(layout, { start, end })) {
    claim(layout, { start, end: start + text.length }, Owner.quantity);
    return [whole];
  }
  const match = endOfGoods.exec(text);
  if (!match || isPackSize(text.slice(0, match.index), match[0].trim())) return [];
  const before = /^[\s)）】]/.test(match[0]) ? 1 : 0;
  const span = { start: start + match.index + before, end: start + text.length };
  if (!isFree(layout, span)) return [];
  claim(layout, span, Owner.quantity);
  return [numberOf(match.slice(1).find((group) => group !== undefined) ?? '')];
}

/** In front of a name that stands before its phone: 2件王小明13800000000, x3王小明13800000000. */
const beforeName = new RegExp(
  `(?<=^|[\\s,，;；])(?:(?:(?:共|要|拍|来|买)?(\\d{1,2}|[一二两三四五六七八九十]{1,2})${units}|(?:[拍共]|数量)(\\d{1,2}))(?=\\p{Script=Han}{2,4}1[3-9]\\d{9})|[x×*](\\d{1,2})(?=\\p{Script=Han}{2,4}\\s{0,2}1[3-9]\\d{9}))`,
  'giu',
);
/** 📦 2 */
const behindParcel = /(?<=(?:📦|🎁|🛒|🛍)\ufe0f?\s?)\d{1,3}(?=[ \t]*(?:\n|$))/gu;
/** Quantities that stand by themselves, and what a text must hold for the search to be worth while. */
const standing: [worth: RegExp, pattern: RegExp][] = [
  [/📦|🎁|🛒|🛍/u, behindParcel],
  [/\n/, wholeLine],
  [/\t/, lastCell],
  [/"[ ]?[,，;；]/, behindQuoted],
  [/[箱件份盒袋包套瓶双桶罐提]/, firstUnits],
  [/\+/, plusOne],
  [/[x×*✕✖+]/i, apartTimes],
  [/\d\s/, apartUnits],
  [/\p{Script=Han}\s{0,2}1[3-9]\d{9}/u, beforeName],
];
/** 2颗 by itself; behind goods it is what one of them holds. */
const fewPieces = new RegExp(`^${verb}(\\d|[一两二三四五六七八九])(?:颗|粒|片|张|根|节)$`, 'u');

/** Claims words that say how many, and the how many behind a word of goods; `ask` is called where it is left open. */
export function takeQuantities(layout: Layout, ask: () => void): number[] {
  const found: number[] = [];
  const add = (value: number, span: Span) => {
    claim(layout, span, Owner.quantity);
    found.push(value);
  };
  for (const [worth, pattern] of standing) {
    if (!worth.test(layout.folded)) continue;
    for (const match of layout.folded.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const said = match.slice(1).find((group) => group !== undefined) ?? match[0].trim();
      if (!isFree(layout, span)) continue;
      add(numberOf(said), span);
      if (pattern === behindQuoted) ask();
    }
  }
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    if (!counts.test(text)) continue;
    // 一个 …, 另一个 …: which of them. 两个客户 are no pieces.
    if ((text === '一个' && neighbour(layout, word.end, 1) === Owner.region) || noCount.test(text)) continue;
    if (isVagueAmount(text)) {
      claim(layout, word, Owner.specification);
      ask();
      continue;
    }
    const product = /[^\s,，;；|]*$/.exec(layout.folded.slice(0, word.start).trimEnd());
    if (product && isPackSize(product[0], text)) {
      claim(layout, { start: product.index, end: word.end }, Owner.specification);
      ask();
      continue;
    }
    const own =
      quantityIn(text, bareQuantity) ||
      quantityIn(text, timesQuantity) ||
      amountIn(text.replace(/[\ufe0f\u20e3]/g, ''));
    if (own > 0) {
      add(own, word);
      continue;
    }
    // 共三盒（送礼用）
    const bracketed = /^([^([（]{2,8})[([（]/.exec(text)?.[1] ?? '';
    const before = bracketed ? quantityIn(bracketed, bareQuantity) || amountIn(bracketed) : 0;
    if (before > 0) {
      add(before, { start: word.start, end: word.start + bracketed.length });
      continue;
    }
    if (text === '俩' || text === '仨') {
      add(text === '俩' ? 2 : 3, word);
      continue;
    }
    const goods = amountOfGoods.exec(text);
    if (goods && neighbour(layout, word.end, 1) === Owner.region && !isPlace(text)) {
      const at = word.start + (goods[0].length - (goods[3] as string).length);
      add(numberOf(goods[1] ?? goods[2] ?? ''), { start: word.start, end: at });
      claim(layout, { start: at, end: word.end }, Owner.specification);
      continue;
    }
    const sentence = asked.exec(text);
    if (sentence && !isPlace(text)) {
      const [from = 0, to = 0] = sentence.indices?.[2] ?? sentence.indices?.[3] ?? [];
      const [goodsFrom = 0, goodsTo = 0] = sentence.indices?.[1] ?? [];
      add(numberOf(text.slice(from, to)), { start: word.start + from, end: word.start + to + 1 });
      if (goodsTo > goodsFrom)
        claim(layout, { start: word.start + goodsFrom, end: word.start + goodsTo }, Owner.specification);
      const behind = /^(?:[那这]个|的)?(\p{Script=Han}{2,8})$/u.exec(text.slice(to + 1));
      if (behind && specificationScore(behind[1] as string) > 0.5)
        claim(layout, { start: word.end - (behind[1] as string).length, end: word.end }, Owner.specification);
      claimUnread(layout, word);
      continue;
    }
    const want = wanted.exec(text);
    if (want) {
      const dozen = want[0].endsWith('打') ? 12 : 1;
      const start = word.start + want.index;
      add((want[3] ? '俩仨'.indexOf(want[3]) + 2 : numberOf(want[1] ?? want[2] ?? '')) * dozen, {
        start,
        end: start + want[0].length,
      });
      continue;
    }
    const counted = amountBeforeGoods.exec(text);
    if (counted && specificationStart.test(counted[3] as string) && !isPlace(text)) {
      const at = word.end - (counted[3] as string).length;
      add(numberOf(counted[1] ?? counted[2] ?? ''), { start: word.start, end: at });
      claim(layout, { start: at, end: word.end }, Owner.specification);
      continue;
    }
    // 500g*6袋 is what one of them holds.
    if (/\d(?:g|kg|ml|l|克|斤|升|毫升|片|粒)[*x×]\d+(?:袋|瓶|盒|包|罐|支|条)$/i.test(text)) {
      claim(layout, word, Owner.specification);
      continue;
    }
    // 原味2
    const bare = /^(\p{Script=Han}{2,8})(\d)$/u.exec(text);
    if (bare && specificationScore(bare[1] as string) > 0.8 && !isPlace(text)) {
      add(Number(bare[2]), { start: word.end - 1, end: word.end });
      claim(layout, word, Owner.specification);
      continue;
    }
    const behind = behindGoods.exec(text);
    if (!behind || behind.index === 0) continue;
    const goodsBefore = text.slice(0, behind.index);
    const times = behind[1] !== undefined;
    const ofGoods = specificationScore(goodsBefore) > 0.5;
    const inWords = /[箱件份盒袋包套瓶双桶罐提]$/.test(text) && goodsBefore.length > 1;
    if ((isPlace(goodsBefore) && !ofGoods) || (!times && !inWords && specificationScore(goodsBefore) === 0))
      continue;
    add(quantityIn(text, behindGoods), { start: word.start + behind.index, end: word.end });
  }
  if (found.length > 0 || layout.owners.includes(Owner.quantity)) return found;
  for (const word of freeWords(layout)) {
    const pieces = fewPieces.exec(textOf(layout, word))?.[1];
    if (pieces) add(numberOf(pieces), word);
  }
  return found;
}
