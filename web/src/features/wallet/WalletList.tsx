import type { ReactNode } from 'react';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import type { ExportSubject } from '../../exports/exporting.machine.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { DayRange } from '../../fields/DayRange.tsx';
import { formatDateTime } from '../../lib/time.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import type { List } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { filterText as text } from './wallet.text.ts';

interface Props<Query, Line> {
  list: List<Query, Line>;
  /** What is listed; read aloud. */
  label: string;
  /** What narrows the list beside its days. */
  children: ReactNode;
  subject: Exclude<ExportSubject, { list: 'parcelsOf' }>;
  /** Under which name the choice of columns is kept. */
  table: string;
  choices: readonly ColumnChoice[];
  columns: readonly Column<Line>[];
  /** The sums over everything that is listed, in words. */
  sums: string | undefined;
  /** Stands in for the rows when there is nothing at all. */
  none: ReactNode;
}

/** A list of the wallet: what narrows it, its columns and file, its rows and pages. */
export function WalletList<Query extends { from: string; to: string }, Line extends { id: number }>(
  props: Props<Query, Line>,
) {
  const { list, label, children, subject, table, choices, columns, sums, none } = props;
  const exporting = useExporting();
  const setting = useColumns(table, choices);
  return (
    <section aria-label={label}>
      <ListFilters list={list} text={text} choiceWidth={136} views={table}>
        {children}
        <DayRange days={list.query} onChange={(days) => list.change(days as Partial<Query>)} />
      </ListFilters>
      <Row below={12}>
        <Text as="p" tone="secondary" num style={{ flex: 1 }}>
          {sums}
        </Text>
        <ColumnMenu setting={setting} />
        <ExportButton exporting={exporting} subject={subject} disabled={!list.page?.total} />
      </Row>
      <ExportNotice exporting={exporting} />
      <ListView
        list={list}
        label={label}
        columns={pickColumns(columns, setting)}
        none={
          list.isNarrowed ? (
            <EmptyState
              illustration="purse"
              title={text.noMatch}
              hint={text.noMatchHint}
              action={<Button onClick={list.reset}>{text.reset}</Button>}
            />
          ) : (
            none
          )
        }
      />
    </section>
  );
}

/** A number that can be copied, and when it came to be. */
export function NumberCell({ no, label, at }: { no: string; label: string; at: string }) {
  return (
    <>
      <Copyable text={no} label={label} />
      <SecondLine>
        <time className="num" dateTime={at}>
          {formatDateTime(at)}
        </time>
      </SecondLine>
    </>
  );
}
