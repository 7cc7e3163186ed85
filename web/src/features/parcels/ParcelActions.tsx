import type { ParcelAction } from '../../graphql/generated/graphql.ts';
import { casePath, refundsPath } from '../../lib/pagePaths.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { PrintButton } from '../labels/PrintButton.tsx';
import { buyerNoteText } from '../packing/waves.text.ts';
import { isPackable, type Parcel } from './chosenParcel.ts';
import { parcelActionsText as text } from './parcels.text.ts';
import type { RowHandlers } from './useParcelHandlers.ts';

const BATCHED = [
  ['AGAIN_SUBMIT', 'resubmit'],
  ['RE_AUTO_SEND', 'resend'],
] as const;

/** What can be done with a parcel, by its `allowedActions` alone. Its number is copied beside itself. */
export function ParcelActions({ parcel, handlers }: { parcel: Parcel; handlers: RowHandlers }) {
  const { by, busy, running, refund, revoke, edit, track, fill, run, openClaim, noteBuyer } = handlers;
  const may = (action: ParcelAction) => parcel.allowedActions.includes(action);
  const button = (action: ParcelAction, name: string, onClick: (parcel: Parcel) => void, isQuiet = false) =>
    may(action) && (
      <Button variant={isQuiet ? 'quiet' : 'text'} onClick={() => onClick(parcel)}>
        {name}
      </Button>
    );
  return (
    <ActionsCell>
      {may('ANSWER_REFUND') && (
        <LinkButton variant="text" to={`${refundsPath(parcel.orderId)}&refund=WAIT_SELLER`}>
          {text.answer}
        </LinkButton>
      )}
      {button('FILL_WAYBILL', text.fill, fill)}
      {may('PRINT') && <PrintButton kind="LABELS" parcels={[parcel]} variant="text" />}
      {BATCHED.map(([allowed, action]) => {
        const isRunning = running?.id === parcel.id && running.action === action;
        return (
          may(allowed) && (
            <Button
              key={action}
              variant="text"
              loading={isRunning}
              disabled={busy && !isRunning}
              onClick={() => run(action, parcel)}
            >
              {text[action]}
            </Button>
          )
        );
      })}
      {button('EDIT_RECEIVER', text.edit, edit)}
      {button('TRACE', text.trace, track, true)}
      <CaseActions parcel={parcel} handlers={handlers} />
      {button('CLAIM', text.claim, openClaim, true)}
      {by === 'seller' && isPackable(parcel) && (
        <Button variant="quiet" onClick={() => noteBuyer(parcel)}>
          {buyerNoteText.action}
        </Button>
      )}
      {button('REFUND', by === 'seller' ? text.give : text.refund, refund, true)}
      {parcel.refundId !== null && button('REVOKE_REFUND', text.revoke, revoke, true)}
    </ActionsCell>
  );
}

/** What a parcel's buyer may ask for, first where it is suggested; its case while one is open. */
export function CaseActions({ parcel, handlers }: { parcel: Parcel; handlers: RowHandlers }) {
  const { allowedActions, suggestion, openCaseId } = parcel;
  if (openCaseId !== null)
    return (
      <LinkButton variant="text" to={casePath(openCaseId)}>
        {text.viewCase}
      </LinkButton>
    );
  return (
    allowedActions.includes('AFTER_SALE') && (
      <>
        <Button variant={suggestion ? 'text' : 'quiet'} onClick={() => handlers.openCase(parcel)}>
          {text.afterSale}
        </Button>
        {suggestion && (
          <Button variant="quiet" onClick={() => handlers.dismiss(parcel)}>
            {text.dismiss}
          </Button>
        )}
      </>
    )
  );
}
