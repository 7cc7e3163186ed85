import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { AfterSalesSummary } from './AfterSalesFigures.tsx';
import { ListStatisticsCouriers, LoadSellerAfterSales } from './afterSales.graphql.ts';
import { afterSalesText as text, afterSalesUnitNames as unitNames } from './afterSales.text.ts';
import { afterSalesColumnChoices, afterSalesColumns } from './afterSalesColumns.tsx';
import {
  type AfterSalesQuery,
  afterSalesFilter,
  afterSalesParams,
  closerAfterSales,
} from './afterSalesQuery.ts';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { StatisticsRows } from './StatisticsRows.tsx';

/** How many of a supplier's parcels end in after-sales, as the address narrows it: sums, rows and a file. */
export function AfterSalesTab() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = afterSalesParams.read(search);
  const { unit } = query;
  const filter = afterSalesFilter(query);
  const { data, previousData, error, loading, refetch } = useQuery(LoadSellerAfterSales, {
    variables: { filter, unit },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { data: offered } = useQuery(ListStatisticsCouriers, { context: { quiet: 'outages' } });
  const setting = useColumns('seller.afterSales', afterSalesColumnChoices);
  const show = (to: AfterSalesQuery) => void navigate({ search: afterSalesParams.write(to) });
  const change = (part: Partial<AfterSalesQuery>) => show({ ...query, ...part });
  const lookAt = (key: string) => afterSalesParams.write(closerAfterSales(query, key));
  const shown = data?.sellerAfterSales;
  const rows = shown?.list ?? [];
  return (
    <>
      <StatisticsFilters
        list={{
          ...{ query, change, isNarrowed: afterSalesParams.isNarrowed(query) },
          reset: () => show(afterSalesParams.reset(query)),
        }}
        couriers={offered?.couriers ?? []}
        onAllGoods={() => change({ goodId: null, unit: 'GOODS' })}
      />
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <AfterSalesSummary sums={(data ?? previousData)?.sellerAfterSales.summary} />
          <StatisticsRows
            {...{ title: text.title, unit, unitNames, setting }}
            onUnit={(chosen) => change({ unit: chosen })}
            columns={afterSalesColumns(unit, lookAt)}
            rows={unit === 'MONTH' ? rows.toReversed() : rows}
            loading={loading && !shown}
            subject={{ list: 'sellerAfterSales', filter, unit }}
            none={{ title: text.none, hint: text.noneHint }}
          />
        </>
      )}
    </>
  );
}
