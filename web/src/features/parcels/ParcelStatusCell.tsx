import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import { refundStates } from '../refunds/refunds.text.ts';
import type { Parcel } from './parcel.ts';
import { autoSendNames, outputNames, parcelTone } from './parcelStatus.ts';
import { cellText as text } from './parcels.text.ts';

interface Props {
  parcel: Parcel;
  /** What other columns say is not said here. */
  shown: ReadonlySet<string>;
  /** Why the last action failed. */
  note: string | undefined;
}

/** Of these the parcel's own status says enough. */
const QUIET_REFUNDS: readonly RefundStatus[] = ['NONE', 'SUCCESS', 'REVOKED'];

/** How a parcel stands, and what about it waits for somebody. */
export function ParcelStatusCell({ parcel, shown, note }: Props) {
  const { status, statusText, refundStatus } = parcel;
  return (
    <>
      <StatusDot tone={parcelTone(status)}>{statusText}</StatusDot>
      {!QUIET_REFUNDS.includes(refundStatus) && (
        <SecondLine>{text.refund(refundStates[refundStatus].text)}</SecondLine>
      )}
      <Progress parcel={parcel} shown={shown} />
      {!shown.has('autoSendResult') && <AutoSend parcel={parcel} />}
      {note && (
        <SecondLine tone="danger" role="status">
          {note}
        </SecondLine>
      )}
    </>
  );
}

/** What is happening to it now: why no waybill was issued, the courier's last word, else when it is to leave. */
function Progress({ parcel, shown }: Omit<Props, 'note'>) {
  const { status, outputStatus, outputInfo, outputResult, traceText, promisedShipAt } = parcel;
  if (outputNames[outputStatus].isTrouble) {
    return shown.has('outputResult') ? null : <SecondLine tone="danger">{outputResult}</SecondLine>;
  }
  const promised =
    status === 'PENDING_SHIPMENT' && promisedShipAt
      ? text.promised(formatDateTime(promisedShipAt).slice(5))
      : '';
  const words =
    traceText || (shown.has('outputInfo') || outputStatus === 'SUCCESS' ? '' : outputInfo) || promised;
  if (!words) return null;
  return (
    <SecondLine cut="ellipsis" title={words}>
      {words}
    </SecondLine>
  );
}

/** How the shop was notified of the waybill number, or why not. */
function AutoSend({ parcel: { autoSendStatus, autoSendResult } }: { parcel: Parcel }) {
  if (autoSendStatus === 'NONE') return null;
  const { text: name, isTrouble } = autoSendNames[autoSendStatus];
  return (
    <SecondLine tone={isTrouble ? 'danger' : 'secondary'}>
      {autoSendResult && autoSendStatus !== 'SUCCESS' ? `${name}：${autoSendResult}` : name}
    </SecondLine>
  );
}
