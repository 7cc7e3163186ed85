import type { ComponentProps, ReactNode } from 'react';
import type { DateRange } from '../lib/days.ts';
import { failureText } from '../lib/fetchWithTimeout.ts';
import { type ColumnSetting, pickColumns } from '../ui/columns/useColumns.ts';
import { type Column, Table } from '../ui/data/Table.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { type SelectionOptions, selectionColumn } from '../ui/selection/selectionColumn.tsx';
import { ListPager } from './ListPager.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { List } from './useList.ts';

interface Props<Query, Row> {
  list: List<Query, Row>;
  /** What is listed; read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  /** Which of the columns show; all of them where it is left out. */
  setting?: ColumnSetting;
  /** For a list whose rows can be chosen; the boxes are its first column. */
  selection?: Omit<SelectionOptions<Row>, 'rows'>;
  /** The rows, where they are more than the answer has. */
  rows?: readonly Row[];
  /** Fewer columns than the page is wide: the table grows with its rows. */
  narrow?: boolean;
  /** Stands in for the rows where there is nothing at all. */
  none: ReactNode;
  /** For a list that is narrowed to nothing; `none` where they are left out. */
  text?: ComponentProps<typeof NoMatch>['text'];
  /** How many rows a page may hold, for the person to choose. */
  sizes?: readonly number[];
  pagerText?: ComponentProps<typeof ListPager>['text'];
  /** Stands between the rows and the pages: what can be done with the chosen rows. */
  children?: ReactNode;
}

/** One page of a list: its rows or why there are none, and the way to the other pages. */
export function ListView<Query, Row extends { id: string | number }>(props: Props<Query, Row>) {
  const {
    list,
    label,
    columns,
    setting,
    selection,
    rows = list.rows,
    narrow = false,
    none,
    text,
    sizes,
    pagerText,
    children,
  } = props;
  const { error, isLoading, isNarrowed, refetch, reset } = list;
  const shown = setting ? pickColumns(columns, setting) : columns;
  return (
    <>
      {error ? (
        <ErrorState message={failureText(error)} onRetry={refetch} />
      ) : (
        <Table
          wide={!narrow}
          label={label}
          columns={selection ? [selectionColumn({ ...selection, rows }), ...shown] : shown}
          rows={rows}
          rowKey={({ id }) => id}
          loading={isLoading}
          empty={
            isNarrowed && text ? <NoMatch onReset={reset} text={text} days={daysOf(list.query)} /> : none
          }
        />
      )}
      {children}
      <ListPager list={list} text={pagerText} {...(sizes ? { sizes } : {})} />
    </>
  );
}

/** The days that a list is narrowed to; undefined where it is not narrowed by days. */
function daysOf(query: unknown): DateRange | undefined {
  const { from, to } = (query ?? {}) as Partial<Record<keyof DateRange, unknown>>;
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;
}
