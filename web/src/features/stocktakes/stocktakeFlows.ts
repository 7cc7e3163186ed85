import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type {
  ListStocktakeLinesQuery,
  StocktakeReason,
  StocktakeRowFragment,
} from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { BeginStocktake, DiscardStocktake, PostStocktake, SaveStocktakeLines } from './stocktakes.graphql.ts';
import { detailText, discardText, newStocktakeText, postText } from './stocktakes.text.ts';

export type Stocktake = StocktakeRowFragment;
export type StocktakeLine = ListStocktakeLinesQuery['stocktakeLines']['list'][number];

/** What was counted of a combination; null takes it out. */
export interface CountedLine {
  stocktakeId: number;
  skuId: number;
  counted: number | null;
  reason: StocktakeReason | null;
}

export interface StocktakeForm {
  warehouseId: number | null;
  note: string;
  /** The same one is begun once. */
  clientNo: string;
}
export const blankStocktake: StocktakeForm = { warehouseId: null, note: '', clientNo: '' };

export type NewStocktake = EditRecord<StocktakeForm, StocktakeForm, { warehouse?: string }>;
export type PostingStocktake = ConfirmAction<Stocktake>;

/** Beginning to count a warehouse; `onBegun` is given the draft. */
export const newStocktake = (onBegun: (id: number) => void) => (client: ApolloClient) =>
  editRecord({
    blank: blankStocktake,
    fill: (form: StocktakeForm) => form,
    validate: ({ warehouseId }) =>
      (warehouseId === null ? { warehouse: newStocktakeText.choose } : {}) as { warehouse?: string },
    save: async ({ warehouseId, note, clientNo }) => {
      if (warehouseId === null) throw new Error('no warehouse to count');
      const input = { warehouseId, note: note.trim() };
      const answer = await runMutation(client, BeginStocktake, { input, clientNo });
      return isRefusal(answer) ? answer : answer.beginStocktake.stocktakeId;
    },
    onSaved: (_, id) => onBegun(id),
  });

/** Keeping one line, at once. */
export const countLine = (client: ApolloClient) =>
  confirmAction({
    run: ({ stocktakeId, skuId, counted, reason }: CountedLine) =>
      runMutation(
        client,
        SaveStocktakeLines,
        { id: stocktakeId, rows: [{ skuId, counted, ...(reason && { reason }) }] },
        { awaitReads: true },
      ),
    onDone: () => undefined,
    lost: detailText.lost,
  });

/** Writing the differences into the stock. */
export const postStocktake = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Stocktake) => runMutation(client, PostStocktake, { id }),
    onDone: () => toast.success(postText.done),
  });

/** Giving a draft up. */
export const discardStocktake = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Stocktake) => runMutation(client, DiscardStocktake, { id }),
    onDone: () => toast.success(discardText.done),
  });
