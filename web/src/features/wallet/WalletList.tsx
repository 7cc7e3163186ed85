import type { ReactNode } from 'react';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import type { ExportSubject } from '../../exports/exporting.machine.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { type ColumnSetting, pickColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import type { Pages, ShownPage } from '../../ui/usePages.ts';
import styles from './Filters.module.css';
import { filterText as text } from './wallet.text.ts';
import { PAGE_SIZE } from './walletQuery.ts';

interface Props<Row> {
  /** What is listed; read aloud. */
  label: string;
  /** What narrows the list. */
  children: ReactNode;
  subject: Exclude<ExportSubject, { list: 'parcelsOf' }>;
  setting: ColumnSetting;
  columns: readonly Column<Row>[];
  /** Undefined until it is there. */
  answer: (ShownPage & { list: Row[] }) | undefined;
  error: Error | undefined;
  loading: boolean;
  /** The sums over everything that is listed, in words. */
  sums: string | undefined;
  pages: Pages<{ page: number }>;
  narrowed: boolean;
  /** Stands in for the rows when there is nothing at all. */
  none: ReactNode;
  onRetry: () => void;
  onWiden: () => void;
  onPage: (page: number) => void;
}

/** A list of the wallet: what narrows it, its columns and file, its rows and pages. */
export function WalletList<Row extends { id: number }>(props: Props<Row>) {
  const { label, children, subject, setting, columns, answer, error, loading, sums, pages } = props;
  const exporting = useExporting();
  return (
    <section aria-label={label}>
      <search className={styles.bar} aria-label={text.label}>
        {children}
        {props.narrowed && (
          <Button variant="text" onClick={props.onWiden}>
            {text.reset}
          </Button>
        )}
      </search>
      <div className={styles.about}>
        <p className={styles.sums}>{sums}</p>
        <ColumnMenu setting={setting} />
        <ExportButton exporting={exporting} subject={subject} disabled={!answer?.total} />
      </div>
      <ExportNotice exporting={exporting} />
      {error && !answer ? (
        <ErrorState message={failureText(error)} onRetry={props.onRetry} />
      ) : (
        <Table
          wide
          label={label}
          columns={pickColumns(columns, setting)}
          rows={answer?.list ?? []}
          rowKey={({ id }) => id}
          loading={loading && !answer}
          empty={props.narrowed ? <NoMatch onWiden={props.onWiden} /> : props.none}
        />
      )}
      {answer && <Pagination pages={pages} pageSize={PAGE_SIZE} shown={answer} onChange={props.onPage} />}
    </section>
  );
}

function NoMatch({ onWiden }: { onWiden: () => void }) {
  return (
    <EmptyState
      illustration="purse"
      title={text.noMatch}
      hint={text.noMatchHint}
      action={<Button onClick={onWiden}>{text.reset}</Button>}
    />
  );
}
