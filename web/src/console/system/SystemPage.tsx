import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { keyOf, searchParams, text as typed } from '../../lib/searchParams.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { CashOutsCard } from './CashOutsCard.tsx';
import { JobsTab } from './JobsTab.tsx';
import { PlatformsTab } from './PlatformsTab.tsx';
import { ReleaseTab } from './ReleaseTab.tsx';
import { SchedulesTab } from './SchedulesTab.tsx';
import { LoadSystem } from './system.graphql.ts';
import { type SystemTab, tabNames, systemText as text } from './system.text.ts';

const TABS = Object.keys(tabNames) as SystemTab[];
const params = searchParams({ tab: keyOf<SystemTab>(tabNames, 'jobs'), queue: typed() });

/** How the product runs: jobs, what runs by the clock, outside platforms, processes, and whether cash-outs go on. */
export default function SystemPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { tab, queue } = params.read(search);
  const { data, error, loading, refetch } = useQuery(LoadSystem, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const go = (to: Parameters<typeof params.write>[0]) => void navigate({ search: params.write(to) });
  const system = data?.system;
  const failed = system?.queues.reduce((sum, each) => sum + each.failed, 0);
  const counts: Partial<Record<SystemTab, number>> = {
    ...(failed && { jobs: failed }),
    ...(system?.schedules.some(({ isFailing }) => isFailing) && {
      schedules: system.schedules.filter(({ isFailing }) => isFailing).length,
    }),
  };
  return (
    <Stack gap={16}>
      <PageHeader
        title={text.title}
        hint={text.hint}
        actions={
          <Button loading={loading} onClick={() => void refetch()}>
            {text.refresh}
          </Button>
        }
      />
      {error && !system && <ErrorState message={failureText(error)} onRetry={() => void refetch()} />}
      {!error && !system && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={400} />
        </div>
      )}
      {system && (
        <>
          <CashOutsCard pausedAt={system.pausedAt} violations={system.violations} />
          <div>
            <Tabs
              below={16}
              label={text.tabs}
              active={tab}
              items={TABS.map((key) => ({ key, label: tabNames[key], count: counts[key] }))}
              onChange={(to) => go({ tab: to, queue: '' })}
            />
            {tab === 'jobs' && (
              <JobsTab queues={system.queues} shown={queue} onShow={(to) => go({ tab, queue: to })} />
            )}
            {tab === 'schedules' && <SchedulesTab schedules={system.schedules} />}
            {tab === 'platforms' && <PlatformsTab platforms={system.platforms} />}
            {tab === 'release' && <ReleaseTab system={system} />}
          </div>
        </>
      )}
    </Stack>
  );
}
