import { timeText } from '../exports/exportWords.ts';
import type { FilledColumn } from '../exports/sheet.types.ts';

type Text = string | null | undefined;

/** The columns of the rows of one list; what is not known stays empty. */
export function columnsOf<Row>() {
  const column =
    (kind: FilledColumn<Row>['kind'], width: number) =>
    (header: string, cell: (row: Row) => number | null): FilledColumn<Row> => ({
      ...{ header, kind, width },
      cell: (row) => cell(row) ?? '',
    });
  const text = (header: string, width: number, cell: (row: Row) => Text): FilledColumn<Row> => ({
    ...{ header, kind: 'text', width },
    cell: (row) => cell(row) ?? '',
  });
  return {
    text,
    time: (header: string, cell: (row: Row) => Text) => text(header, 20, (row) => timeText(cell(row) ?? '')),
    /** A number that names something, such as an account. */
    id: (header: string, cell: (row: Row) => number | null) =>
      text(header, 12, (row) => cell(row)?.toString()),
    count: column('count', 10),
    /** Fen. */
    money: column('money', 14),
    /** Hundredths of a percent. */
    rate: column('rate', 12),
  };
}

export const yesNo = (is: boolean): string => (is ? '是' : '否');
