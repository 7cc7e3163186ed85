import type { ApolloClient } from '@apollo/client';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  CopyPrintSetting,
  DeletePrintSetting,
  PreviewLabel,
  SavePrintSetting,
} from './printSettings.graphql.ts';
import {
  type Previewed,
  printSettingsMachine,
  type SettingDraft,
  type SettingSubject,
} from './printSettings.machine.ts';
import { copyText, removalText, settingsText } from './printSettings.text.ts';

export type PrintSettings = ActorRefFrom<typeof printSettingsMachine>;

/** The settings of labels on the real graph. */
export const printSettingsLogic = (client: ApolloClient) =>
  printSettingsMachine.provide({
    actors: {
      saveSetting: fromPromise<unknown, SettingDraft>(({ input }) =>
        runMutation(client, SavePrintSetting, { input }, { awaitReads: true }),
      ),
      drawLabel: fromPromise<Previewed, SettingDraft>(async ({ input, signal }) => {
        // Nothing else shows this label.
        const answer = await runQuery(client, PreviewLabel, { input }, { uncached: 'ownUse', signal });
        return isRefusal(answer) ? answer : { kind: 'drawn', preview: answer.labelPreview };
      }),
    },
    actions: { announce: () => toast.success(settingsText.saved) },
  });

/** A setting, and the couriers that are to have it too. */
export interface CopySubject extends SettingSubject {
  /** Its own; null for any. */
  courierId: number | null;
  courierIds: readonly number[];
}

/** Keeps a setting for other couriers, over those that there are. */
export const copySetting = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, courierIds }: CopySubject) =>
      runMutation(client, CopyPrintSetting, { id, courierIds: [...courierIds] }, { awaitReads: true }),
    validate: ({ courierIds }) => (courierIds.length === 0 ? copyText.missing : null),
    onDone: ({ courierIds }) => toast.success(copyText.done(courierIds.length)),
  });

export const removeSetting = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: SettingSubject) => runMutation(client, DeletePrintSetting, { id }, { awaitReads: true }),
    onDone: () => toast.success(removalText.done),
  });
