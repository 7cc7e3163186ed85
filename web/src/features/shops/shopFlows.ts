import { useFlow } from '../../flows/useFlow.ts';
import { bindShopLogic } from './binding/bindShop.actors.ts';
import type { BindShop } from './binding/bindShop.selectors.ts';
import { type EditShopSettings, editShopSettings } from './settings/editShopSettings.ts';
import { type UnbindShop, unbindShop } from './unbindShop.ts';

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
