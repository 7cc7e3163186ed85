import type { ApolloClient } from '@apollo/client';
import {
  blankIssue,
  type IssueForm,
  type IssueProblems,
  issueProblems,
} from '../../fields/invoices/issueForm.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { InvoiceKind, InvoiceRowFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { uploadDocument } from '../../lib/privateFiles.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AskInvoices, BeginInvoice, IssueInvoice, RefuseInvoice } from './invoices.graphql.ts';
import { askText, invoicesText, issueText, refuseText } from './invoices.text.ts';

export interface AskForm {
  kind: InvoiceKind;
  titleId: string;
  from: string;
  to: string;
}
export type AskProblems = Partial<Record<keyof AskForm, string>>;
/** What may be asked for, and the orders that it is narrowed to; none for all. */
export interface Asked {
  kinds: readonly InvoiceKind[];
  orderIds: readonly number[];
}
export type AskingInvoices = EditRecord<Asked, AskForm, AskProblems>;

const blankAsk: AskForm = { kind: 'GOODS', titleId: '', from: '', to: '' };

/** What the form asks for, as the graph takes it. */
export const scopeOf = ({ kind, from, to }: AskForm, orderIds: readonly number[]) => ({
  kind,
  ...(from && { from }),
  ...(to && { to }),
  ...(orderIds.length > 0 && { orderIds: [...orderIds] }),
});

/** Asks every issuer for an invoice. */
export const askInvoices = (client: ApolloClient) =>
  editRecord({
    blank: blankAsk,
    fill: ({ kinds }: Asked): AskForm => ({ ...blankAsk, kind: kinds[0] ?? 'GOODS' }),
    validate: ({ kind, titleId, from, to }: AskForm): AskProblems => ({
      ...(kind !== 'SUPPLY' && titleId === '' && { titleId: askText.titleMissing }),
      ...(from && to && from > to && { to: askText.reversed }),
    }),
    async save(form, { orderIds }) {
      const title = form.kind === 'SUPPLY' ? {} : { titleId: Number(form.titleId) };
      const answer = await runMutation(client, AskInvoices, {
        input: { ...scopeOf(form, orderIds), ...title },
      });
      return isRefusal(answer) ? answer : answer.askInvoices.length;
    },
    onSaved: (_, count) => toast.success(askText.done(count)),
  });

export type IssuedInvoice = Pick<InvoiceRowFragment, 'id' | 'amount'> & { redNumber: string };
export type IssuingInvoice = EditRecord<IssuedInvoice, IssueForm, IssueProblems>;

/** Keeps the number of an issued invoice: its PDF first, where there is one. */
export const issueInvoice = (client: ApolloClient) =>
  editRecord({
    blank: blankIssue,
    fill: (_: IssuedInvoice): IssueForm => blankIssue,
    validate: issueProblems,
    async save({ number, issuedOn, file }, { id, amount }) {
      const stored = file && (await uploadDocument(file));
      if (isRefusal(stored)) return stored;
      const input = { id, amount, number: number.trim(), issuedOn, ...(stored && { fileId: stored.id }) };
      return runMutation(client, IssueInvoice, { input });
    },
    refusedAt: ({ errorKey, msg }) => (errorKey === 'INVOICE_NUMBER_USED' ? { number: msg } : null),
    onSaved: () => toast.success(issueText.done),
  });

export interface RefusedInvoice extends Pick<InvoiceRowFragment, 'id' | 'invoiceNo'> {
  reason: string;
}
export type RefusingInvoice = ConfirmAction<RefusedInvoice>;
const SHORTEST_REASON = 5;

export const refuseInvoice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: RefusedInvoice) =>
      runMutation(client, RefuseInvoice, { id, reason: reason.trim() }),
    validate: ({ reason }) => ([...reason.trim()].length < SHORTEST_REASON ? refuseText.reasonShort : null),
    onDone: () => toast.success(refuseText.done),
  });

/** Begins to issue an invoice, whose amount stays from then on. */
export const beginInvoice = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Pick<InvoiceRowFragment, 'id'>) => runMutation(client, BeginInvoice, { id }),
    onDone: () => toast.success(invoicesText.begun),
    lost: invoicesText.lost,
  });
