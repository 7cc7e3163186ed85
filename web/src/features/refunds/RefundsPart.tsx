import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { type CSSProperties, useMemo, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { fixed, keyOf, named, page, searchParams } from '../../lib/searchParams.ts';
import { ChoiceFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { type RowSelection, useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { TrackingDrawer } from '../tracking/Timeline.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { AnswerAction } from './answer.rules.ts';
import { answerRefunds } from './answerRefunds.ts';
import { RevokeDialog, revokeRefund } from './RevokeDialog.tsx';
import { type Refund, refundColumns } from './refundColumns.tsx';
import { ListRefunds } from './refunds.graphql.ts';
import { refundStates, refundsText as text } from './refunds.text.ts';

const { NONE: _, ...statuses } = refundStates;

const params = searchParams({
  tab: fixed('refunds'),
  status: named('refund', keyOf(statuses)),
  page: page(),
});

/** The caller's refunds, all or those of one order: how each stands, until when, and in whose words. */
export function RefundsPart({ orderId, by }: { orderId: number | undefined; by: 'buyer' | 'seller' }) {
  const client = useApolloClient();
  const revoking = useFlow(revokeRefund);
  const [tracked, setTracked] = useState<number | null>(null);
  const list = useList({
    params,
    document: ListRefunds,
    variables: ({ status, page }) => ({
      filter: { ...(status && { status }), ...(orderId === undefined ? {} : { orderId }) },
      page,
      pageSize: 20,
    }),
    pick: ({ refunds }) => refunds,
  });
  const { rows } = list;
  const chosen = useRowSelection(`${orderId}:${list.query.status}`, rows);
  const answering = useActorRef(useMemo(() => answerRefunds(client, chosen.clear), [client, chosen.clear]));
  const ask = (action: AnswerAction, refunds: readonly Refund[]) =>
    answering.send({ type: 'batch.ask', subject: { action, refunds, amount: '', reason: '' } });
  const columns = refundColumns(by, {
    revoke: ({ id: refundId, packageNo }) =>
      revoking.send({ type: 'action.ask', subject: { refundId, packageNo } }),
    answer: (refund) => ask('agree', [refund]),
    confirmReturn: (refund) => ask('return', [refund]),
    track: ({ parcelId }) => setTracked(parcelId),
  });
  const choosing = selectionColumn({
    ...{ table: 'refunds', rows, chosen, all: text.choosePage },
    one: ({ refundNo }) => text.choose(refundNo),
  });
  return (
    <>
      <Row below={12} style={{ '--choice': '160px' } as CSSProperties}>
        <ChoiceFilters list={list} text={text.filter} options={{ status: optionsOf(statuses) }} />
      </Row>
      <ListView
        list={list}
        label={text.list}
        columns={by === 'seller' ? [choosing, ...columns] : columns}
        none={<EmptyState title={text.none} hint={text.noneHint[by]} />}
        text={text}
      />
      {by === 'seller' && <AnswerBar chosen={chosen} onAgree={(refunds) => ask('agree', refunds)} />}
      <AnswerDialog actor={answering} />
      <RevokeDialog actor={revoking} />
      <TrackingDrawer parcelId={tracked} onClose={() => setTracked(null)} />
    </>
  );
}

interface Props {
  chosen: RowSelection<Refund>;
  onAgree: (refunds: readonly Refund[]) => void;
}

/** What a supplier can do with all the refunds that are chosen; a refusal needs words for each. */
function AnswerBar({ chosen, onAgree }: Props) {
  if (chosen.rows.length === 0) return null;
  const waiting = chosen.rows.filter(
    ({ caseId, allowedActions }) => caseId === null && allowedActions.includes('ANSWER'),
  );
  return (
    <BatchBar
      label={text.bar}
      count={text.chosen(chosen.rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      {waiting.length > 0 ? (
        <Button size="small" variant="primary" onClick={() => onAgree(waiting)}>
          {text.agreeAll(waiting.length)}
        </Button>
      ) : (
        <span>{text.noneWaits}</span>
      )}
    </BatchBar>
  );
}
