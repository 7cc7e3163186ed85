import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import { bindShopLogic } from '../shops/binding/bindShop.actors.ts';
import { shopSettingsLogic } from '../shops/settings/shopSettings.actors.ts';
import { settingsForm } from '../shops/settings/shopSettings.form.ts';
import { ListShops } from '../shops/shared/shops.graphql.ts';

/** Enough to find the shop of any problem. */
const SHOPS = { page: 1, pageSize: 100 };

/** What is done to the shop of a problem: renewing it, its settings, which goods stand for its items. */
export function useShopRowActions() {
  const client = useApolloClient();
  const binding = useActorRef(useMemo(() => bindShopLogic(client), [client]));
  const settings = useActorRef(useMemo(() => shopSettingsLogic(client), [client]));
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
      if (shop) settings.send({ type: 'settings.open', shopName: shop.shopName, form: settingsForm(shop) });
    },
    map: setMapped,
  };
}
