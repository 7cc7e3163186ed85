import type { ParcelAction } from '../../graphql/generated/graphql.ts';
import { refundsPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { PrintButton } from '../printing/PrintButton.tsx';
import styles from './ParcelsPage.module.css';
import type { Parcel } from './parcelColumns.tsx';
import type { RowDeals } from './parcelDeals.ts';
import { deedsText as text } from './parcels.text.ts';

/** What can be done with a parcel, by its `allowedActions` alone. Its number is copied beside itself. */
export function ParcelDeeds({ parcel, deals }: { parcel: Parcel; deals: RowDeals }) {
  const { by, busy, running, refund, revoke, edit, track, fill, run } = deals;
  const isRunning = (deed: string) => running?.id === parcel.id && running.deed === deed;
  const may = (action: ParcelAction) => parcel.allowedActions.includes(action);
  return (
    <span className={styles.deeds}>
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
        .filter((deed) => may(deed === 'resubmit' ? 'AGAIN_SUBMIT' : 'RE_AUTO_SEND'))
        .map((deed) => (
          <Button
            key={deed}
            variant="text"
            loading={isRunning(deed)}
            disabled={busy && !isRunning(deed)}
            onClick={() => run(deed, parcel)}
          >
            {text[deed]}
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
    </span>
  );
}
