import { useQuery } from '@apollo/client/react';
import { searchPath } from '../../lib/paths.ts';
import { GoodsFeed } from '../../shop/GoodsFeed.tsx';
import { anyGoods, type GoodsQuery, isNarrowed, writeGoodsQuery } from '../../shop/goodsQuery.ts';
import { SortLinks } from '../../shop/SortLinks.tsx';
import { shopText } from '../../shop/shop.text.ts';
import { useGoodsTotal } from '../../shop/useGoodsTotal.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useHeart } from '../favourites/useHeart.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { LoadGoodsFilters } from './filters.graphql.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { searchText } from './search.text.ts';

/** The goods that fit, to be narrowed and put in order. */
export function GoodsResults({ query }: { query: GoodsQuery }) {
  const heart = useHeart();
  const title = useTitle(query);
  usePageTitle(title);
  const total = useGoodsTotal(query);
  return (
    <>
      <FilterPanel query={query} />
      <ResultsHead title={title} count={total === null ? undefined : shopText.total(total)}>
        <SortLinks query={query} />
      </ResultsHead>
      <GoodsFeed query={query} heart={heart} empty={<NoGoods query={query} />} />
    </>
  );
}

/** The words, else the category, that was searched. */
function useTitle({ keyword, categoryId }: GoodsQuery): string {
  const { data } = useQuery(LoadGoodsFilters, { context: { quiet: 'outages' } });
  const category = data?.categories.find(({ id }) => id === categoryId);
  return keyword ? searchText.found(keyword) : (category?.name ?? searchText.title);
}

/** Leads back to the words alone, or to everything. */
function NoGoods({ query }: { query: GoodsQuery }) {
  const narrowed = isNarrowed(query);
  const { keyword } = query;
  return (
    <EmptyState
      title={narrowed ? searchText.noneNarrowed : searchText.none}
      hint={narrowed ? searchText.noneNarrowedHint : searchText.noneHint}
      action={
        narrowed && keyword ? (
          <LinkButton to={searchPath() + writeGoodsQuery({ ...anyGoods, keyword })}>
            {searchText.clearFilters}
          </LinkButton>
        ) : (
          <LinkButton to={searchPath()}>{searchText.seeAll}</LinkButton>
        )
      }
    />
  );
}
