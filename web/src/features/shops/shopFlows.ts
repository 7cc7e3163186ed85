import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { ShopFieldsFragment } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { bindShopLogic } from './binding/bindShop.actors.ts';
import type { BindShop } from './binding/bindShop.machine.ts';
import { type EditShopSettings, editShopSettings } from './settings/editShopSettings.ts';
import { DeleteShop } from './shared/shops.graphql.ts';
import { unbindText } from './shops.text.ts';

/** What can be set going from the cards of the shops. */
export interface ShopFlows {
  binding: BindShop;
  settings: EditShopSettings;
  unbinding: UnbindShop;
}

/** The flows of the shops; they end with what shows them. */
export function useShopFlows(): ShopFlows {
  const binding = useFlow(bindShopLogic);
  const settings = useFlow(editShopSettings);
  const unbinding = useFlow(unbindShop);
  return { binding, settings, unbinding };
}

/** What the question says of a shop. */
type ShopSubject = Pick<ShopFieldsFragment, 'id' | 'shopName' | 'waitingOrders'>;

export type UnbindShop = ConfirmAction<ShopSubject>;

/** Unbinding a shop. */
export const unbindShop = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: ShopSubject) => runMutation(client, DeleteShop, { id }),
    onDone: ({ shopName }) => toast.success(unbindText.done(shopName)),
  });
