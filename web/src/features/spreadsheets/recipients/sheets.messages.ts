import type { FileRefusal, SheetReading, SheetRow } from '../sheets.types.ts';
import type { ReadParameters, ReadStage } from './readSheet.core.ts';

/** What the worker is asked. */
export interface ReadRequest {
  bytes: Uint8Array<ArrayBuffer>;
  parameters: ReadParameters;
}

/** What the worker says, in this order; the rows come in parts, so that no single message stalls the page. */
export type ReadMessage =
  | { kind: 'stage'; stage: ReadStage }
  | { kind: 'rows'; rows: readonly SheetRow[]; total: number }
  | { kind: 'done'; answer: FileRefusal | Omit<SheetReading, 'rows'> }
  | { kind: 'broken'; message: string };

const ROWS_A_MESSAGE = 500;

/** The messages that carry an answer. */
export function* messagesOf(answer: SheetReading | FileRefusal): Generator<ReadMessage> {
  if (answer.kind === 'refused') {
    yield { kind: 'done', answer };
    return;
  }
  const { rows, ...rest } = answer;
  for (let from = 0; from < rows.length; from += ROWS_A_MESSAGE)
    yield { kind: 'rows', rows: rows.slice(from, from + ROWS_A_MESSAGE), total: rows.length };
  yield { kind: 'done', answer: rest };
}
