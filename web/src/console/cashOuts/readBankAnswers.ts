import { parseYuan } from '../../lib/money.ts';
import type { BankAnswerInput } from '../graphql/generated/graphql.ts';
import { answersText as text } from './cashOuts.text.ts';

const MAX_ROWS = 500;
const HEADS = {
  cashOutNo: /^提现单号$/,
  amount: /^转账金额/,
  result: /^结果$/,
  transferNo: /^转账单号$/,
  reason: /^失败原因$/,
};
type Head = keyof typeof HEADS;

/** Rows of a bank's answer, or what is wrong with it. */
export type ReadAnswers = { rows: BankAnswerInput[] } | { problem: string };

/** Reads a csv, or cells that were copied out of a spreadsheet. */
export function readBankAnswers(pasted: string): ReadAnswers {
  const [head = [], ...lines] = cellsOf(pasted.replace(/^\uFEFF/, ''));
  const at = Object.fromEntries(
    Object.entries(HEADS).map(([name, pattern]) => [name, head.findIndex((cell) => pattern.test(cell))]),
  ) as Record<Head, number>;
  if (at.cashOutNo < 0 || at.amount < 0 || at.result < 0) return { problem: text.unreadable };
  const cell = (line: readonly string[], name: Head) => line[at[name]] ?? '';
  const filled = lines.filter((line) => cell(line, 'cashOutNo') !== '' && cell(line, 'result') !== '');
  if (filled.length === 0) return { problem: text.empty };
  if (filled.length > MAX_ROWS) return { problem: text.tooMany };
  const rows: BankAnswerInput[] = [];
  for (const line of filled) {
    const cashOutNo = cell(line, 'cashOutNo');
    const amount = parseYuan(cell(line, 'amount'));
    if (amount === null) return { problem: text.badAmount(cashOutNo) };
    const paid = /成功|到账|已付/.test(cell(line, 'result'));
    const [transferNo, reason] = [cell(line, 'transferNo'), cell(line, 'reason')];
    rows.push({
      ...{ cashOutNo, amount, paid },
      ...(paid && transferNo && { transferNo }),
      ...(!paid && reason && { reason }),
    });
  }
  return { rows };
}

/** Lines and cells, by tabs where there are any, else by commas; quoted cells may hold both. */
function cellsOf(all: string): string[][] {
  const separator = all.includes('\t') && !all.includes('","') ? '\t' : ',';
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const close = () => {
    lines.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let place = 0; place < all.length; place += 1) {
    const sign = all[place] ?? '';
    if (isQuoted && sign === '"' && all[place + 1] === '"') {
      cell += sign;
      place += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === separator) close();
    else if (!isQuoted && sign === '\n') {
      close();
      lines.push([]);
    } else if (isQuoted || sign !== '\r') cell += sign;
  }
  close();
  return lines.filter((line) => line.some((one) => one !== ''));
}
