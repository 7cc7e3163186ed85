import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { monthBefore, monthText, newestMonths } from '../../lib/months.ts';
import { StatementTable } from '../../list/StatementTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { LoadWalletStatement } from './wallet.graphql.ts';
import { tabNames, statementText as text } from './wallet.text.ts';
import { statementParams } from './walletQuery.ts';

const MONTHS = 24;

/** What the wallet had when a month began, what moved, and what it has. */
export function Statement() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const exporting = useExporting();
  const now = new Date();
  const query = statementParams.read(search);
  const month = query.month || monthBefore(now, 0);
  const { data, error, refetch } = useQuery(LoadWalletStatement, {
    variables: { month },
    context: { quiet: true },
  });
  const statement = data?.walletStatement;
  return (
    <section aria-label={tabNames.statement}>
      <Row below={12} gap={8} justify="space-between" wrap>
        <Select
          aria-label={text.month}
          value={month}
          options={newestMonths(now, MONTHS).map((value) => ({ value, text: monthText(value) }))}
          onChange={(chosen) => void navigate({ search: statementParams.write({ ...query, month: chosen }) })}
        />
        <ExportButton
          exporting={exporting}
          subject={{ list: 'statement', month }}
          disabled={!statement?.parts.length}
        />
      </Row>
      <ExportNotice exporting={exporting} />
      {!statement && error && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!statement && !error && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={240} />
        </div>
      )}
      {statement?.parts.length === 0 && (
        <EmptyState illustration="purse" title={text.none} hint={text.noneHint} />
      )}
      <Stack gap={16}>
        {statement?.parts.map((part) => (
          <Card key={part.code} title={part.title}>
            <StatementTable part={part} isOver={statement.isOver} label={part.title} />
          </Card>
        ))}
      </Stack>
    </section>
  );
}
