import { type ReactNode, useId, useState } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../base/Text.tsx';
import { Price } from '../data/Price.tsx';
import { type Column, Table } from '../data/Table.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { Row } from '../layout/Layout.tsx';
import { Panel } from '../layout/Panel.tsx';
import { FlowDrawing } from './FlowDrawing.tsx';
import { FlowMark } from './FlowMark.tsx';
import styles from './FlowPanel.module.css';
import { CHART, type FlowPoint } from './flowChart.ts';

interface Props<Row> {
  title: string;
  /** Days or months, the oldest first; undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** `key` is the row's day or month. */
  pointOf: (row: Row) => Omit<FlowPoint, 'axis'>;
  /** What the bars stand for and come to; undefined until that is known. */
  flows: readonly { of: 'up' | 'down'; name: string; fen: number }[] | undefined;
  /** Stands behind the sums. */
  note?: ReactNode;
  /** What the drawing says, read aloud. */
  label: string;
  /** Stands in for a drawing with nothing in it. */
  quiet: string | null;
  /** What is said of the row that is pointed at. */
  pointed: (row: Row) => ReactNode;
  /** The rows in numbers, the newest first, for whoever wants them. */
  numbers?: { title: string; columns: readonly Column<Row>[] };
  /** Where the rows come from, if the panel is to say that they did not come. */
  query?: { error?: Error | undefined; refetch: () => unknown };
}

/** What came and went over time: as a drawing, in a sentence, and in numbers where they are wanted. */
export function FlowPanel<R>({ title, rows, pointOf, flows, ...props }: Props<R>) {
  const { note, label, quiet, pointed, numbers, query } = props;
  const error = rows ? undefined : query?.error;
  const [at, setAt] = useState<string | null>(null);
  const titleId = useId();
  const looked = rows?.find((row) => pointOf(row).key === at);
  return (
    <Panel className={styles.panel} below={12} aria-labelledby={titleId} aria-busy={!rows && !error}>
      <Row as="header" gap={24} below={4}>
        <h2 id={titleId}>{title}</h2>
        {flows && (
          <Row as="p" className={styles.flows}>
            {flows.map(({ of, name, fen }) => (
              <Row key={of} as="span">
                <FlowMark of={of} /> {name} <Price fen={fen} />
              </Row>
            ))}
            {note}
          </Row>
        )}
        {looked && (
          <Text as="p" num className={styles.pointed}>
            {pointed(looked)}
          </Text>
        )}
      </Row>
      {error && <ErrorState message={failureText(error)} onRetry={() => void query?.refetch()} />}
      {!rows && !error && <Skeleton height={CHART.height} />}
      {rows && quiet && <p className={styles.quiet}>{quiet}</p>}
      {rows && !quiet && (
        <FlowDrawing
          points={rows.map((row) => {
            const point = pointOf(row);
            return { ...point, axis: point.key.replace(/^\d{4}-(?=\d\d-)/, '') };
          })}
          label={label}
          pointed={at}
          onPoint={setAt}
        />
      )}
      {numbers && !error && (
        <details className={styles.numbers}>
          <summary>{numbers.title}</summary>
          {rows && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            <section aria-label={numbers.title} tabIndex={0}>
              <Table
                label={title}
                columns={numbers.columns}
                rows={rows.toReversed()}
                rowKey={(row) => pointOf(row).key}
              />
            </section>
          )}
        </details>
      )}
    </Panel>
  );
}
