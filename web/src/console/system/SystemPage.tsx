import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keyOf, searchParams, text as typed } from '../../lib/searchParams.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { Loaded } from '../ui/Loaded.tsx';
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
  const read = useQuery(LoadSystem, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const go = (to: Parameters<typeof params.write>[0]) => void navigate({ search: params.write(to) });
  const system = read.data?.system;
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
          <Button loading={read.loading} onClick={() => void read.refetch()}>
            {text.refresh}
          </Button>
        }
      />
      <Loaded read={read} loading={text.loading} height={400}>
        {({ system: now }) => (
          <>
            <CashOutsCard pausedAt={now.pausedAt} violations={now.violations} />
            <div>
              <Tabs
                below={16}
                label={text.tabs}
                active={tab}
                items={TABS.map((key) => ({ key, label: tabNames[key], count: counts[key] }))}
                onChange={(to) => go({ tab: to, queue: '' })}
              />
              {tab === 'jobs' && (
                <JobsTab queues={now.queues} shown={queue} onShow={(to) => go({ tab, queue: to })} />
              )}
              {tab === 'schedules' && <SchedulesTab schedules={now.schedules} />}
              {tab === 'platforms' && <PlatformsTab platforms={now.platforms} />}
              {tab === 'release' && <ReleaseTab system={now} />}
            </div>
          </>
        )}
      </Loaded>
    </Stack>
  );
}
