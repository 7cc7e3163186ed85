import { useQuery } from '@apollo/client/react';
import { failureText } from '../../../../lib/fetchWithTimeout.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { usePages } from '../../../../ui/usePages.ts';
import { filterInput } from '../flow/batchInput.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import { ListShopOrders } from '../flow/shopOrders.graphql.ts';
import { BatchBar } from './BatchBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { MergeBanner } from './MergeBanner.tsx';
import { OrdersNotices } from './OrdersNotices.tsx';
import { OrderTable } from './OrderTable.tsx';
import { PullButton } from './PullButton.tsx';

const PAGE_SIZE = 50;

/** Step 2: the shop's orders, to be read anew, narrowed, merged and chosen. */
export function OrdersStep({ wizard }: { wizard: AutoWizard }) {
  const { shop, shopId, filter, page } = useFields(wizard, 'shop', 'shopId', 'filter', 'page');
  const pages = usePages({ filter: filterInput(shopId ?? 0, filter), page, pageSize: PAGE_SIZE });
  const query = useQuery(ListShopOrders, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true, queryDeduplication: false },
  });
  const found = (query.data ?? query.previousData)?.shopOrders;
  return (
    <Card title={text.title(shop?.shopName ?? '')} side={<PullButton wizard={wizard} />}>
      <OrdersNotices wizard={wizard} />
      <FilterBar wizard={wizard} filter={filter} counts={found?.counts} />
      <MergeBanner wizard={wizard} />
      {query.error && !found ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <OrderTable wizard={wizard} orders={found?.list ?? []} loading={query.loading} />
      )}
      {found && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={found}
          onChange={(to) => wizard.send({ type: 'page.go', page: to })}
        />
      )}
      <BatchBar wizard={wizard} total={found?.total ?? 0} />
    </Card>
  );
}
