import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../../flows/editRecord.ts';
import type { ShopFieldsFragment } from '../../../graphql/generated/graphql.ts';
import { runMutation } from '../../../graphql/runOperation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { UpdateShop } from '../shared/shops.graphql.ts';
import {
  blankSettings,
  type SettingsProblems,
  type ShopSettingsForm,
  settingsChange,
  settingsForm,
  settingsProblems,
} from './shopSettings.form.ts';
import { shopSettingsText } from './shopSettings.text.ts';

export type EditShopSettings = EditRecord<ShopFieldsFragment, ShopSettingsForm, SettingsProblems>;

/** What happens to a shop's orders by itself; the answer puts the shop right wherever it is shown. */
export const editShopSettings = (client: ApolloClient) =>
  editRecord({
    blank: blankSettings,
    fill: settingsForm,
    validate: settingsProblems,
    remaining: (problems, change) =>
      Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in change))),
    save: (form, shop) => runMutation(client, UpdateShop, { id: shop.id, input: settingsChange(form, shop) }),
    onSaved: () => toast.success(shopSettingsText.saved),
  });
