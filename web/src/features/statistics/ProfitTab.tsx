import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useColumns } from '../../ui/columns/useColumns.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ProfitChart, ProfitSummary } from './ProfitFigures.tsx';
import { LoadSellerProfit } from './profit.graphql.ts';
import { profitText as text, unitNames } from './profit.text.ts';
import { profitColumnChoices, profitColumns } from './profitColumns.tsx';
import { closer, type ProfitQuery, profitFilter, profitParams } from './profitQuery.ts';
import { StatisticsFilters } from './StatisticsFilters.tsx';
import { StatisticsRows } from './StatisticsRows.tsx';

/** What a supplier earns, as the address narrows it: sums, a drawing over time, rows and a file. */
export function ProfitTab() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = profitParams.read(search);
  const { unit } = query;
  const filter = profitFilter(query);
  const { data, previousData, error, loading, refetch } = useQuery(LoadSellerProfit, {
    variables: { filter, unit },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const setting = useColumns('seller.profit', profitColumnChoices);
  const show = (to: ProfitQuery) => void navigate({ search: profitParams.write(to) });
  const change = (part: Partial<ProfitQuery>) => show({ ...query, ...part });
  const lookAt = (key: string) => profitParams.write(closer(query, key));
  const shown = data?.sellerProfit;
  const summary = (data ?? previousData)?.sellerProfit.summary;
  const isOverTime = unit === 'DAY' || unit === 'MONTH';
  const rows = shown?.list ?? [];
  return (
    <>
      <StatisticsFilters
        list={{
          ...{ query, change, isNarrowed: profitParams.isNarrowed(query) },
          reset: () => show(profitParams.reset(query)),
        }}
        onAllGoods={() => change({ goodId: null, unit: 'GOODS' })}
      />
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <ProfitSummary sums={summary} />
          {isOverTime && <ProfitChart rows={shown?.list} sums={summary} />}
          <StatisticsRows
            {...{ title: text.title, unit, unitNames, setting }}
            onUnit={(chosen) => change({ unit: chosen })}
            columns={profitColumns(unit, lookAt)}
            rows={isOverTime ? rows.toReversed() : rows}
            loading={loading && !shown}
            subject={{ list: 'sellerProfit', filter, unit }}
            none={{ title: text.none, hint: text.noneHint }}
          />
        </>
      )}
    </>
  );
}
