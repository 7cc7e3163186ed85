import type { FilledColumn } from './sheet.types.ts';

/** A number of things. */
export const count = <Row>(header: string, cell: (row: Row) => number): FilledColumn<Row> => ({
  header,
  kind: 'count',
  width: 10,
  cell,
});

/** Fen, shown as yuan. */
export const money = <Row>(header: string, cell: (row: Row) => number): FilledColumn<Row> => ({
  header,
  kind: 'money',
  width: 16,
  cell,
});
