import { useMemo } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Chart } from '../ui/chart/Chart.tsx';
import type { ChartData } from '../ui/chart/drawChart.ts';
import { exportReport } from './exportReport.ts';
import { drawnFigures, Figure, type Report, reportColumns, reportFigures } from './reportColumns.tsx';
import { figureName, reportNames, reportText as text, thingHeaders } from './reports.text.ts';

const MOST_BARS = 20;
const MOST_ROWS = 500;
const FORMATS = ['xlsx', 'csv'] as const;

function chartOf({ name, list }: Report): ChartData {
  const byThing = thingHeaders[name] !== undefined;
  const rows = byThing ? list.slice(0, MOST_BARS) : list;
  return {
    kind: byThing || rows.length < 3 ? 'bar' : 'line',
    names: rows.map((row) => row.name),
    series: drawnFigures[name].map((figure) => ({
      name: figureName(name, figure),
      values: rows.map(({ figures }) => figures[figure]),
    })),
    format: text.money,
  };
}

/** The sums of a report, its chart and its rows, which can be had as a file. */
export function ShownReport({ report, loading }: { report: Report; loading: boolean }) {
  const { name, unit, from, to, summary, list } = report;
  const exporting = useFlow(exportReport);
  const busy = useTag(exporting, 'busy');
  const chart = useMemo(() => chartOf(report), [report]);
  const isEmpty = summary.orders === 0;
  return (
    <>
      <Figures
        framed
        below={16}
        aria-label={text.sums}
        items={reportFigures[name].map((figure) => ({
          term: figureName(name, figure),
          value: <Figure name={figure} value={summary[figure]} />,
        }))}
      />
      {!isEmpty && (
        <Card title={reportNames[name]}>
          <Chart label={text.chart(reportNames[name])} data={chart} />
        </Card>
      )}
      <Row gap={8} above={16} below={8}>
        {list.length >= MOST_ROWS && <Text tone="secondary">{text.first(MOST_ROWS)}</Text>}
        <Grow />
        {FORMATS.map((format) => (
          <Button
            key={format}
            icon="download"
            size="small"
            disabled={busy || isEmpty}
            onClick={() => exporting.send({ type: 'action.run', subject: { name, unit, from, to, format } })}
          >
            {text[format]}
          </Button>
        ))}
      </Row>
      <Table
        label={text.table(reportNames[name])}
        columns={reportColumns(name, unit)}
        rows={isEmpty ? [] : list}
        rowKey={(row) => row.id ?? row.name}
        loading={loading}
        empty={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
      />
    </>
  );
}
