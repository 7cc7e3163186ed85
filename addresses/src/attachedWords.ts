import { counts, digits, numberOf, units } from './amounts.ts';
import { endsInGoods, specificationScore, specificationStart } from './goods.ts';
import { labelField } from './labels.ts';
import {
  claim,
  freeWords,
  type Layout,
  neighbour,
  Owner,
  type OwnerCode,
  type Span,
  textOf,
} from './layout.ts';
import { isCompany, isPlace, nameScore, titles } from './names.ts';
import { requestAtEnd, requestBehindHouse } from './requests.ts';
import { surnameLength } from './surnames.ts';

const houseUnits = '(?:箱|件|份|盒|袋|包|套|瓶|提|桶)';
/** Behind a house: 东户两箱, 1801 2份, 1203x2. */
const behindHouse = new RegExp(
  `(?:(?<=[\\p{Script=Han}\\s\\dA-Za-z)）])[要拍共来]?(${digits}{1,3})${houseUnits}|(?:(?<=[\\p{Script=Han}\\s)）])|[-—要拍共来])(\\d{1,3})${houseUnits}|(?<=[^\\s])\\s?[x×*✕](\\d{1,2})${houseUnits}?)$`,
  'iu',
);
/** 668号3件红色M */
const quantityAndGoods = new RegExp(
  `(?<=[号室户楼栋元座层铺])(?:(\\d{1,2})|(${digits}{1,3}))(件|箱|份|盒|袋|包|套|瓶|双)(\\P{Nd}.{0,9})$`,
  'u',
);
/** 3单元3042箱: the digits of a room and of pieces, which only a person can tell apart. */
const roomAndAmount =
  /(?<=(?:单元|号楼|[栋幢座#-])\d{3,4})(\d)(?:箱|件|份|盒|袋|包|套|瓶|提|桶|只|个|单|双)$/u;
/** 7号3份巴特尔 in front of a phone. */
const amountAndName = new RegExp(
  `(?:(?<=[号室户楼栋元座层铺)）])(\\d{1,2})${houseUnits}|(?<=[号室户楼栋元座层铺\\dA-Za-z)）])(?:(${digits}{1,3})${houseUnits}|[x×*✕](\\d{1,2})${houseUnits}?))(?=\\p{Script=Han}{2,4}$)`,
  'iu',
);

/** Where goods begin that stick to a house: 95号黑色L码. */
function goodsBehindHouse(text: string): number {
  for (const match of text.matchAll(/(?<=[号室户楼栋元座层铺\d])(?=[^\d])/gu)) {
    const goods = text.slice(match.index);
    if (!isPlace(text.slice(0, match.index))) continue;
    if (specificationStart.test(goods) && specificationScore(goods) > 0.8 && !isPlace(goods))
      return match.index;
  }
  return -1;
}

/** The length of the name between a request and its phone: 放门口李雪梅; 0 for none. */
function nameBehindRequest(text: string, isRequest: (text: string) => boolean): number {
  const lengths = [4, 3, 2].filter((length) => text.length - length > 2);
  return (
    lengths.find((length) => {
      const name = text.slice(-length);
      const surname = surnameLength(name);
      const isWhole = length === 4 ? surname === 2 : surname > 0 || titles.test(name);
      return isWhole && !isPlace(name) && nameScore(name) > 0.8 && isRequest(text.slice(0, -length));
    }) ?? 0
  );
}

/**
 * Claims a remark, goods and a quantity that stick to the end of an address: 东户两箱放门口. `ask` is called where
 * digits can be a room's or the quantity's.
 */
export function takeTails(layout: Layout, ask: () => void, isRequest: (text: string) => boolean): number[] {
  const found: number[] = [];
  for (const word of freeWords(layout)) {
    let text = textOf(layout, word);
    if (text.length < 5) continue;
    const remark = requestBehindHouse.exec(text);
    if (remark) {
      const named =
        neighbour(layout, word.end, 1) === Owner.phone ? nameBehindRequest(remark[0], isRequest) : 0;
      claim(layout, { start: word.start + remark.index, end: word.end - named }, Owner.remark);
      text = text.slice(0, remark.index);
    }
    const goodsBehind = quantityAndGoods.exec(text);
    if (goodsBehind && specificationScore(goodsBehind[4] ?? '') > 0.8) {
      const from = word.start + goodsBehind.index;
      const to = from + goodsBehind[0].length - (goodsBehind[4] as string).length;
      claim(layout, { start: from, end: to }, Owner.quantity);
      claim(layout, { start: to, end: word.start + text.length }, Owner.specification);
      found.push(numberOf(goodsBehind[1] ?? goodsBehind[2] ?? ''));
      continue;
    }
    const named = neighbour(layout, word.end, 1) === Owner.phone ? amountAndName.exec(text) : null;
    if (named) {
      const from = word.start + named.index;
      claim(layout, { start: from, end: from + named[0].length }, Owner.quantity);
      found.push(numberOf(named[1] ?? named[2] ?? named[3] ?? ''));
      continue;
    }
    const unsure = roomAndAmount.exec(text);
    if (unsure) ask();
    const amountBehind = unsure ?? (isPlace(text) ? behindHouse.exec(text) : null);
    if (amountBehind) text = text.slice(0, amountBehind.index);
    const goodsFrom = goodsBehindHouse(text);
    if (goodsFrom > 0)
      claim(layout, { start: word.start + goodsFrom, end: word.start + text.length }, Owner.specification);
    if (!amountBehind) continue;
    const span = {
      start: word.start + amountBehind.index,
      end: word.start + amountBehind.index + amountBehind[0].length,
    };
    claim(layout, span, Owner.quantity);
    found.push(numberOf(amountBehind[1] ?? amountBehind[2] ?? amountBehind[3] ?? ''));
  }
  return found;
}

/** 张三2箱, 王姐要两份, 李雪梅x2; 2个张三 in front of a phone. */
const piecesBehindName = new RegExp(
  `^(?<name>[\\p{L}·]{2,8}?)(?:[-—/、]?[（(【[]?(?:[要拍共来订]了?)?(?:(?:\\d{1,3}|${digits}{1,3})[大小整]?(?:${units}|打)|[x×*✕+]\\s?\\d{1,3}${units}?)[哦哈呀啊吧]?[)）】\\]]?)$`,
  'iu',
);
const piecesBeforeName = new RegExp(
  `^(?:[要拍共来订]?(?:\\d{1,3}|${digits}{1,3})${units}|[x×*✕]\\s?\\d{1,3}${units}?)(?<name>\\p{Script=Han}{2,4})$`,
  'iu',
);

/** True for what can only be somebody's name: no goods, no place. */
function isPerson(text: string): boolean {
  const isCalled = surnameLength(text) > 0 || titles.test(text) || /^[小老阿]/.test(text);
  return (
    isCalled &&
    nameScore(text) >= 0.85 &&
    !isPlace(text) &&
    !endsInGoods(text) &&
    specificationScore(text) < 0.5
  );
}

/** Claims the pieces that stick to a name, so that a label does not take both. */
export function takePiecesOfNames(layout: Layout): number[] {
  const found: number[] = [];
  if (!counts.test(layout.folded)) return found;
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    if (text.length > 14 || !counts.test(text)) continue;
    const behind = piecesBehindName.exec(text)?.groups?.name ?? '';
    const before =
      neighbour(layout, word.end, 1) === Owner.phone ? piecesBeforeName.exec(text)?.groups?.name : '';
    const name = behind || before || '';
    const isTimes = /^\s*[x×*✕]\s?\d/i.test(layout.folded.slice(word.end, word.end + 5));
    if (name === '' || isTimes || /[要来拍订共买发]$/.test(name) || !isPerson(name)) continue;
    const pieces = behind ? text.slice(name.length) : text.slice(0, -name.length);
    const start = behind ? word.start + name.length : word.start;
    claim(layout, { start, end: start + pieces.length }, Owner.quantity);
    const said = /\d+|[一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾]+/.exec(pieces)?.[0] ?? '';
    found.push(numberOf(said) * (/打/.test(pieces) ? 12 : 1));
  }
  return found;
}

/** Claims a request that sticks to the name in front of a phone: 放门口张三, 张三放门口. */
export function takeRequestsOfNames(layout: Layout, isRequest: (text: string) => boolean): void {
  for (const word of freeWords(layout)) {
    const text = textOf(layout, word);
    if (text.length < 5 || text.length > 16 || /[()（）【】[\]]/.test(text)) continue;
    if (neighbour(layout, word.end, 1) !== Owner.phone) continue;
    const named = nameBehindRequest(text, isRequest);
    const asked = requestAtEnd.exec(text);
    const isGoods = endsInGoods(text.slice(-named)) || /[礼彩纸]盒$/.test(text);
    if (named > 0 && !isGoods) claim(layout, { start: word.start, end: word.end - named }, Owner.remark);
    else if (asked && asked.index > 1 && isRequest(asked[0]) && isPerson(text.slice(0, asked.index)))
      claim(layout, { start: word.start + asked.index, end: word.end }, Owner.remark);
  }
}

const amountAtEnd = new RegExp(`(?:[x×*](\\d{1,3})|(?:(?<!\\d)(\\d{1,3})|(${digits}{1,3}))${units})$`, 'iu');

function goodsAt(text: string): number {
  for (let at = 2; at < text.length - 1; at++) if (specificationStart.test(text.slice(at))) return at;
  return -1;
}

/** True where a name stands in front of the phone that stands in front of `index`. */
function isNamedBefore(layout: Layout, index: number): boolean {
  const before = freeWords(layout)
    .filter((word) => word.end <= index)
    .at(-1);
  if (!before || neighbour(layout, before.end, 1) !== Owner.phone) return false;
  const text = textOf(layout, before);
  return nameScore(text) >= 0.55 && !isPlace(text);
}

/**
 * Claims what sticks to a name behind the phone, and the name where it surely is one: 莫师傅别放门卫,
 * 美甲店粉色套装1套下午送, 阿May姐红色均码20件.
 */
export function takeBehindNames(layout: Layout): { quantities: number[]; isNamed: boolean } {
  const found: number[] = [];
  let isNamed = false;
  for (const word of freeWords(layout)) {
    const before = neighbour(layout, word.start, -1);
    if (before !== Owner.phone && before !== Owner.extension) continue;
    if (isNamedBefore(layout, word.start)) continue;
    let text = textOf(layout, word).replace(/[([【（<].*$/u, '');
    const claims: [Span, OwnerCode][] = [];
    const take = (from: number, owner: OwnerCode) => {
      claims.push([{ start: word.start + from, end: word.start + text.length }, owner]);
      text = text.slice(0, from);
    };
    const asked = requestAtEnd.exec(text);
    if (asked) take(asked.index, Owner.remark);
    const pieces = amountAtEnd.exec(text);
    const isAmount = pieces !== null && pieces.index > 1;
    if (isAmount) take(pieces.index, Owner.quantity);
    const goods = goodsAt(text);
    if (goods > 0 && specificationScore(text.slice(goods)) > 0.8) take(goods, Owner.specification);
    const name = text.replace(/(?<=..)收$/u, '');
    if (claims.length === 0 || nameScore(name) < 0.45 || isPlace(name) || /\d/.test(name)) continue;
    if (specificationScore(name) > 0.8 || labelField(name) !== undefined) continue;
    for (const [span, owner] of claims) claim(layout, span, owner);
    if (nameScore(name) >= 0.75 || isCompany(name)) {
      claim(layout, { start: word.start, end: word.start + name.length }, Owner.name);
      isNamed = true;
    }
    if (isAmount) found.push(numberOf(pieces[1] ?? pieces[2] ?? pieces[3] ?? ''));
  }
  return { quantities: found, isNamed };
}
