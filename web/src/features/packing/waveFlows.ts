import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { WaveRowFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CloseWave, CreateWave, ListPackingWarehouses } from './packing.graphql.ts';
import { chosenWaveText, closeWaveText, newWaveText } from './waves.text.ts';

export type Wave = WaveRowFragment;
export const MAX_WAVE = 500;

export interface WaveForm {
  warehouseId: number | null;
  most: string;
}
export const blankWave: WaveForm = { warehouseId: null, most: '100' };

/** The warehouse of a wave for which none was chosen: there may be only one. */
export function onlyWarehouse(warehouses: readonly { id: number }[]): number | null {
  return warehouses.length === 1 ? (warehouses[0]?.id ?? null) : null;
}

type WaveProblems = { warehouse?: string; most?: string };
export type NewWave = EditRecord<WaveForm, WaveForm, WaveProblems>;
export type ClosingWave = ConfirmAction<Wave>;

/** A wave of what waits at a warehouse; `onMade` is given its id. */
export const newWave = (onMade: (id: number) => void) => (client: ApolloClient) => {
  // The form may be opened before the warehouses have come.
  const warehouseOf = ({ warehouseId }: WaveForm) =>
    warehouseId ??
    onlyWarehouse(client.readQuery({ query: ListPackingWarehouses })?.sellerWarehouses.list ?? []);
  return editRecord({
    blank: blankWave,
    fill: (form: WaveForm) => form,
    validate: (form): WaveProblems => ({
      ...(warehouseOf(form) === null && { warehouse: newWaveText.choose }),
      ...(parcelsOf(form.most) === null && { most: newWaveText.mostWrong }),
    }),
    save: async (form) => {
      const input = { warehouseId: warehouseOf(form), most: parcelsOf(form.most) };
      const answer = await runMutation(client, CreateWave, { input });
      return isRefusal(answer) ? answer : answer.createWave;
    },
    onSaved: (_, { waveId, taken }) => {
      toast.success(chosenWaveText.done(taken));
      onMade(waveId);
    },
  });
};

function parcelsOf(typed: string): number | null {
  const number = Number(typed.trim());
  return Number.isInteger(number) && number >= 1 && number <= MAX_WAVE ? number : null;
}

/** A wave of chosen parcels, at once; `onMade` hears that it is there. */
export const waveOfChosen = (client: ApolloClient, onMade: (id: number) => void) =>
  confirmAction({
    run: async (parcelIds: readonly number[]) =>
      runMutation(client, CreateWave, { input: { parcelIds: [...parcelIds] } }),
    onDone: (_, { createWave: { waveId, taken, failed } }) => {
      const [first] = failed;
      if (first) toast.warning(chosenWaveText.some(taken, first.msg));
      else toast.success(chosenWaveText.done(taken));
      onMade(waveId);
    },
    lost: chosenWaveText.lost,
  });

export const closeWave = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Wave) => runMutation(client, CloseWave, { id }),
    onDone: () => toast.success(closeWaveText.done),
  });
