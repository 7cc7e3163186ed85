import type { ApolloClient } from '@apollo/client';
import { ReadAddresses } from '../../graphql/addresses.graphql.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { importSheet } from '../spreadsheets/importing/importSheet.ts';
import { ImportBookEntries } from './addressBook.graphql.ts';
import { bookColumnNames, bookProblemText, bookSheetText as text } from './addressBook.text.ts';
import {
  BOOK_FIELDS,
  type BookField,
  type BookRow,
  bookRows,
  rowOfReading,
  rowsOfBook,
} from './bookSheet.ts';

/** As many as a book holds. */
const MAX_ROWS = 10_000;
const WIDTHS: Partial<Record<BookField, number>> = { phone: 20, address: 44, note: 24 };

const columns = BOOK_FIELDS.map((field) => ({
  name: bookColumnNames[field],
  width: WIDTHS[field] ?? 14,
  of: ({ texts }: BookRow) => texts[field],
}));

/** Taking addresses over from sheets and pastes. */
export const importBook = (client: ApolloClient) =>
  importSheet<BookRow>({
    sheet: text.sheet,
    rowsOf: rowsOfBook,
    maxRows: MAX_ROWS,
    problemText: bookProblemText,
    failedName: text.failedName,
    failedColumns: columns,
    template: {
      fileName: text.templateName,
      load: async () => ({ columns, rows: [] }),
    },
    readText: async (pasted, signal) => {
      const answer = await runQuery(
        client,
        ReadAddresses,
        { text: pasted },
        { uncached: 'private', signal, warnOnRefusal: true },
      );
      if (isRefusal(answer)) throw new Error(answer.msg);
      return answer.readAddresses.map((reading, at) => rowOfReading(at + 1, reading));
    },
    check: async (rows, signal) => {
      const answer = await runMutation(
        client,
        ImportBookEntries,
        { rows: bookRows(rows), checkOnly: true },
        { uncached: 'private', signal },
      );
      if (isRefusal(answer)) return answer;
      const { failed, duplicates } = answer.importBookEntries;
      return { failed, warned: duplicates };
    },
    send: async (rows, clientNo) => {
      const answer = await runMutation(
        client,
        ImportBookEntries,
        { rows: bookRows(rows), checkOnly: false, clientNo },
        { uncached: 'private' },
      );
      if (isRefusal(answer)) return answer;
      const { added, duplicates, failed } = answer.importBookEntries;
      return { counts: { added, duplicates: duplicates.length }, failed };
    },
  });
