import { useFragment } from '@apollo/client/react';
import type { ShopOrderLineFragment } from '../../../../graphql/generated/graphql.ts';
import { ShopOrderLine } from './shopOrders.graphql.ts';

/** Orders of the shop as far as they were read already. */
export function useShopOrderLines(ids: readonly number[]): ShopOrderLineFragment[] {
  const { data } = useFragment({
    fragment: ShopOrderLine,
    from: ids.map((id) => ({ __typename: 'ShopOrder', id })),
  });
  return data.flatMap((line) => (isWhole(line) ? [line] : []));
}

function isWhole(line: object | null): line is ShopOrderLineFragment {
  return line !== null && 'items' in line;
}
