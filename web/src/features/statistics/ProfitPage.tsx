import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { DayRange } from '../../fields/DayRange.tsx';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { publishPath } from '../../lib/paths.ts';
import { ChoiceFilters, namedOptions } from '../../list/ListFilters.tsx';
import type { ListQuery } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { ProfitChart, ProfitSummary } from './ProfitFigures.tsx';
import styles from './ProfitPage.module.css';
import { ListProfitWarehouses, LoadProfitGood, LoadSellerProfit } from './profit.graphql.ts';
import { type Preset, presetNames, profitText as text, unitNames } from './profit.text.ts';
import { profitColumnChoices, profitColumns } from './profitColumns.tsx';
import { closer, type ProfitQuery, presetDays, profitFilter, profitParams } from './profitQuery.ts';

const units = optionsOf(unitNames).map(({ value, text: label }) => ({ value, label }));
const presets = Object.keys(presetNames) as Preset[];

/** What a supplier earns, as the address narrows it: sums, a drawing over time, rows and a file. */
export default function ProfitPage() {
  usePageTitle(text.title);
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
  const exporting = useExporting();
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
      <h1>{text.title}</h1>
      <Filters
        {...{ query, change, isNarrowed: profitParams.isNarrowed(query) }}
        reset={() => show(profitParams.reset(query))}
      />
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <ProfitSummary sums={summary} />
          {isOverTime && <ProfitChart rows={shown?.list} sums={summary} />}
          <section aria-label={text.title}>
            <Row below={12}>
              <Segmented
                label={text.unit}
                value={unit}
                choices={units}
                onChange={(chosen) => change({ unit: chosen })}
              />
              <Grow />
              <ColumnMenu setting={setting} />
              <ExportButton
                exporting={exporting}
                subject={{ list: 'sellerProfit', filter, unit }}
                disabled={!shown?.total}
              />
            </Row>
            <ExportNotice exporting={exporting} />
            <Table
              wide
              label={unitNames[unit]}
              columns={pickColumns(profitColumns(unit, lookAt), setting)}
              rows={isOverTime ? rows.toReversed() : rows}
              rowKey={({ key }) => key}
              loading={loading && !shown}
              empty={
                <EmptyState
                  illustration="purse"
                  title={text.none}
                  hint={text.noneHint}
                  action={<LinkButton to={publishPath()}>{text.publish}</LinkButton>}
                />
              }
            />
          </section>
        </>
      )}
    </>
  );
}

function Filters(list: ListQuery<ProfitQuery>) {
  const { query, isNarrowed, change, reset } = list;
  const { from, to, goodId } = query;
  const { data } = useQuery(ListProfitWarehouses, { context: { quiet: 'outages' } });
  const isPreset = (preset: Preset) => {
    const days = presetDays(preset, new Date());
    return from || to ? days.from === from && days.to === to : preset === 'month';
  };
  return (
    <Row as="search" wrap above={12} aria-label={text.filters} className={styles.filters}>
      <fieldset className={styles.presets} aria-label={text.presets}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            aria-pressed={isPreset(preset)}
            onClick={() => change(presetDays(preset, new Date()))}
          >
            {presetNames[preset]}
          </Button>
        ))}
      </fieldset>
      <DayRange days={query} onChange={change} />
      <ChoiceFilters
        list={list}
        text={text}
        options={{ warehouseId: namedOptions(data?.sellerWarehouses.list) }}
      />
      {goodId !== null && <OfGood goodId={goodId} onClear={() => change({ goodId: null, unit: 'GOODS' })} />}
      {isNarrowed && (
        <Button variant="text" onClick={reset}>
          {text.clear}
        </Button>
      )}
    </Row>
  );
}

function OfGood({ goodId, onClear }: { goodId: number; onClear: () => void }) {
  const { data } = useQuery(LoadProfitGood, { variables: { id: goodId }, context: { quiet: 'outages' } });
  return (
    <Row as="span" gap={4} className={styles.good}>
      {text.good(data?.sellerGood.name ?? `#${goodId}`)}
      <Button variant="text" onClick={onClear}>
        {text.allGoods}
      </Button>
    </Row>
  );
}
