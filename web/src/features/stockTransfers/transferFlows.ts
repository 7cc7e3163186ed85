import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  CancelStockTransfer,
  LoadStockTransfer,
  ReceiveStockTransfer,
  SendStockTransfer,
} from './stockTransfers.graphql.ts';
import { cancelText, newTransferText, receiveText, transfersText } from './stockTransfers.text.ts';
import {
  blankReceive,
  blankTransfer,
  editTransfer,
  lostPieces,
  type ReceiveForm,
  receivedRows,
  receiveForm,
  receiveProblems,
  shortRows,
  type Transfer,
  type TransferForm,
  type TransferProblems,
  type TransferRow,
  transferInput,
  transferProblems,
} from './transferForm.ts';

export type NewTransfer = EditRecord<TransferForm, TransferForm, TransferProblems>;
export type ReceivingTransfer = EditRecord<Transfer, ReceiveForm, TransferProblems>;
export type CancellingTransfer = ConfirmAction<TransferRow>;

/** A transfer, and what its lines are loaded for. */
export interface Opened {
  id: number;
  to: 'look' | 'receive';
}

/** Sending pieces from one warehouse to another. */
export const newTransfer = (client: ApolloClient) =>
  editRecord({
    blank: blankTransfer,
    fill: (form: TransferForm) => form,
    edit: editTransfer,
    validate: transferProblems,
    save: (form) =>
      runMutation(client, SendStockTransfer, { input: transferInput(form), clientNo: form.clientNo }),
    refusedAt: shortRows,
    onSaved: () => toast.success(newTransferText.done),
  });

/** Saying what of a transfer has arrived. */
export const receiveTransfer = (client: ApolloClient) =>
  editRecord({
    blank: blankReceive,
    fill: (transfer: Transfer) => receiveForm(transfer),
    validate: receiveProblems,
    save: async (form, transfer) => {
      const rows = receivedRows(form, transfer);
      const answer = await runMutation(client, ReceiveStockTransfer, { id: transfer.id, rows });
      return isRefusal(answer) ? answer : { lost: lostPieces(form, transfer) };
    },
    onSaved: (_, { lost }) => toast.success(receiveText.done(lost)),
  });

/** Taking a transfer back that is on its way. */
export const cancelTransfer = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: TransferRow) => runMutation(client, CancelStockTransfer, { id }),
    onDone: () => toast.success(cancelText.done),
  });

/** Loading what is in a transfer, before it is looked at or received. */
export const openTransfer =
  (onLoaded: (to: Opened['to'], transfer: Transfer) => void) => (client: ApolloClient) =>
    confirmAction({
      run: ({ id }: Opened) => runQuery(client, LoadStockTransfer, { id }),
      onDone: ({ to }, { stockTransfers: { list } }) => {
        const [transfer] = list;
        if (transfer) onLoaded(to, transfer);
      },
      lost: transfersText.lost,
    });
