import { useQuery } from '@apollo/client/react';
import { anyGoods, feedVariables } from '../../shop/goodsQuery.ts';
import { Shelf } from '../../ui/showcase/Shelf.tsx';
import { commonGoodsOf, needsFirstPage } from './commonGoods.ts';
import { ListCommonGoods } from './home.graphql.ts';
import { homeText } from './home.text.ts';

/** Goods that are often bought; without them the page stands as it is. */
export function CommonGoods() {
  const second = useGoodsPage(2, false);
  const first = useGoodsPage(1, !needsFirstPage({ second: second.list }));
  const goods = commonGoodsOf({ second: second.list, first: first.list });
  if (second.error || first.error || goods?.length === 0) return null;
  return <Shelf title={homeText.common} goods={goods} />;
}

function useGoodsPage(page: number, skip: boolean) {
  const { data, error } = useQuery(ListCommonGoods, {
    variables: feedVariables(anyGoods, page),
    skip,
    context: { quiet: 'outages' },
  });
  return { list: data?.goods.list, error };
}
