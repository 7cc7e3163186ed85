import type { QuoteShipmentMutation } from '../graphql/generated/graphql.ts';
import { formatMoney } from '../lib/money.ts';

/** What is missing to the next price step of what was quoted. */
export type NextStep = QuoteShipmentMutation['quoteOrder']['nextSteps'][number];

/** Of many rows, and groups of them, only the first are named. */
const LINES_TOLD = 10;
const GROUPS_TOLD = 3;

export const pricesText = {
  title: '阶梯价',
  pieces: '件数',
  price: '单价',
  range: (from: number, before: number | null, unit: string) => {
    if (before === null) return `${from} ${unit}及以上`;
    return before - 1 === from ? `${from} ${unit}` : `${from} 至 ${before - 1} ${unit}`;
  },
  perParcel: '按每个包裹的件数计算，达到后该包裹内全部按此单价',
  perOrder: '按整笔下单的总件数计算，达到后全部按此单价',
  together: '同一商品的各规格合并计件',
  agreed: '已按您与供应商的协议价',
  stepTag: '阶梯价',
  explained: '价格说明',
  parts: { goods: '原价', step: '阶梯价', agreed: '协议价', markUp: '推广加价' },
  from: (pieces: number) => `满 ${pieces} 件`,
  each: '每件',
  inForce: (pieces: number, parcels: number) => `${pieces} 件（${parcels} 个包裹）`,
  missing: (missing: number, unit: string, fen: number) =>
    `再加 ${missing} ${unit}，每${unit} ${formatMoney(fen)}`,
  reached: (pieces: number, unit: string, fen: number) =>
    `整笔下单满 ${pieces} ${unit}，每${unit} ${formatMoney(fen)}`,
  addPieces: (missing: number, unit: string) => `加 ${missing} ${unit}`,
  choose: '各规格的阶梯价不同，选择规格后显示',
  next: '阶梯价提示',
  add: ({ missing, places }: Pick<NextStep, 'missing' | 'places'>) =>
    places.length > 1 ? `各加 ${missing} 件` : `加 ${missing} 件`,
  cheaperTogether: (groups: number, parcels: number, saving: number) =>
    groups > 1
      ? `合并更便宜：${groups} 位收件人的 ${parcels} 个包裹各合并成一个，共省 ${formatMoney(saving)}`
      : `合并更便宜：同一收件人的 ${parcels} 个包裹合并成一个，省 ${formatMoney(saving)}`,
  addLines: (lines: readonly number[]) => `（加到${linesText(lines)}）`,
  joinLines: (groups: readonly (readonly number[])[]) =>
    `（${groups.slice(0, GROUPS_TOLD).map(linesText).join('；')}${groups.length > GROUPS_TOLD ? ' 等' : ''}）`,
  join: (saving: number) => `合并，省 ${formatMoney(saving)}`,
};

function linesText(lines: readonly number[]): string {
  const told = lines.slice(0, LINES_TOLD).join('、');
  return lines.length > LINES_TOLD ? `第 ${told} 等 ${lines.length} 行` : `第 ${told} 行`;
}

/** The number of a row as its list has it, by its place in the quote. */
export type LineAt = (place: { part: number; row: number }) => number | undefined;

/** The numbers of rows; none where their list has none. */
export function linesAt(
  places: readonly { part: number; row: number }[],
  lineAt: LineAt | undefined,
): number[] {
  return places.flatMap((place) => lineAt?.(place) ?? []);
}

/** Parcels to one receiver that cost less as one. */
export type CheaperTogether = QuoteShipmentMutation['quoteOrder']['cheaperTogether'][number];

/** What is missing in words: 再买 3 件，每件 ¥1.20, or what is saved where the total is less; with the rows that get it. */
export function nextStepText(step: Omit<NextStep, '__typename'>, lines: readonly number[] = []): string {
  const { title, perParcel, parcels, missing, unitPrice, saving } = step;
  const to = lines.length > 0 ? pricesText.addLines(lines) : '';
  const each = perParcel && parcels > 1;
  if (saving > 0) {
    const where = each ? `${parcels} 个包裹各再加 ${missing} 件，总价各少 ` : `再加 ${missing} 件，总价少 `;
    return `${title}：${where}${formatMoney(saving)}${to}`;
  }
  const where = each ? `${parcels} 个包裹各再买` : '再买';
  return `${title}：${where} ${missing} 件，每件 ${formatMoney(unitPrice)}${to}`;
}
