import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import type { Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { DeleteErpAccount, PushErpGoods, RetryErpAccount, SaveErpAccount } from './erpAccounts.graphql.ts';
import { editorText, erpText, goodsText, removalText } from './erpAccounts.text.ts';
import {
  blankErp,
  type EditedErp,
  type ErpForm,
  type ErpProblems,
  erpForm,
  erpInput,
  erpProblems,
} from './erpForm.ts';

export type EditErp = EditRecord<EditedErp, ErpForm, ErpProblems>;

/** Binding an account at an ERP, or changing one. What was typed is gone when the form closes. */
export const editErp = (client: ApolloClient) =>
  editRecord({
    blank: blankErp,
    fill: erpForm,
    validate: erpProblems,
    remaining: (problems, change) =>
      Object.fromEntries(
        Object.entries(problems).filter(
          ([field]) => !(field in change) && !(field === 'warehouses' && 'warehouseNos' in change),
        ),
      ),
    save: (form, { id }) =>
      runMutation(client, SaveErpAccount, { id, input: erpInput(form) }, { awaitReads: true }),
    refusedAt,
    onSaved: () => toast.success(editorText.saved),
  });

function refusedAt(refusal: Refusal): ErpProblems | null {
  const { errorKey, msg, data } = refusal;
  if (errorKey === 'ERP_WAREHOUSE' || errorKey === 'ERP_WAREHOUSE_TWICE') return { warehouses: msg };
  const field = errorKey === 'ERP_REFUSED' ? data.field : refusedField(refusal);
  return typeof field === 'string' && Object.hasOwn(blankErp, field) ? { [field]: msg } : null;
}

/** An account that something is done to. */
export interface ErpSubject {
  id: number;
  name: string;
  pushedTrades: number;
}
export type ErpAction = ConfirmAction<ErpSubject>;

export const removeErp = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: ErpSubject) => runMutation(client, DeleteErpAccount, { id }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });

export const retryErp = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: ErpSubject) => runMutation(client, RetryErpAccount, { id }, { awaitReads: true }),
    onDone: () => toast.success(erpText.retried),
    lost: erpText.lost,
  });

/** Goods that are put into an ERP; without ids all that it has not, or as they were before. */
export interface PushedGoods {
  id: number;
  goodIds?: number[];
}

export const pushErpGoods = (client: ApolloClient) =>
  confirmAction({
    run: (pushed: PushedGoods) => runMutation(client, PushErpGoods, pushed, { awaitReads: true }),
    onDone: () => toast.success(goodsText.pushed),
    lost: goodsText.lost,
  });
