import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useFlow } from '../../flows/useFlow.ts';
import { uuid } from '../../lib/uuid.ts';
import { receiverLogic } from '../parcels/receiver.actors.ts';
import { runParcelAction } from '../parcels/runParcelAction.ts';
import { requestRefunds } from '../refunds/requestRefunds.ts';
import { bindShopLogic } from '../shops/binding/bindShop.actors.ts';
import { editShopSettings } from '../shops/settings/editShopSettings.ts';
import { ListShops } from '../shops/shared/shops.graphql.ts';
import { inboxLogic } from './inbox.actors.ts';
import { refundSubjectOf } from './problemActions.ts';

/**
 * The inbox, and the actors that it hands problems to; what these report comes back to it. They speak to each other, so
 * each gets its callbacks anew with every rendering.
 */
export function useInbox(by: 'buyer' | 'seller', shopId?: number) {
  const client = useApolloClient();
  const subscribe = (failures: ReadonlyMap<number, string | null>) =>
    inbox.send({ type: 'results.received', failures });
  const refunding = useActorRef(requestRefunds(client, subscribe));
  const actions = useActorRef(runParcelAction(client, subscribe));
  const receiver = useActorRef(receiverLogic(client));
  const inbox = useActorRef(
    inboxLogic(client, {
      shopId,
      passOn: (bulkAction, problems) => {
        if (bulkAction === 'REFUND') {
          const parcels = problems.flatMap((problem) => refundSubjectOf(problem) ?? []);
          return refunding.send({ type: 'batch.ask', subject: { parcels, by, reason: '' } });
        }
        const parcels = problems.flatMap(({ parcelId, orderId }) =>
          parcelId === null || orderId === null ? [] : [{ id: parcelId, orderId }],
        );
        const action = bulkAction === 'AGAIN_SUBMIT' ? 'resubmit' : 'resend';
        actions.send({ type: 'batch.run', subject: { action, parcels, clientNo: uuid() } });
      },
      openReceiver: ({ kind: _, ...subject }) => receiver.send({ type: 'editor.open', subject }),
    }),
  );
  return { inbox, refunding, actions, receiver };
}

/** Enough to find the shop of any problem. */
const SHOPS = { page: 1, pageSize: 100 };

/** What is done to the shop of a problem: renewing it, its settings. */
export function useShopRowActions() {
  const binding = useFlow(bindShopLogic);
  const settings = useFlow(editShopSettings);
  const query = useQuery(ListShops, { variables: SHOPS, context: { quiet: 'outages' } });
  const shops = (query.data ?? query.previousData)?.shops.list;
  const shopOf = (id: number | null) => shops?.find((shop) => shop.id === id);
  return {
    binding,
    settings,
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
  };
}
