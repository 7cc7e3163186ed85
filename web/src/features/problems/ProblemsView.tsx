import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { ProblemKind } from '../../graphql/generated/graphql.ts';
import { parcelsPath, shopPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields, useMatches } from '../../lib/useFields.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { OpenCaseDialog } from '../afterSales/OpenCaseDialog.tsx';
import { AccountDialog } from '../labels/accounts/AccountDialog.tsx';
import { ActionsNotice } from '../parcels/ActionsNotice.tsx';
import { ReceiverDialog } from '../parcels/ReceiverDialog.tsx';
import type { ReceiverEditor } from '../parcels/receiver.machine.ts';
import { type ParcelActions, selectRunning } from '../parcels/runParcelAction.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import type { RequestingRefunds } from '../refunds/requestRefunds.ts';
import { BindShopDialog } from '../shops/binding/BindShopDialog.tsx';
import { ShopSettingsDialog } from '../shops/settings/ShopSettingsDialog.tsx';
import { TrackingDrawer } from '../tracking/Timeline.tsx';
import { type Inbox, MAX_AT_ONCE, selectBegun, selectSought } from './inbox.machine.ts';
import {
  type BulkAction,
  bulkActionsOf,
  KINDS_OF,
  type Problem,
  problemsParams,
  problemsVariables,
  SHOP_KINDS,
} from './problemActions.ts';
import { problemColumns } from './problemColumns.tsx';
import { ListProblems } from './problems.graphql.ts';
import { problemKindName, problemsText as text } from './problems.text.ts';
import { useAccountOpening } from './useAccountOpening.ts';
import { useCaseOpening } from './useCaseOpening.ts';
import { useShopRowActions } from './useInbox.ts';

interface Props {
  /** Whose problems they are. */
  by: 'buyer' | 'seller';
  inbox: Inbox;
  refunding: RequestingRefunds;
  actions: ParcelActions;
  receiver: ReceiverEditor;
  /** What else is to be looked at, above the list. */
  pointer?: ReactNode;
  /** Only what is of this shop, on its page. */
  shopId?: number;
}

/** The problems of a kind or all, page by page, with what helps against one or many. */
export function ProblemsView({ by, inbox, refunding, actions, receiver, pointer, shopId }: Props) {
  const list = useList({
    params: problemsParams,
    document: ListProblems,
    variables: (query) => problemsVariables(query, shopId),
    pick: ({ problems }) => problems,
  });
  const { rows } = list;
  const { kind } = list.query;
  const shops = useShopRowActions();
  const cases = useCaseOpening(list.refetch);
  const accounts = useAccountOpening();
  const [tracked, setTracked] = useState<number | null>(null);
  const { chosen, notes } = useFields(inbox, 'chosen', 'notes');
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
      onEdit: ({ parcelId }) => {
        if (parcelId !== null) inbox.send({ type: 'receiver.edit', parcelId });
      },
      onOpenCase: ({ parcelId }) => {
        if (parcelId !== null) cases.find(parcelId);
      },
      onDismiss: ({ parcelId }) => {
        if (parcelId !== null) cases.dismiss(parcelId);
      },
      onMend: ({ waybillAccountId }) => {
        if (waybillAccountId !== null) accounts.find(waybillAccountId);
      },
      onTrack: ({ parcelId }: Problem) => setTracked(parcelId),
      onRenew: ({ shopId }) => shops.renew(shopId),
      onSettings: ({ shopId }) => shops.openSettings(shopId),
    },
  });
  return (
    <>
      {shopId === undefined && <PageHeader title={text.title} below={4} />}
      <Tabs
        below={16}
        label={text.kinds}
        active={kind ?? 'all'}
        items={[
          { key: 'all', label: text.all, count: all },
          // Of so many kinds those that there are fit into one line.
          ...(shopId === undefined ? KINDS_OF[by] : SHOP_KINDS)
            .map((key) => ({ key, label: problemKindName(key, by), count: counts.get(key) ?? 0 }))
            .filter(({ key, count }) => count > 0 || key === kind),
        ]}
        onChange={(key) => list.change({ kind: key === 'all' ? null : key })}
      />
      {pointer}
      {kind && bulkActionsOf(kind).length > 0 && rows.length > 0 && (
        <BulkBar inbox={inbox} kind={kind} total={list.page?.total ?? 0} busy={running !== null} />
      )}
      <ActionsNotice actions={actions} />
      <ListView
        narrow
        list={list}
        label={text.list}
        columns={columns}
        none={<NoProblems well={all === 0} by={by} shopId={shopId} />}
      />
      <RefundDialog actor={refunding} />
      <OpenCaseDialog actor={cases.opening} />
      <AccountDialog editor={accounts.editor} />
      <ReceiverDialog editor={receiver} />
      <TrackingDrawer parcelId={tracked} onClose={() => setTracked(null)} />
      <BindShopDialog actor={shops.binding} />
      <ShopSettingsDialog actor={shops.settings} />
    </>
  );
}

interface NoProblemsProps {
  well: boolean;
  by: 'buyer' | 'seller';
  shopId: number | undefined;
}

function NoProblems({ well, by, shopId }: NoProblemsProps) {
  if (well && shopId !== undefined)
    return <EmptyState illustration="box" title={text.allWell} hint={text.allWellHint.shop} />;
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
      action={
        <LinkButton to={shopId === undefined ? paths.problems : shopPath(shopId, 'problems')}>
          {text.showAll}
        </LinkButton>
      }
    />
  );
}

interface BulkProps {
  inbox: Inbox;
  kind: ProblemKind;
  /** How many there are of the kind. */
  total: number;
  /** Something is being done to parcels already. */
  busy: boolean;
}

/** What can be done to all problems of a kind, or to those that are chosen. */
function BulkBar({ inbox, kind, total, busy }: BulkProps) {
  const begun = useSelector(inbox, selectBegun);
  const gathering = begun !== null;
  const waiting = useSelector(inbox, isBusy);
  const requestFailed = useMatches(inbox, { choosing: 'requestFailed' });
  const { refusal, chosen: all } = useFields(inbox, 'refusal', 'chosen');
  const chosen = [...all.values()].filter((problem) => problem.kind === kind);
  const labelOf = (action: BulkAction) => {
    if (chosen.length > 0)
      return text.bulkChosen(action, chosen.filter(({ actions }) => actions.includes(action)).length);
    return total > MAX_AT_ONCE ? text.bulkFirst(action, MAX_AT_ONCE) : text.bulkAll(action);
  };
  const canAct = (action: BulkAction) =>
    chosen.length === 0 || chosen.some(({ actions }) => actions.includes(action));
  return (
    <Row role="toolbar" aria-label={text.bulk} wrap below={12} className="num">
      {bulkActionsOf(kind).map((action, at) => (
        <Button
          key={action}
          variant={at === 0 ? 'primary' : 'secondary'}
          loading={begun === action}
          disabled={busy || !canAct(action) || (waiting && begun !== action)}
          onClick={() => inbox.send({ type: 'bulk.act', kind, action })}
        >
          {labelOf(action)}
        </Button>
      ))}
      {gathering && <Button onClick={() => inbox.send({ type: 'bulk.cancel' })}>{text.cancel}</Button>}
      {chosen.length > 0 && (
        <Button variant="text" disabled={waiting} onClick={() => inbox.send({ type: 'selection.clear' })}>
          {text.clear}
        </Button>
      )}
      <Text role="status" tone="secondary">
        {gathering ? text.gathering : (refusal?.msg ?? (requestFailed ? text.requestFailed : ''))}
      </Text>
    </Row>
  );
}
