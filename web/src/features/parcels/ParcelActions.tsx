import type { ParcelAction } from '../../graphql/generated/graphql.ts';
import { refundsPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ActionsCell } from '../../ui/cells.tsx';
import { PrintButton } from '../labels/PrintButton.tsx';
import type { Parcel } from './parcel.ts';
import { parcelActionsText as text } from './parcels.text.ts';
import type { RowHandlers } from './rowHandlers.ts';

/** What can be done with a parcel, by its `allowedActions` alone. Its number is copied beside itself. */
export function ParcelActions({ parcel, handlers }: { parcel: Parcel; handlers: RowHandlers }) {
  const { by, busy, running, refund, revoke, edit, track, fill, run } = handlers;
  const isRunning = (action: string) => running?.id === parcel.id && running.action === action;
  const may = (action: ParcelAction) => parcel.allowedActions.includes(action);
  return (
    <ActionsCell>
      {may('ANSWER_REFUND') && (
        <LinkButton variant="text" to={`${refundsPath(parcel.orderId)}&refund=WAIT_SELLER`}>
          {text.answer}
        </LinkButton>
      )}
      {may('FILL_WAYBILL') && (
        <Button variant="text" onClick={() => fill(parcel)}>
          {text.fill}
        </Button>
      )}
      {may('PRINT') && <PrintButton kind="LABELS" parcels={[parcel]} variant="text" />}
      {(['resubmit', 'resend'] as const)
        .filter((action) => may(action === 'resubmit' ? 'AGAIN_SUBMIT' : 'RE_AUTO_SEND'))
        .map((action) => (
          <Button
            key={action}
            variant="text"
            loading={isRunning(action)}
            disabled={busy && !isRunning(action)}
            onClick={() => run(action, parcel)}
          >
            {text[action]}
          </Button>
        ))}
      {may('EDIT_RECEIVER') && (
        <Button variant="text" onClick={() => edit(parcel)}>
          {text.edit}
        </Button>
      )}
      {may('TRACE') && (
        <Button variant="quiet" onClick={() => track(parcel)}>
          {text.trace}
        </Button>
      )}
      {may('REFUND') && (
        <Button variant="quiet" onClick={() => refund(parcel)}>
          {by === 'seller' ? text.give : text.refund}
        </Button>
      )}
      {may('REVOKE_REFUND') && parcel.refundId !== null && (
        <Button variant="quiet" onClick={() => revoke(parcel)}>
          {text.revoke}
        </Button>
      )}
    </ActionsCell>
  );
}
