import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { publishPath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Table } from '../../ui/Table.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { ProfitChart } from './ProfitChart.tsx';
import { ProfitFilters } from './ProfitFilters.tsx';
import styles from './ProfitPage.module.css';
import { ProfitSummary } from './ProfitSummary.tsx';
import { LoadSellerProfit } from './profit.graphql.ts';
import { profitText as text, unitNames } from './profit.text.ts';
import { profitColumnChoices, profitColumns } from './profitColumns.tsx';
import { closer, type ProfitQuery, profitFilter, readProfitQuery, writeProfit } from './profitQuery.ts';

const units = (Object.keys(unitNames) as (keyof typeof unitNames)[]).map((value) => ({
  value,
  label: unitNames[value],
}));

/** What a supplier earns, as the address narrows it: sums, a drawing over time, rows and a file. */
export default function ProfitPage() {
  usePageTitle(text.title);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readProfitQuery(params);
  const { unit } = query;
  const filter = profitFilter(query);
  const { data, previousData, error, loading, refetch } = useQuery(LoadSellerProfit, {
    variables: { filter, unit },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const exporting = useExporting();
  const setting = useColumns('seller.profit', profitColumnChoices);
  const change = (part: Partial<ProfitQuery>) =>
    void navigate({ search: writeProfit({ ...query, ...part }) });
  const lookAt = (key: string) => writeProfit(closer(query, key));
  const shown = data?.sellerProfit;
  const summary = (data ?? previousData)?.sellerProfit.summary;
  return (
    <>
      <h1>{text.title}</h1>
      <ProfitFilters query={query} onChange={change} />
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <ProfitSummary sums={summary} />
          {(unit === 'DAY' || unit === 'MONTH') && <ProfitChart rows={shown?.list} sums={summary} />}
          <section aria-label={text.title}>
            <div className={styles.about}>
              <Segmented
                label={text.unit}
                value={unit}
                choices={units}
                onChange={(chosen) => change({ unit: chosen })}
              />
              <span className={styles.space} />
              <ColumnMenu setting={setting} />
              <ExportButton
                exporting={exporting}
                subject={{ list: 'sellerProfit', filter, unit }}
                disabled={!shown?.total}
              />
            </div>
            <ExportNotice exporting={exporting} />
            <Table
              wide
              label={unitNames[unit]}
              columns={pickColumns(profitColumns(unit, lookAt), setting)}
              rows={
                unit === 'DAY' || unit === 'MONTH' ? (shown?.list.toReversed() ?? []) : (shown?.list ?? [])
              }
              rowKey={({ key }) => key}
              loading={loading && !shown}
              empty={<Nothing />}
            />
          </section>
        </>
      )}
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      illustration="purse"
      title={text.none}
      hint={text.noneHint}
      action={<LinkButton to={publishPath()}>{text.publish}</LinkButton>}
    />
  );
}
