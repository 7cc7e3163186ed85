import { amountIn } from './amounts.ts';
import { specificationScore } from './goods.ts';
import type { Span } from './layout.ts';

/** A line that says goods or pieces of the recipients below it, up to the next such line. */
export type SectionHead = {
  /** Indexes of the first recipient below, and of the first that another head speaks of. */
  from: number;
  to: number;
  line: Span;
  /** What it says: goods, pieces, or both. */
  value: Span;
};

const head =
  /^[^\p{L}\p{N}\n]*(?<said>[^\n:：,，。]{1,12}?)(?<mark>[ \t]*[:：]|的?[ \t]*[这那](?:[几些]|[\d一二两三四五六七八九十]{1,2})(?:[个位家单份票户]|个人)?[ \t]*[:：]?|的?[ \t]*[:：])?[ \t]*$/u;
const phone = /\d{7}/;
const recipientWords = /[姓名收件货人电话手机地址省市区县路街号栋室]|备注|留言|订单/;

function saysGoods(text: string): boolean {
  return text
    .trim()
    .split(/[\s/、]+/)
    .every((word) => {
      const goods = word.replace(/[x×*]?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})\p{Script=Han}?$/u, '');
      return amountIn(word) > 0 || specificationScore(word) > 0.5 || specificationScore(goods) > 0.5;
    });
}

/** The heads of a paste's sections: A款：, 毛衣这几个, 2箱：, or goods alone above every recipient or group of them. */
export function sectionHeads(paste: string, recipients: readonly Span[]): SectionHead[] {
  if (recipients.length < 2) return [];
  const found: (SectionHead & { isMarked: boolean })[] = [];
  let phones = 0;
  let at = 0;
  for (const text of paste.split('\n')) {
    const line = { start: at, end: at + text.length };
    at = line.end + 1;
    if (text.trim() === '') continue;
    if (phone.test(text)) {
      phones++;
      continue;
    }
    const { said = '', mark } = head.exec(text)?.groups ?? {};
    if (said.trim() === '' || recipientWords.test(said) || !saysGoods(said)) continue;
    const start = line.start + text.indexOf(said);
    const value = { start, end: start + said.length };
    const from = recipients.findIndex((recipient) => phoneOf(paste, recipient) > line.end);
    if (from >= 0) found.push({ from, to: recipients.length, line, value, isMarked: mark !== undefined });
  }
  // Goods without a mark could as well stand below their recipient: they head where they open the paste and none ends it.
  const isAbove =
    found.length > 1 && found[0]?.from === 0 && isFirst(paste, found[0].line) && !endsIn(paste, found.at(-1));
  const heads = found.filter(({ isMarked }) => isMarked || isAbove);
  const isSections = phones === recipients.length && (heads.length > 1 || heads[0]?.from === 0);
  if (!isSections) return [];
  return heads.map(({ from, line, value }, index) => ({
    from,
    to: heads[index + 1]?.from ?? recipients.length,
    line,
    value,
  }));
}

function phoneOf(paste: string, { start, end }: Span): number {
  const at = paste.slice(start, end).search(phone);
  return at < 0 ? -1 : start + at;
}

function isFirst(paste: string, line: Span): boolean {
  return paste.slice(0, line.start).trim() === '';
}

function endsIn(paste: string, last: { line: Span } | undefined): boolean {
  return last !== undefined && paste.slice(last.line.end).trim() === '';
}
