import { confirmAction } from '../../flows/confirmAction.ts';
import { saveConsoleFile } from '../files/saveConsoleFile.ts';
import { batchText as text } from './cashOuts.text.ts';

export interface DownloadSubject {
  id: number;
  batchNo: string;
  format: 'xlsx' | 'csv';
  /** Asks for the second factor; whether it was shown. */
  prove: () => Promise<boolean>;
}

/** Saves the file of a list for the bank. That it was read is recorded. */
export const downloadBatch = () =>
  confirmAction({
    run: ({ id, batchNo, format, prove }: DownloadSubject) =>
      saveConsoleFile({
        path: `cashOutBatch?id=${id}&format=${format}`,
        name: `${batchNo}.${format}`,
        prove,
      }),
    onDone: () => {},
    lost: text.failed,
  });
