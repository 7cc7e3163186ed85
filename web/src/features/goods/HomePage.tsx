import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { FeedToolbar } from './FeedToolbar.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { GoodsFeed } from './GoodsFeed.tsx';
import { goodsText } from './goods.text.ts';
import { readGoodsQuery, writeGoodsQuery } from './goodsQuery.ts';

/** The shop front: the address says which goods, the feed shows them. */
export default function HomePage() {
  const [params] = useSearchParams();
  const query = readGoodsQuery(params);
  usePageTitle(query.keyword && goodsText.found(query.keyword));
  return (
    <>
      <FilterPanel query={query} />
      <FeedToolbar query={query} />
      <GoodsFeed key={writeGoodsQuery(query)} query={query} />
    </>
  );
}
