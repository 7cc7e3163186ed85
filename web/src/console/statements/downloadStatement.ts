import { confirmAction } from '../../flows/confirmAction.ts';
import { saveConsoleFile } from '../files/saveConsoleFile.ts';
import { statementsText as text } from './statements.text.ts';

export interface StatementFile {
  month: string;
  /** Null: that of the platform. */
  account: number | null;
  /** Asks for the second factor; whether it was shown. */
  prove: () => Promise<boolean>;
}

/** Saves a statement as a sheet. */
export const downloadStatement = () =>
  confirmAction({
    run: ({ month, account, prove }: StatementFile) =>
      saveConsoleFile({
        path: `statement?month=${month}${account === null ? '' : `&accountId=${account}`}`,
        name: `${text.title}-${account ?? text.ofPlatform}-${month}.xlsx`,
        prove,
      }),
    onDone: () => {},
    lost: text.lost,
  });
