import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { bindShopLogic } from '../shops/binding/bindShop.actors.ts';
import { editShopSettings } from '../shops/settings/editShopSettings.ts';
import { ListShops } from '../shops/shared/shops.graphql.ts';

/** Enough to find the shop of any problem. */
const SHOPS = { page: 1, pageSize: 100 };

/** What is done to the shop of a problem: renewing it, its settings, which goods stand for its items. */
export function useShopRowActions() {
  const binding = useFlow(bindShopLogic);
  const settings = useFlow(editShopSettings);
  const [mapped, setMapped] = useState<number | null>(null);
  const query = useQuery(ListShops, { variables: SHOPS, context: { quiet: 'outages' } });
  const shops = (query.data ?? query.previousData)?.shops.list;
  const shopOf = (id: number | null) => shops?.find((shop) => shop.id === id);
  return {
    binding,
    settings,
    mapped,
    closeMapping: () => setMapped(null),
    /** Whether it is still bound. */
    canReach: (shopId: number | null) => shopOf(shopId) !== undefined,
    renew: (shopId: number | null) => {
      const shop = shopOf(shopId);
      if (shop) binding.send({ type: 'binding.renew', platform: shop.platform, shopName: shop.shopName });
    },
    openSettings: (shopId: number | null) => {
      const shop = shopOf(shopId);
      if (shop) settings.send({ type: 'editor.open', item: shop });
    },
    map: setMapped,
  };
}
