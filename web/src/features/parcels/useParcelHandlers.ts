import { useApolloClient } from '@apollo/client/react';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { casePath } from '../../lib/pagePaths.ts';
import { useFields } from '../../lib/useFields.ts';
import { uuid } from '../../lib/uuid.ts';
import { dismissSuggestion } from '../afterSales/dismissSuggestion.ts';
import { openCase } from '../afterSales/openCase.ts';
import { openClaim } from '../courierClaims/openClaim.ts';
import { editBuyerNote, openBuyerNote } from '../packing/buyerNote.ts';
import { revokeRefund } from '../refunds/RevokeDialog.tsx';
import { requestRefunds } from '../refunds/requestRefunds.ts';
import {
  type ChosenParcel,
  freshened,
  type Parcel,
  type ParcelBatchAction,
  receiverLine,
} from './chosenParcel.ts';
import { fillWaybillsLogic } from './filling/filling.actors.ts';
import type { FillSubject } from './filling/fillRows.ts';
import { receiverLogic } from './receiver.actors.ts';
import { revealingLogic } from './revealing/revealReceiver.ts';
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
    (failures: ReadonlyMap<number, string | null>) => {
      const why = [...failures].flatMap(([id, msg]) => (msg === null ? [] : [[id, msg] as const]));
      setNotes(new Map(why));
      selection.send({
        type: 'rows.drop',
        ids: [...failures.keys()].filter((id) => failures.get(id) === null),
      });
    },
    [selection],
  );
  const refunding = useActorRef(useMemo(() => requestRefunds(client, subscribe), [client, subscribe]));
  const actions = useActorRef(useMemo(() => runParcelAction(client, subscribe), [client, subscribe]));
  const navigate = useNavigate();
  const opening = useActorRef(
    useMemo(() => openCase(client, (caseId) => void navigate(casePath(caseId))), [client, navigate]),
  );
  const claiming = useFlow(openClaim);
  const noting = useFlow(editBuyerNote);
  const dismissing = useActorRef(useMemo(() => dismissSuggestion(client), [client]));
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
  const handlers = {
    /** Whose list it is. */
    by,
    rows,
    /** The chosen parcels, by id. */
    chosen,
    /** Why the last action failed for a parcel, by its id. */
    notes,
    /** Something is being done; nothing else can be begun. */
    busy: running !== null,
    /** The action that is under way, with its parcel where it is one alone. */
    running,
    choose: (parcels: readonly Parcel[], isChosen: boolean) =>
      selection.send({ type: 'rows.mark', rows: parcels, chosen: isChosen }),
    refund: (parcel: Parcel) => refund([parcel]),
    revoke: ({ refundId, packageNo }: Parcel) => {
      if (refundId != null) revoking.send({ type: 'action.ask', subject: { refundId, packageNo } });
    },
    /** Buyers: what is wrong with a parcel that was shipped. */
    openCase: (parcel: Parcel) => opening.send({ type: 'editor.open', item: parcel }),
    /** Suppliers: what its courier is to pay. */
    openClaim: (parcel: Parcel) => claiming.send({ type: 'editor.open', item: parcel }),
    /** Suppliers: what packers are told of its buyer. */
    noteBuyer: (parcel: Parcel) => void openBuyerNote(client, noting, parcel),
    /** Buyers: what is suggested for it is not wanted. */
    dismiss: ({ id }: Parcel) => dismissing.send({ type: 'action.run', subject: id }),
    edit: (parcel: Parcel) => {
      const { id: parcelId, packageNo, atErp, specification, remark } = parcel;
      const subject = { parcelId, packageNo, receiver: receiverLine(parcel), atErp, specification, remark };
      editor.send({ type: 'editor.open', subject });
    },
    /** Shows the receiver in clear, or says why not. */
    reveal: ({ id: parcelId, packageNo }: Parcel) =>
      revealing.send({ type: 'reveal.open', subject: { parcelId, packageNo } }),
    track: ({ id }: Parcel) => setTracked(id),
    /** Suppliers: a number of their own. */
    fill: (parcel: Parcel) => fill('hand.open', [parcel]),
    run: (action: ParcelBatchAction, parcel: Parcel) => run(action, [parcel]),
  };
  return {
    handlers,
    chosen: freshened(chosen, rows),
    actors: {
      selection,
      refunding,
      actions,
      opening,
      claiming,
      noting,
      revoking,
      editor,
      revealing,
      filling,
    },
    tracked,
    closeTracking: () => setTracked(null),
    refund,
    run,
    fill,
  };
}

/** What the rows of the list show beside their parcel, and what their buttons do. */
export type RowHandlers = ReturnType<typeof useParcelHandlers>['handlers'];

function fillSubjectOf(parcel: ChosenParcel): FillSubject {
  const { id, packageNo, goodName, quantity, warehouseId, courierName } = parcel;
  return { id, packageNo, goodName, quantity, warehouseId, courierName, receiver: receiverLine(parcel) };
}
