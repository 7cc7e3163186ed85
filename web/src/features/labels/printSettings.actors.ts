import type { ApolloClient } from '@apollo/client';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { confirmAction } from '../../flows/confirmAction.ts';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import {
  DeletePrintSetting,
  ListPrintSettings,
  PreviewLabel,
  SavePrintSetting,
} from './printSettings.graphql.ts';
import {
  type Previewed,
  printSettingsMachine,
  type SettingDraft,
  type SettingSubject,
} from './printSettings.machine.ts';
import { removalText, settingsText } from './printSettings.text.ts';

export type PrintSettings = ActorRefFrom<typeof printSettingsMachine>;

/** The settings of labels on the real graph. The list is read again after every change. */
export const printSettingsLogic = (client: ApolloClient) =>
  printSettingsMachine.provide({
    actors: {
      saveSetting: fromPromise<unknown, SettingDraft>(async ({ input }) => {
        const answer = await runMutation(client, SavePrintSetting, { input });
        return isRefusal(answer) ? answer : readAgain(client);
      }),
      drawLabel: fromPromise<Previewed, SettingDraft>(async ({ input, signal }) => {
        // Nothing else shows this label.
        const answer = await runQuery(client, PreviewLabel, { input }, { fetchPolicy: 'no-cache', signal });
        return isRefusal(answer) ? answer : { kind: 'drawn', preview: answer.labelPreview };
      }),
    },
    actions: { announce: () => toast.success(settingsText.saved) },
  });

export const removeSetting = (client: ApolloClient) =>
  confirmAction({
    run: async ({ id }: SettingSubject) => {
      const answer = await runMutation(client, DeletePrintSetting, { id });
      if (!isRefusal(answer)) await readAgain(client);
      return answer;
    },
    onDone: () => toast.success(removalText.done),
  });

/** A change is done whether or not the list can be read after it. */
async function readAgain(client: ApolloClient): Promise<void> {
  await runQuery(client, ListPrintSettings, {}, { warnOnRefusal: true });
}
