import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/toast.ts';
import {
  DeletePrintSetting,
  ListPrintSettings,
  PreviewLabel,
  SavePrintSetting,
} from './printSettings.graphql.ts';
import { printSettingsMachine } from './printSettings.machine.ts';
import { settingsText } from './printSettings.text.ts';
import type { DeletedSetting, Previewed, SavedSetting, SettingDraft } from './settings.types.ts';

/** The settings of labels on the real graph. The list is read again after every change. */
export function printSettingsLogic(client: ApolloClient) {
  const readAgain = () => runQuery(client, ListPrintSettings, {}, { warnOnRefusal: true });
  return printSettingsMachine.provide({
    actors: {
      saveSetting: fromPromise<SavedSetting, SettingDraft>(async ({ input }) => {
        const answer = await runMutation(client, SavePrintSetting, { input });
        if (isRefusal(answer)) return answer;
        await readAgain();
        return { kind: 'saved' };
      }),
      deleteSetting: fromPromise<DeletedSetting, number>(async ({ input: id }) => {
        const answer = await runMutation(client, DeletePrintSetting, { id });
        if (isRefusal(answer)) return answer;
        await readAgain();
        return { kind: 'deleted' };
      }),
      drawLabel: fromPromise<Previewed, SettingDraft>(async ({ input, signal }) => {
        const answer = await runQuery(client, PreviewLabel, { input }, { fetchPolicy: 'no-cache', signal });
        return isRefusal(answer) ? answer : { kind: 'drawn', preview: answer.labelPreview };
      }),
    },
    actions: {
      announceSaved: () => toast.success(settingsText.saved),
      announceDeleted: () => toast.success(settingsText.deleted),
    },
  });
}
