import type { ReactNode } from 'react';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import type { ExportSubject } from '../../exports/exporting.machine.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { publishPath } from '../../lib/pagePaths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, type useColumns } from '../../ui/columns/useColumns.ts';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { statisticsText as text } from './statistics.text.ts';

interface Props<Unit extends string, Of> {
  title: string;
  unit: Unit;
  unitNames: Record<Unit, string>;
  onUnit: (unit: Unit) => void;
  setting: ReturnType<typeof useColumns>;
  columns: readonly Column<Of>[];
  rows: readonly Of[];
  loading: boolean;
  /** What a file has. */
  subject: Exclude<ExportSubject, { list: 'parcelsOf' }>;
  /** What an empty list says; without an action it leads to publishing goods. */
  none: { title: string; hint: string; action?: ReactNode };
}

/** The rows of a statistic by a unit, and as a file. */
export function StatisticsRows<Unit extends string, Of extends { key: string }>(props: Props<Unit, Of>) {
  const { title, unit, unitNames, onUnit, setting, columns, rows, loading, subject, none } = props;
  const exporting = useExporting();
  const units = optionsOf(unitNames).map(({ value, text: label }) => ({ value, label }));
  return (
    <section aria-label={title}>
      <Row below={12} wrap>
        <Segmented label={text.unit} value={unit} choices={units} onChange={onUnit} />
        <Grow />
        <ColumnMenu setting={setting} />
        <ExportButton exporting={exporting} subject={subject} disabled={rows.length === 0} />
      </Row>
      <ExportNotice exporting={exporting} />
      <Table
        wide
        label={unitNames[unit]}
        columns={pickColumns(columns, setting)}
        rows={rows}
        rowKey={({ key }) => key}
        loading={loading}
        empty={
          <EmptyState
            illustration="purse"
            action={<LinkButton to={publishPath()}>{text.publish}</LinkButton>}
            {...none}
          />
        }
      />
    </section>
  );
}
