import { units } from './amounts.ts';
import { claim, isFree, type Layout, Owner, type Span, textOf } from './layout.ts';
import { isSpokenNumber } from './spokenPhones.ts';

/** `numberEnd` is where the extension begins, if there is one. */
export type Phone = Span & { number: string; extension: string; mobile: boolean; numberEnd: number };

const gap = '[\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\ufeff\\-–—−_.]';
const country = `(?:\\(?\\+?0{0,2}86\\)?${gap}{0,2})?`;
const mobilePattern = new RegExp(`(?<!\\d)${country}(1${gap}?[3-9]${gap}?\\d(?:${gap}?\\d){8})(?!\\d)`, 'g');
const landlinePattern = new RegExp(
  `(?:\\(|(?<!\\d))(0(?:10|2\\d|[3-9]\\d\\d))\\)?${gap}{0,3}(\\d{3,4}${gap}?\\d{4})(?!\\d)`,
  'g',
);

/** 138(0020)1128 */
const bracketedPattern = /(?<!\d)1[3-9]\d[(（]\d{4}[)）]\d{4}(?!\d)/g;

/** A number stuck to the mobile behind it, as a room's: 2-50113800000000. */
const stuckBefore = /(?<!\d)\d{1,5}(1[3-9]\d{9})(?!\d)/g;
/** A mobile with a number stuck behind it. */
const stuckBehind = new RegExp(
  `(?<!\\d)(1[3-9]\\d{9})(?:\\d{1,4}(?=[-–—#栋幢座楼元号室弄路])|\\d{1,2}(?=${units}))`,
  'g',
);
const roomBefore = /[-–—#栋幢座楼元号室层A-Za-z]$/;

/** How people group the eleven digits; another grouping is a phone next to another number. */
const groupings = new Set([
  '11',
  '3-4-4',
  '3-3-5',
  '4-3-4',
  '4-4-3',
  '3-8',
  '7-4',
  '5-6',
  '3-4-2-2',
  '3-5-3',
]);

/** Digits that were meant as a phone but are invalid: masked, too short, too long, or a service number. */
const brokenPattern =
  /(?<!\d)(?:\+(?!86)\d{2,3}[- ]?\d{3,4}[- ]?\d{4}(?!\d)|1[3-9]\d{5,8}(?!\d)|1[3-9]\d{10,12}(?!\d)|1[\dxX*]{2,7}[*xX][\dxX*]{2,9}|1[3-9]\d[- ]\d{3,4}[- ]\d{3,5}(?!\d)|[48]00-?\d{3,4}-?\d{3,4}(?!\d))/g;

/** What people write between a number and its extension. */
const extensionWords =
  '(?:请|请?拨打时|拨通后|接通后|然后|后)?(?:转接?码?|轉|转分机号?|转拨|分机号?码?|接|按|输入(?:分机号?)?|加拨|后拨|拨|小号|密码|尾号|ext\\.?|x)';
const extensionForms = [
  `\\s*[,，]?\\s*${extensionWords}[:：\\s]*(\\d{2,6})(?!\\d)`,
  '\\s*(?:转|分机号?|ext\\.?)[:\\s]*(\\d{1,6})(?!\\d)',
  `\\s?[[【(<]\\s*${extensionWords}?\\s*[:：]?\\s*(\\d{2,6})\\s*[\\]】)>](?!\\d)`,
  '\\s?[-–—_~]\\s?(\\d{1,6})(?![\\d号栋幢座室楼层单弄期箱件份盒袋包套瓶双提桶个只-])',
  '\\s?,{1,3}\\s?(\\d{1,6})#',
  '\\s?#(\\d{1,6})(?!\\d)',
  '\\s?[,;/*p]\\s?(\\d{4})(?![\\d\\p{Script=Han}.-])',
  '\\s(\\d{4})(?=$|[\\s,;])(?![\\s,;]*[\\dA-Za-z\\p{Script=Han}]*[号栋幢座室楼弄])',
];
const extensionPattern = new RegExp(`(?:${extensionForms.join('|')})#?`, 'iuy');

function extensionAt(layout: Layout, index: number, maxLength: number): { end: number; digits: string } {
  extensionPattern.lastIndex = index;
  const match = extensionPattern.exec(layout.folded);
  const digits = match?.slice(1).find((group) => group !== undefined) ?? '';
  if (!match || digits.length > maxLength) return { end: index, digits: '' };
  return { end: index + match[0].length, digits };
}

const gapPattern = new RegExp(gap);

function isGrouped(raw: string): boolean {
  const groups = raw.split(gapPattern).map((digits) => digits.length);
  return groupings.has(groups.join('-')) || groups.every((length) => length === 1);
}

function mobilesIn(layout: Layout): Phone[] {
  const phones: Phone[] = [];
  for (const match of layout.folded.matchAll(mobilePattern)) {
    const raw = match[1] as string;
    if (!isGrouped(raw) || !isFree(layout, { start: match.index, end: match.index + match[0].length }))
      continue;
    const after = match.index + match[0].length;
    const extension = extensionAt(layout, after, 4);
    phones.push({
      start: match.index,
      end: extension.end,
      number: raw.replace(/\D/g, ''),
      extension: extension.digits,
      mobile: true,
      numberEnd: after,
    });
  }
  for (const { 0: raw, index } of layout.folded.matchAll(bracketedPattern)) {
    const end = index + raw.length;
    if (!isFree(layout, { start: index, end })) continue;
    const number = raw.replace(/\D/g, '');
    phones.push({ start: index, end, number, extension: '', mobile: true, numberEnd: end });
  }
  return phones;
}

/** Mobiles that digits of something else stand right before or behind, where only one reading is a mobile. */
function stuckMobilesIn(layout: Layout): Phone[] {
  const phones: Phone[] = [];
  const add = (number: string, start: number) => {
    const numberEnd = start + number.length;
    const { end, digits } = extensionAt(layout, numberEnd, 4);
    if (isFree(layout, { start, end }))
      phones.push({ start, end, number, extension: digits, mobile: true, numberEnd });
  };
  for (const match of layout.folded.matchAll(stuckBefore)) {
    const isRoom = roomBefore.test(layout.folded.slice(0, match.index));
    if (isRoom || !/^1[3-9]/.test(match[0])) add(match[1] as string, match.index + match[0].length - 11);
  }
  for (const match of layout.folded.matchAll(stuckBehind)) {
    if (isFree(layout, { start: match.index, end: match.index + 11 })) {
      phones.push({
        ...{ start: match.index, end: match.index + 11, numberEnd: match.index + 11 },
        ...{ number: match[1] as string, extension: '', mobile: true },
      });
    }
  }
  return phones;
}

function landlinesIn(layout: Layout, taken: readonly Phone[]): Phone[] {
  const phones: Phone[] = [];
  for (const match of layout.folded.matchAll(landlinePattern)) {
    const after = match.index + match[0].length;
    const clashes = taken.some((phone) => match.index < phone.end && phone.start < after);
    if (clashes || !isFree(layout, { start: match.index, end: after })) continue;
    const extension = extensionAt(layout, after, 6);
    phones.push({
      start: match.index,
      end: extension.end,
      number: `${match[1]}-${(match[2] as string).replace(/\D/g, '')}`,
      extension: extension.digits,
      mobile: false,
      numberEnd: after,
    });
  }
  return phones;
}

const loneExtension =
  /[[【]\s?(?:转|分机)?\s?(\d{3,6})\s?[\]】]|(?<=(?:^|[\s,，;；:：|])\p{Script=Han}{2,4})[(（](\d{4})[)）]|(?:转接?码?|转拨|转?分机号?码?|转接号码?)\s?[:：]?\s?(\d{2,6})#?(?![\d\p{Script=Han}])/gu;

/** Extensions away from the number: behind the name or the address (`张三[1234]`), or said in words (转1234). */
function takeLoneExtensions(layout: Layout, known: string): { digits: string; others: number } {
  let digits = known;
  let others = 0;
  for (const match of layout.folded.matchAll(loneExtension)) {
    const found = match[1] ?? match[2] ?? match[3] ?? '';
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    if (digits !== '' && found !== digits) others++;
    else {
      claim(layout, span, Owner.extension);
      digits = found;
    }
  }
  return { digits: digits || repeatedInBrackets(layout), others };
}

/** The same digits in brackets behind the name and behind the address: 阿甘(4456) … (4456). */
function repeatedInBrackets(layout: Layout): string {
  const found = [...layout.folded.matchAll(/[(（](\d{3,4})[)）]/g)];
  const twice = found.find((match) => found.some((other) => other !== match && other[1] === match[1]));
  const same = found.filter((match) => match[1] === twice?.[1]);
  for (const match of same)
    claim(layout, { start: match.index, end: match.index + match[0].length }, Owner.extension);
  return twice?.[1] ?? '';
}

/** The broken numbers; with no phone on the line, the first that looks like a mobile stays in the phone, to be mended there. */
function takeBroken(layout: Layout, hasPhone: boolean): { broken: Span[]; attempt: string } {
  const broken: Span[] = [];
  let attempt = '';
  for (const match of layout.folded.matchAll(brokenPattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (!isFree(layout, span)) continue;
    const meant = !hasPhone && attempt === '' && match[0].startsWith('1');
    if (meant) attempt = match[0];
    claim(layout, span, meant ? Owner.phone : Owner.rest);
    broken.push(span);
  }
  return { broken, attempt };
}

/**
 * `valid` is false for a number that was meant as the phone and cannot be one; `masked` where a platform replaced
 * digits by stars.
 */
export type PhoneReading = {
  phone: string;
  extension: string;
  valid: boolean;
  masked: boolean;
  /** It was written in words: 幺三八…. */
  spoken: boolean;
  others: number;
  broken: Span[];
};

/**
 * Finds and claims the line's phone, the first mobile before any landline, as `13800000000-1234` or `0571-88888888`.
 * The same number again belongs to the phone; other numbers go to the rest.
 */
export function takePhone(layout: Layout): PhoneReading {
  const mobiles = mobilesIn(layout);
  if (/\d{12}/.test(layout.folded)) mobiles.push(...stuckMobilesIn(layout));
  const phones = [...mobiles, ...landlinesIn(layout, mobiles)];
  const first = phones.find((phone) => phone.mobile) ?? phones[0];
  const alike = phones.filter((phone) => phone.number === first?.number);
  const beside = alike.find((phone) => phone.extension !== '')?.extension ?? '';
  const others = new Set<string>();
  for (const phone of phones) {
    const same = alike.includes(phone) && (phone.extension === '' || phone.extension === beside);
    if (!same) others.add(phone.number);
    claim(layout, { start: phone.start, end: phone.numberEnd }, same ? Owner.phone : Owner.rest);
    claim(layout, { start: phone.numberEnd, end: phone.end }, same ? Owner.extension : Owner.rest);
  }
  const lone = first ? takeLoneExtensions(layout, beside) : { digits: '', others: 0 };
  const extension = lone.digits;
  const { broken, attempt } = takeBroken(layout, first !== undefined);
  // A mobile with a digit too many or too few may be the one that was meant.
  const mistyped = first ? broken.filter((span) => /^1\d+$/.test(textOf(layout, span))).length : 0;
  const phone = first ? first.number + (extension && `-${extension}`) : attempt;
  const masked = attempt.includes('*');
  const spoken = first !== undefined && isSpokenNumber(layout.shown.slice(first.start, first.numberEnd));
  return {
    ...{ phone, extension, valid: first !== undefined, masked, spoken, broken },
    others: others.size + lone.others + mistyped,
  };
}
