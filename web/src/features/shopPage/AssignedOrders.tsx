import { useQuery } from '@apollo/client/react';
import { shopPath } from '../../lib/pagePaths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { bindingStatusOf } from '../shops/bindingStatus.ts';
import type { Shop } from './ShopHead.tsx';
import { ListAssignedShops } from './shopPage.graphql.ts';
import { assignedOrdersText as text } from './shopPage.text.ts';

/** What the shop's merchant assigns to suppliers at the platform (代发单), each with the way to its page. */
export function AssignedOrders({ shop }: { shop: Shop }) {
  const { data } = useQuery(ListAssignedShops, {
    variables: { platform: shop.platform },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
    skip: shop.isAssigned,
  });
  const assigned = data?.shops.list.filter(
    ({ isAssigned, remoteShopId }) => isAssigned && remoteShopId.startsWith(`${shop.remoteShopId}@`),
  );
  return assigned?.map((each) => {
    const isGood = bindingStatusOf(each) === 'good';
    return (
      <Message
        key={each.id}
        tone={isGood ? 'info' : 'warning'}
        below={12}
        action={
          <LinkButton size="small" to={shopPath(each.id)}>
            {text.look}
          </LinkButton>
        }
      >
        {text.waiting(each.shopName, each.waitingOrders)}
        {!isGood && text.ended}
      </Message>
    );
  });
}
