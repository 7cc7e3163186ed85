import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { parcelsPath, paths } from '../../lib/paths.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ActionsNotice } from '../parcels/ActionsNotice.tsx';
import { ReceiverDialog } from '../parcels/ReceiverDialog.tsx';
import type { ReceiverEditor } from '../parcels/receiver.machine.ts';
import { type ParcelActions, selectRunning } from '../parcels/runParcelAction.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import type { RequestingRefunds } from '../refunds/requestRefunds.ts';
import { BindShopDialog } from '../shops/binding/BindShopDialog.tsx';
import { ShopGoodsDialog } from '../shops/goods/ShopGoodsDialog.tsx';
import { ShopSettingsDialog } from '../shops/settings/ShopSettingsDialog.tsx';
import { TrackingDrawer } from '../tracking/TrackingDrawer.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type Inbox, isBusy, selectChosen, selectNotes, selectSought } from './inbox.selectors.ts';
import { bulkActionsOf, KINDS_OF, type Problem } from './problemActions.ts';
import { problemColumns } from './problemColumns.tsx';
import { ListProblems } from './problems.graphql.ts';
import { problemKindName, problemsText as text } from './problems.text.ts';
import { problemsParams, problemsVariables } from './problemsQuery.ts';
import { useShopRowActions } from './useShopRowActions.ts';

interface Props {
  /** Whose problems they are. */
  by: 'buyer' | 'seller';
  inbox: Inbox;
  refunding: RequestingRefunds;
  actions: ParcelActions;
  receiver: ReceiverEditor;
}

/** The problems of a kind or all, page by page, with what helps against one or many. */
export function ProblemsView({ by, inbox, refunding, actions, receiver }: Props) {
  const list = useList({
    params: problemsParams,
    document: ListProblems,
    variables: problemsVariables,
    pick: ({ problems }) => problems,
  });
  const { rows } = list;
  const { kind } = list.query;
  const shops = useShopRowActions();
  const [tracked, setTracked] = useState<number | null>(null);
  const chosen = useSelector(inbox, selectChosen);
  const notes = useSelector(inbox, selectNotes);
  const waiting = useSelector(inbox, isBusy);
  const soughtId = useSelector(inbox, selectSought);
  const running = useSelector(actions, selectRunning, shallowEqual);

  const counts = new Map(list.latest?.counts.map((one) => [one.kind, one.count]));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const busy = running !== null || waiting;
  const columns = problemColumns({
    mixed: kind === null,
    notes,
    choosing:
      bulkActionsOf(kind).length > 0 && rows.length > 0
        ? {
            ...{ rows, chosen, disabled: waiting },
            choose: (some, isChosen) => inbox.send({ type: 'rows.mark', problems: some, chosen: isChosen }),
          }
        : null,
    actions: {
      by,
      busy,
      waiting,
      soughtId,
      runningId: running?.id ?? null,
      canReach: shops.canReach,
      act: (action, problem) => inbox.send({ type: 'row.act', action, problem }),
      onEdit: ({ packageId }) => {
        if (packageId !== null) inbox.send({ type: 'receiver.edit', packageId });
      },
      onTrack: ({ packageId }: Problem) => setTracked(packageId),
      onRenew: ({ shopId }) => shops.renew(shopId),
      onMap: ({ shopId }) => shops.map(shopId),
      onSettings: ({ shopId }) => shops.openSettings(shopId),
    },
  });
  return (
    <>
      <PageHeader title={text.title} below={4} />
      <Tabs
        below={16}
        label={text.kinds}
        active={kind ?? 'all'}
        items={[
          { key: 'all', label: text.all, count: all },
          ...KINDS_OF[by].map((key) => ({
            ...{ key, label: problemKindName(key, by) },
            count: counts.get(key) ?? 0,
          })),
        ]}
        onChange={(key) => list.change({ kind: key === 'all' ? null : key })}
      />
      {kind && bulkActionsOf(kind).length > 0 && rows.length > 0 && (
        <BulkBar inbox={inbox} kind={kind} total={list.page?.total ?? 0} busy={running !== null} />
      )}
      <ActionsNotice actions={actions} />
      <ListView
        narrow
        list={list}
        label={text.list}
        columns={columns}
        none={<NoProblems well={all === 0} by={by} />}
      />
      <RefundDialog actor={refunding} />
      <ReceiverDialog editor={receiver} />
      <TrackingDrawer packageId={tracked} onClose={() => setTracked(null)} />
      <BindShopDialog actor={shops.binding} />
      <ShopSettingsDialog actor={shops.settings} />
      {shops.mapped !== null && <ShopGoodsDialog shopId={shops.mapped} onClose={shops.closeMapping} />}
    </>
  );
}

function NoProblems({ well, by }: { well: boolean; by: 'buyer' | 'seller' }) {
  return well ? (
    <EmptyState
      illustration="box"
      title={text.allWell}
      hint={text.allWellHint[by]}
      action={
        <LinkButton variant="primary" to={by === 'buyer' ? '/shipments' : parcelsPath()}>
          {by === 'buyer' ? text.goShipping : text.goParcels}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      title={text.noneHere}
      hint={text.noneHereHint}
      action={<LinkButton to={paths.problems}>{text.showAll}</LinkButton>}
    />
  );
}
