import type { SecretBox } from '../../shared/secretBox.ts';
import type { TitleFields } from './invoiceTitles.schemas.ts';

/** What titles and their copies on invoices are sealed for. */
const SEALED_FOR = 'invoice';
export const BLANK_TITLE: TitleFields = {
  ...{ name: '', taxNumber: '', address: '', phone: '', bankName: '', bankAccount: '' },
};

export const sealTitle = (box: SecretBox, fields: TitleFields): string =>
  box.seal(JSON.stringify(fields), SEALED_FOR);

/** A title in clear; blank where it was erased. */
export function openTitle(box: SecretBox, sealed: string): TitleFields {
  return sealed === '' ? BLANK_TITLE : { ...BLANK_TITLE, ...JSON.parse(box.open(sealed, SEALED_FOR)) };
}
