import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { runMutation } from '../../../graphql/runOperation.ts';
import { isRefusal } from '../../../lib/refusal.ts';
import { toast } from '../../../ui/toast.ts';
import { UpdateShop } from '../shared/shops.graphql.ts';
import { type ShopSettingsForm, settingsInput } from './shopSettings.form.ts';
import { type SavedSettings, shopSettingsMachine } from './shopSettings.machine.ts';
import { shopSettingsText } from './shopSettings.text.ts';

/** The settings on the real graph; the answer puts the shop right wherever it is shown. */
export function shopSettingsLogic(client: ApolloClient) {
  return shopSettingsMachine.provide({
    actors: {
      saveSettings: fromPromise<SavedSettings, ShopSettingsForm>(async ({ input }) => {
        const variables = { id: input.shopId, input: settingsInput(input) };
        const answer = await runMutation(client, UpdateShop, variables);
        return isRefusal(answer) ? answer : { kind: 'saved' };
      }),
    },
    actions: { announce: () => toast.success(shopSettingsText.saved) },
  });
}
