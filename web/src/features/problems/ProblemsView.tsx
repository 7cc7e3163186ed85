import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { parcelsPath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { usePages } from '../../ui/usePages.ts';
import { ActionsNotice } from '../parcels/ActionsNotice.tsx';
import { type ParcelActions, selectRunning } from '../parcels/parcelActions.selectors.ts';
import { ReceiverDialog } from '../parcels/ReceiverDialog.tsx';
import type { ReceiverEditor } from '../parcels/receiver.selectors.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import type { Refunding } from '../refunds/refunding.selectors.ts';
import { BindShopDialog } from '../shops/binding/BindShopDialog.tsx';
import { ShopGoodsDialog } from '../shops/goods/ShopGoodsDialog.tsx';
import { ShopSettingsDialog } from '../shops/settings/ShopSettingsDialog.tsx';
import { TrackingDrawer } from '../tracking/TrackingDrawer.tsx';
import { BulkBar } from './BulkBar.tsx';
import { type Inbox, isBusy, selectChosen, selectNotes, selectSought } from './inbox.selectors.ts';
import styles from './ProblemsPage.module.css';
import { bulkActionsOf, KINDS_OF, type Problem } from './problemActions.ts';
import { problemColumns } from './problemColumns.tsx';
import { ListProblems } from './problems.graphql.ts';
import { problemKindName, problemsText as text } from './problems.text.ts';
import {
  PROBLEMS_PAGE_SIZE,
  problemsVariables,
  readProblemsQuery,
  writeProblemsQuery,
} from './problemsQuery.ts';
import { useShopRowActions } from './useShopRowActions.ts';

interface Props {
  /** Whose problems they are. */
  by: 'buyer' | 'seller';
  inbox: Inbox;
  refunding: Refunding;
  actions: ParcelActions;
  receiver: ReceiverEditor;
}

/** The problems of a kind or all, page by page, with what helps against one or many. */
export function ProblemsView({ by, inbox, refunding, actions, receiver }: Props) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { kind, page } = readProblemsQuery(params);
  const pages = usePages(problemsVariables(kind, page));
  const query = useQuery(ListProblems, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const shops = useShopRowActions();
  const [tracked, setTracked] = useState<number | null>(null);
  const chosen = useSelector(inbox, selectChosen);
  const notes = useSelector(inbox, selectNotes);
  const waiting = useSelector(inbox, isBusy);
  const soughtId = useSelector(inbox, selectSought);
  const running = useSelector(actions, selectRunning);

  const counts = new Map(
    (query.data ?? query.previousData)?.problems.counts.map((one) => [one.kind, one.count]),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const problems = query.data?.problems;
  const rows = problems?.list ?? [];
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
      runningId: running?.count === 1 ? (running.queue[0]?.packageIds[0] ?? null) : null,
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
  const go = (to: ProblemKind | null, at: number) => navigate({ search: writeProblemsQuery(to, at) });
  return (
    <>
      <h1>{text.title}</h1>
      <div className={styles.tabs}>
        <Tabs
          label={text.kinds}
          active={kind ?? 'all'}
          items={[
            { key: 'all', label: text.all, count: all },
            ...KINDS_OF[by].map((key) => ({
              ...{ key, label: problemKindName(key, by) },
              count: counts.get(key) ?? 0,
            })),
          ]}
          onChange={(key) => go(key === 'all' ? null : key, 1)}
        />
      </div>
      {kind && bulkActionsOf(kind).length > 0 && rows.length > 0 && (
        <BulkBar inbox={inbox} kind={kind} total={problems?.total ?? 0} busy={running !== null} />
      )}
      <ActionsNotice actions={actions} />
      {query.error && !problems ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={query.loading && !problems}
          empty={<NoProblems well={all === 0} by={by} />}
        />
      )}
      {problems && (
        <Pagination
          pages={pages}
          pageSize={PROBLEMS_PAGE_SIZE}
          shown={problems}
          onChange={(at) => go(kind, at)}
        />
      )}
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
