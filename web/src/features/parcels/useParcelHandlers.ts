import { useApolloClient } from '@apollo/client/react';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { useFields } from '../../lib/useFields.ts';
import { uuid } from '../../lib/uuid.ts';
import { requestRefunds } from '../refunds/requestRefunds.ts';
import { revokeRefund } from '../refunds/revokeRefund.ts';
import { type ChosenParcel, freshened } from './chosenParcel.ts';
import { fillWaybillsLogic } from './filling/filling.actors.ts';
import type { FillSubject } from './filling/fillRows.ts';
import type { Parcel, ParcelBatchAction } from './parcel.ts';
import { receiverLogic } from './receiver.actors.ts';
import { receiverLine } from './receiverLine.ts';
import { revealingLogic } from './revealing/revealReceiver.ts';
import type { RowHandlers } from './rowHandlers.ts';
import { runParcelAction, selectRunning } from './runParcelAction.ts';
import { selectionLogic } from './selection.actors.ts';

const NO_NOTES: ReadonlyMap<number, string> = new Map();

/** Everything that can be done from the list of parcels, with the actors that do it. */
export function useParcelHandlers(rows: readonly Parcel[], by: 'buyer' | 'seller') {
  const client = useApolloClient();
  const [notes, setNotes] = useState(NO_NOTES);
  const [tracked, setTracked] = useState<number | null>(null);
  const selection = useFlow(selectionLogic);
  /** Those that failed stay chosen, and their rows say why. */
  const subscribe = useCallback(
    (results: ReadonlyMap<number, { kind: 'failed'; msg: string } | { kind: 'applied' | 'gone' }>) => {
      const why = new Map<number, string>();
      for (const [id, result] of results) if (result.kind === 'failed') why.set(id, result.msg);
      setNotes(why);
      selection.send({ type: 'rows.drop', ids: [...results.keys()].filter((id) => !why.has(id)) });
    },
    [selection],
  );
  const refunding = useActorRef(useMemo(() => requestRefunds(client, subscribe), [client, subscribe]));
  const actions = useActorRef(useMemo(() => runParcelAction(client, subscribe), [client, subscribe]));
  const revoking = useFlow(revokeRefund);
  const editor = useFlow(receiverLogic);
  const revealing = useFlow(revealingLogic);
  const filling = useActorRef(useMemo(() => fillWaybillsLogic(client, subscribe), [client, subscribe]));
  const { chosen } = useFields(selection, 'chosen');
  const running = useSelector(actions, selectRunning, shallowEqual);

  const refund = (parcels: readonly ChosenParcel[]) => {
    setNotes(NO_NOTES);
    refunding.send({ type: 'batch.ask', subject: { parcels, by, reason: '' } });
  };
  const run = (action: ParcelBatchAction, parcels: readonly ChosenParcel[]) => {
    setNotes(NO_NOTES);
    actions.send({ type: 'batch.run', subject: { action, parcels, clientNo: uuid() } });
  };
  /** Beside the chosen parcels, or out of a sheet. */
  const fill = (type: 'hand.open' | 'sheet.open', parcels: readonly ChosenParcel[]) => {
    setNotes(NO_NOTES);
    const fillable = parcels.filter(({ allowedActions }) => allowedActions.includes('FILL_WAYBILL'));
    filling.send({ type, parcels: fillable.map(fillSubjectOf) });
  };
  const handlers: RowHandlers = {
    by,
    rows,
    chosen,
    notes,
    busy: running !== null,
    running,
    choose: (parcels, isChosen) => selection.send({ type: 'rows.mark', parcels, chosen: isChosen }),
    refund: (parcel) => refund([parcel]),
    revoke: ({ refundId, packageNo }) => {
      if (refundId != null) revoking.send({ type: 'action.ask', subject: { refundId, packageNo } });
    },
    edit: (parcel) => {
      const { id: packageId, packageNo } = parcel;
      editor.send({ type: 'editor.open', subject: { packageId, packageNo, receiver: receiverLine(parcel) } });
    },
    reveal: ({ id: packageId, packageNo }) =>
      revealing.send({ type: 'reveal.open', subject: { packageId, packageNo } }),
    track: ({ id }) => setTracked(id),
    fill: (parcel) => fill('hand.open', [parcel]),
    run: (action, parcel) => run(action, [parcel]),
  };
  return {
    handlers,
    chosen: freshened(chosen, rows),
    actors: { selection, refunding, actions, revoking, editor, revealing, filling },
    tracked,
    closeTracking: () => setTracked(null),
    refund,
    run,
    fill,
  };
}

function fillSubjectOf(parcel: ChosenParcel): FillSubject {
  const { id, packageNo, goodName, num, warehouseId, courierName } = parcel;
  return { id, packageNo, goodName, num, warehouseId, courierName, receiver: receiverLine(parcel) };
}
