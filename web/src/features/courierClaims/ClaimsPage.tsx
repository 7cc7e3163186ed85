import { useFlow } from '../../flows/useFlow.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { claimColumns } from './claimColumns.tsx';
import { claimsParams, tabFilters } from './claimsQuery.ts';
import { ListClaims } from './courierClaims.graphql.ts';
import { type ClaimTab, tabNames, claimsText as text } from './courierClaims.text.ts';
import { StepClaimDialog } from './StepClaimDialog.tsx';
import { stepClaim } from './stepClaim.ts';

const tabs = (Object.keys(tabNames) as ClaimTab[]).map((key) => ({ key, label: tabNames[key] }));

/** A supplier's claims against couriers. */
export default function ClaimsPage() {
  usePageTitle(text.title);
  const stepping = useFlow(stepClaim);
  const list = useList({
    params: claimsParams,
    document: ListClaims,
    variables: ({ tab, page }) => ({ filter: tabFilters[tab], page, pageSize: 20 }),
    pick: ({ courierClaims }) => courierClaims,
  });
  const { tab } = list.query;
  return (
    <>
      <PageHeader below={4} title={text.title} hint={text.hint} />
      <Tabs
        below={16}
        label={text.tabs}
        active={tab}
        items={tabs}
        onChange={(to) => list.change({ tab: to })}
      />
      <ListView
        list={list}
        label={text.list}
        columns={claimColumns((subject) => stepping.send({ type: 'action.ask', subject }))}
        none={
          <EmptyState
            title={text.none[tab]}
            hint={text.noneHint}
            action={
              tab !== 'all' && <Button onClick={() => list.change({ tab: 'all' })}>{text.showAll}</Button>
            }
          />
        }
      />
      <StepClaimDialog actor={stepping} />
    </>
  );
}
