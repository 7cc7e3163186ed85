import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { bindShopLogic } from './binding/bindShop.actors.ts';
import type { BindShop } from './binding/bindShop.selectors.ts';
import { shopSettingsLogic } from './settings/shopSettings.actors.ts';
import type { ShopSettings } from './settings/shopSettings.selectors.ts';
import { shopActionsLogic } from './shopActions.actors.ts';
import type { ShopActions } from './shopActions.selectors.ts';

/** What can be set going from the cards of the shops. */
export interface ShopFlows {
  binding: BindShop;
  settings: ShopSettings;
  actions: ShopActions;
}

/** The flows of the shops; they end with what shows them. */
export function useShopFlows(): ShopFlows {
  const client = useApolloClient();
  const binding = useActorRef(useMemo(() => bindShopLogic(client), [client]));
  const settings = useActorRef(useMemo(() => shopSettingsLogic(client), [client]));
  const actions = useActorRef(useMemo(() => shopActionsLogic(client), [client]));
  return { binding, settings, actions };
}
