import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { given } from '../../lib/given.ts';
import { Text } from '../../ui/base/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { ReportName } from '../graphql/generated/graphql.ts';
import { ReportFilters } from './ReportFilters.tsx';
import { LoadReport } from './reports.graphql.ts';
import { reportHints, reportNames, reportText as text } from './reports.text.ts';
import { isSpan, type ReportQuery, reportParams } from './reportsQuery.ts';
import { ShownReport } from './ShownReport.tsx';

const tabs = (Object.keys(reportNames) as ReportName[]).map((key) => ({ key, label: reportNames[key] }));

/** A report, which one and of which days as the address says. */
export default function ReportsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = reportParams.read(search);
  const change = (part: Partial<ReportQuery>) => {
    void navigate({ search: reportParams.write({ ...query, ...part }) }, { replace: true });
  };
  const { name, unit, from, to } = query;
  const fits = isSpan(query, new Date());
  const { data, previousData, error, loading, refetch } = useQuery(LoadReport, {
    variables: { name, unit, ...given({ from, to }) },
    skip: !fits,
    context: { quiet: true },
  });
  const before = previousData?.report.name === name ? previousData : undefined;
  const report = (data ?? before)?.report;
  return (
    <>
      <PageHeader
        below={4}
        title={text.title}
        hint={reportHints[name]}
        actions={
          report && (
            <Text tone="secondary" num>
              {report.countedAt ? text.counted(report.countedAt) : text.notCounted}
            </Text>
          )
        }
      />
      <Tabs below={12} label={text.tabs} active={name} items={tabs} onChange={(to) => change({ name: to })} />
      <ReportFilters query={query} onChange={change} />
      {!fits ? (
        <EmptyState illustration="box" title={text.noSpan} hint={text.noSpanHint} />
      ) : report ? (
        <ShownReport report={report} loading={loading} />
      ) : error ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </>
  );
}
