import type { ApolloClient } from '@apollo/client';
import {
  blankIssue,
  type IssueForm,
  type IssueProblems,
  issueProblems,
} from '../../fields/invoices/issueForm.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { saveConsoleFile } from '../files/saveConsoleFile.ts';
import { uploadConsoleFile } from '../files/uploadConsoleFile.ts';
import type {
  DeskInvoiceFragment,
  ImportInvoiceNumbersMutation,
  InvoiceNumberInput,
} from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason, reasonText } from '../reasons.ts';
import { BeginInvoices, ImportInvoiceNumbers, IssueInvoice, RefuseInvoice } from './invoices.graphql.ts';
import { importText, issueText, listText, refuseText, taxText } from './invoices.text.ts';

export type IssuedInvoice = Pick<DeskInvoiceFragment, 'id' | 'accountId' | 'amount'> & { redNumber: string };
export type IssuingInvoice = EditRecord<IssuedInvoice, IssueForm, IssueProblems>;

/** Keeps the number of an invoice that the platform has issued: its PDF first, where there is one. */
export const issueInvoice = (client: ApolloClient) =>
  editRecord({
    blank: blankIssue,
    fill: (_: IssuedInvoice): IssueForm => blankIssue,
    validate: issueProblems,
    async save({ number, issuedOn, file }, { id, accountId, amount }) {
      const stored = file && (await uploadConsoleFile(`invoice?accountId=${accountId}`, file));
      if (isRefusal(stored)) return stored;
      const input = { id, amount, number: number.trim(), issuedOn, ...(stored && { fileId: stored.fileId }) };
      return runMutation(client, IssueInvoice, { input });
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'INVOICE_NUMBER_USED' ? { number: msg } : null),
    onSaved: () => toast.success(issueText.done),
  });

export interface RefusedInvoice extends Pick<DeskInvoiceFragment, 'id' | 'invoiceNo' | 'amount'> {
  reason: string;
}
export type RefusingInvoice = ConfirmAction<RefusedInvoice>;

export const refuseInvoice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: RefusedInvoice) =>
      runMutation(client, RefuseInvoice, { id, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: () => toast.success(refuseText.done),
  });

/** Begins to issue invoices, whose amounts stay from then on. */
export const beginInvoices = (client: ApolloClient) =>
  confirmAction({
    run: ({ ids }: { ids: number[] }) => runMutation(client, BeginInvoices, { ids }),
    onDone: () => toast.success(listText.begun),
    lost: listText.lost,
  });

export type ImportedNumbers = ImportInvoiceNumbersMutation['importInvoiceNumbers'];
interface Numbers {
  rows: InvoiceNumberInput[];
  show: (rows: ImportedNumbers) => void;
}

/** Keeps numbers row by row, and tells what came of each. */
export const importNumbers = (client: ApolloClient) =>
  confirmAction({
    run: ({ rows }: Numbers) => runMutation(client, ImportInvoiceNumbers, { rows }),
    onDone: ({ show }, { importInvoiceNumbers }) => {
      toast.success(importText.done(importInvoiceNumbers.filter(({ problem }) => !problem).length));
      show(importInvoiceNumbers);
    },
    lost: listText.lost,
  });

interface SavedFile {
  path: string;
  name: string;
  /** Asks for the second factor; whether it was shown. */
  prove: () => Promise<boolean>;
}

/** Saves the PDF of an invoice or the report of a quarter; that it was read is recorded. */
export const saveInvoiceFile = () =>
  confirmAction({
    run: (wanted: SavedFile) => saveConsoleFile(wanted),
    onDone: () => {},
    lost: taxText.lost,
  });
