import type { ApolloClient } from '@apollo/client';
import { confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { InvoiceTitleKind, TitleRowFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteInvoiceTitle, SaveInvoiceTitle } from './invoices.graphql.ts';
import { removeText, titleText as text } from './invoices.text.ts';

export interface TitleForm {
  kind: InvoiceTitleKind;
  name: string;
  taxNumber: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}
export type TitleProblems = Partial<Record<keyof TitleForm, string>>;
/** The title that is changed; null for a new one. */
export interface EditedTitle {
  title: TitleRowFragment | null;
}
export type EditingTitle = EditRecord<EditedTitle, TitleForm, TitleProblems>;

const TAX_NUMBER = /^[0-9A-Za-z]{18}$/;
const blank: TitleForm = {
  ...{ kind: 'COMPANY', name: '', taxNumber: '', address: '', phone: '', bankName: '', bankAccount: '' },
};

/** Keeping a title, or changing one. Its check digit is looked at by the service. */
export const editTitle = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ title }: EditedTitle): TitleForm => {
      if (!title) return blank;
      const { kind, name, taxNumber, address, phone, bankName, bankAccount } = title;
      return { kind, name, taxNumber, address, phone, bankName, bankAccount };
    },
    validate: ({ kind, name, taxNumber }: TitleForm): TitleProblems => ({
      ...(name.trim() === '' && { name: text.nameMissing }),
      ...(kind === 'COMPANY' && !TAX_NUMBER.test(taxNumber.trim()) && { taxNumber: text.taxNumberWrong }),
    }),
    save: ({ kind, name, ...rest }, { title }) =>
      runMutation(client, SaveInvoiceTitle, {
        ...(title && { id: title.id }),
        input: kind === 'COMPANY' ? { kind, name, ...rest } : { kind, name },
      }),
    refusedAt: ({ errorKey, msg }) => (errorKey === 'TAX_NUMBER' ? { taxNumber: msg } : null),
    onSaved: () => toast.success(text.saved),
  });

export const removeTitle = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Pick<TitleRowFragment, 'id' | 'name'>) => runMutation(client, DeleteInvoiceTitle, { id }),
    onDone: () => toast.success(removeText.done),
  });
