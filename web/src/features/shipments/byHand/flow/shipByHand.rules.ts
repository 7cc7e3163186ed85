import type { ReasonCode, RowField } from '../../../../graphql/generated/graphql.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { blocks, type FailedRow, judgeRows, type Quote } from '../../shared/recipients/verdicts.ts';

interface Priced {
  rows: readonly Recipient[];
  quote: Quote | null;
  failed: readonly FailedRow[];
  num: number;
}

/** Whether every recipient that is in can go, and there is one. */
export function canGo({ rows, quote, failed }: Priced): boolean {
  if (!quote || quote.answer.packageCount === 0) return false;
  const blocked = quote.answer.problems.some((problem) => problem.blocking);
  const included = rows.filter((row) => !row.excluded);
  const fresh = included.length === quote.rows.length && included.every((row, at) => row === quote.rows[at]);
  return fresh && !blocked && ![...judgeRows({ rows, quote, failed }).values()].some(blocks);
}

/** Whether the warehouse holds enough for every parcel. */
export function coversStock({ quote, num }: Priced): boolean {
  return quote !== null && quote.answer.packageCount * num <= quote.answer.available;
}

/** The rows that a refusal names, found again by their place in the list that was sent. */
export function failedRows({ data }: Refusal, rows: readonly Recipient[]): FailedRow[] {
  if (!Array.isArray(data.failed)) return [];
  const sent = sendableRows(rows);
  return data.failed.flatMap((one: Partial<Record<string, unknown>>) => {
    const row = sent[Number(one.row)];
    if (!row) return [];
    return {
      row,
      field: (one.field ?? 'row') as RowField,
      reasonCode: (one.reasonCode ?? null) as ReasonCode | null,
      msg: String(one.msg ?? ''),
    };
  });
}
