import type { Span } from './layout.ts';

/** A line of a paste that speaks of all its recipients. */
export type SharedLine = {
  /** Index of the recipient in whose text it stands. */
  at: number;
  /** What it says: a quantity, goods or a remark. */
  value: Span;
  /** The words that say whom it is said of, which no field holds. */
  unread: Span;
};

const numeral = '[\\d一二两三四五六七八九十]{1,3}';
const several = `(?:${numeral}|几)?\\s?(?:个|单|家|位|人|户|票)?(?:地址|客户|收[件货]人|订单|单子|包裹)?`;
/** 以上三家都, 统一, 每人, 一共两单 */
const ofAll = new RegExp(
  `^[^\\p{L}\\p{N}\\n]*(?:(?:备注|注意?|ps)\\s?[:：]\\s?)?((?:${[
    `(?:以[上下]|上面|下面|上述|这些|这几[个单家]|所有|全部)的?${several}\\s?[,，:：]?\\s?(?:全部|都|均|全|统一|一律|各|每[人家单位])?`,
    `(?:全?都|均|全|统一|一律|通通|统统)(?=[是要发走用寄放别勿不请按加\\p{Emoji_Presentation}\\d])`,
    `(?:每(?:人|家|单|位|户|份|票|个(?:人|地址)?)|一[人家户](?=一)|各家?[寄发来要拍]?(?=${numeral}))`,
    `(?:今[天日晚]|明天)?(?:一?共|总共|合计)\\s?${numeral}(?:单|家|位|户|票|个(?:人|地址))\\s?[,，。]?`,
  ].join('|')})(?:是|要(?!求)|发(?=${numeral}))?\\s*)(.*?)[\\s。.!！~～]*$`,
  'iu',
);
/** 🚚发德邦 below the last of several rows: by whom all of them are sent. */
const courierAlone =
  /^[^\p{L}\p{N}\n]*((?:[发走用寄])(?:顺丰|中通|圆通|韵达|申通|极兔|邮政|ems|京东|德邦|百世)\p{Script=Han}{0,3})[^\p{L}\p{N}]*$/iu;
const phone = /\d{7}/;

type Line = Span & { text: string };

function linesOf(paste: string, { start, end }: Span): Line[] {
  let at = start;
  return paste
    .slice(start, end)
    .split('\n')
    .map((text) => {
      const line = { start: at, end: at + text.length, text };
      at = line.end + 1;
      return line;
    })
    .filter(({ text }) => text.trim() !== '');
}

/** 合计：5件, 总计 3单: said of all together, and of none. */
const total =
  /^[^\p{L}\p{N}\n]*(?:合计|总计|共计|总数|总共|一共)\s?[:：]?\s?\d{1,5}\s?\p{Script=Han}{0,2}[\s。.!！]*$/u;

const each = /(?<=[\s,，。;；!！])每[人家单位户份]|各(?=[寄发来要拍]?[\d一二两三四五六七八九十])/gu;

/** Where a line begins to speak of all: at its start, and behind talk at 每人. */
function clausesOf(text: string): number[] {
  return [0, ...[...text.matchAll(each)].map(({ index }) => index)];
}

function sharedBy(line: Line, at: number, isRows: boolean): SharedLine | undefined {
  if (total.test(line.text)) {
    const { start, end } = line;
    return { at, value: { start: end, end }, unread: { start, end } };
  }
  const clause = clausesOf(line.text).find((at) => ofAll.exec(line.text.slice(at))?.[2]);
  const said = ofAll.exec(line.text.slice(clause));
  if (said) {
    const [whole, marker = '', value = ''] = said;
    if (value === '') return undefined;
    const from = line.start + (clause ?? 0) + whole.indexOf(marker);
    const start = from + marker.length;
    return { at, value: { start, end: start + value.length }, unread: { start: from, end: start } };
  }
  const value = isRows ? courierAlone.exec(line.text)?.[1] : undefined;
  if (!value) return undefined;
  const start = line.start + line.text.indexOf(value);
  return { at, value: { start, end: start + value.length }, unread: { start, end: start } };
}

/** The lines above the first and below the last of several recipients that speak of all of them. */
export function sharedLines(paste: string, recipients: readonly Span[]): SharedLine[] {
  const [first] = recipients;
  const last = recipients.at(-1);
  if (!first || !last || recipients.length < 2) return [];
  const above = linesOf(paste, first);
  const below = linesOf(paste, last);
  const head = above.slice(
    0,
    above.findIndex(({ text }) => phone.test(text)),
  );
  const foot = below.slice(below.findLastIndex(({ text }) => phone.test(text)) + 1);
  const isRows =
    foot.length === below.length - 1 &&
    phone.test(above.at(-1)?.text ?? '') &&
    recipients.slice(1, -1).every(({ start, end }) => !paste.slice(start, end).includes('\n'));
  return [
    ...head.map((line) => sharedBy(line, 0, false)),
    ...foot.map((line) => sharedBy(line, recipients.length - 1, isRows)),
  ].filter((line) => line !== undefined);
}
