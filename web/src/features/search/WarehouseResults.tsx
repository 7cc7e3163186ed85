import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FeedList } from '../../shop/FeedList.tsx';
import { useFeed } from '../../shop/useFeed.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { searchText } from './search.text.ts';
import { searchAddress } from './searchQuery.ts';
import { WarehouseCardSkeleton } from './WarehouseCard.tsx';
import { WarehousePage } from './WarehousePage.tsx';
import styles from './WarehouseResults.module.css';
import { warehouseFeedLogic, warehouseVariables } from './warehouseFeed.actors.ts';
import { ListWarehouseFeed } from './warehouses.graphql.ts';

/** The warehouses whose names contain the words. */
export function WarehouseResults({ keyword }: { keyword: string }) {
  const title = keyword ? searchText.found(keyword) : searchText.allWarehouses;
  usePageTitle(title);
  const { data } = useQuery(ListWarehouseFeed, {
    variables: warehouseVariables(keyword, 1),
    fetchPolicy: 'cache-only',
  });
  return (
    <>
      <ResultsHead title={title} count={data && searchText.totalWarehouses(data.warehouses.total)} />
      <Warehouses key={keyword} keyword={keyword} />
    </>
  );
}

function Warehouses({ keyword }: { keyword: string }) {
  const client = useApolloClient();
  const [logic] = useState(() => warehouseFeedLogic(client, keyword));
  const feed = useFeed(`warehouses ${keyword}`, logic);
  return (
    <FeedList
      feed={feed}
      label={searchText.warehouses}
      className={styles.list}
      renderPage={(page) => <WarehousePage key={page} keyword={keyword} page={page} />}
      renderWaiting={(key) => <WarehouseCardSkeleton key={key} />}
      waiting={{ first: 4, next: 1 }}
      empty={
        <EmptyState
          illustration="map"
          title={searchText.noWarehouse}
          hint={searchText.noWarehouseHint}
          action={
            <LinkButton to={searchAddress({ kind: 'warehouse', text: '' })}>
              {searchText.seeAllWarehouses}
            </LinkButton>
          }
        />
      }
    />
  );
}
