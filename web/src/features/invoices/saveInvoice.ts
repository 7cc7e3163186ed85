import { saveBlob } from '../../exports/saveFile.ts';
import { confirmAction } from '../../flows/confirmAction.ts';
import { readPrivateFile } from '../../lib/privateFiles.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { invoicesText } from './invoices.text.ts';

export interface SavedInvoice {
  fileId: number;
  number: string;
}

/** Saves the PDF of an invoice. */
export const saveInvoice = () =>
  confirmAction({
    run: async ({ fileId, number }: SavedInvoice) => {
      const read = await readPrivateFile({ id: fileId, isSmall: false }, new AbortController().signal);
      if (isRefusal(read)) return read;
      saveBlob(read.blob, `${number}.pdf`);
      return {};
    },
    onDone: () => {},
    lost: invoicesText.lost,
  });
