import { regionText } from '../../fields/region.ts';
import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { orderPath } from '../../lib/pagePaths.ts';
import { formatDayTime } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { GoodsCell, TextLink } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Popup } from '../../ui/overlays/Popup.tsx';
import { isCancelledAtErp, refundStateText } from '../refunds/refunds.text.ts';
import { type Parcel, receiverLine } from './chosenParcel.ts';
import styles from './ParcelsPage.module.css';
import { autoSendNames, outputNames, statusNames } from './parcelStatus.ts';
import { columnNames, cellText as text } from './parcels.text.ts';
import { revealingText } from './revealing/revealing.text.ts';
import type { RowHandlers } from './useParcelHandlers.ts';

interface OfRow {
  parcel: Parcel;
  handlers: RowHandlers;
}

export function Identity({ parcel, handlers, withReceiver }: OfRow & { withReceiver: boolean }) {
  const { packageNo, movedToOrderNo } = parcel;
  const origin = originOf(parcel);
  return (
    <>
      <Copyable text={packageNo} label={columnNames.packageNo} />
      {origin && (
        <SecondLine num cut="ellipsis" title={origin}>
          {origin}
        </SecondLine>
      )}
      {movedToOrderNo && (
        <SecondLine num>
          <TextLink to={orderPath(movedToOrderNo)}>{text.movedTo(movedToOrderNo)}</TextLink>
        </SecondLine>
      )}
      {withReceiver && <Receiver parcel={parcel} handlers={handlers} />}
    </>
  );
}

/** What it has come of, in words. */
function originOf({ replacesNo, partOfNo, movedFromNo }: Parcel): string | null {
  if (replacesNo) return text.replaces(replacesNo);
  if (partOfNo) return text.partOf(partOfNo);
  return movedFromNo && text.movedFrom(movedFromNo);
}

/** Masked; nothing of name and phone is cut off, an extension neither. */
export function Receiver({ parcel, handlers: { by, reveal } }: OfRow) {
  const { packageNo, allowedActions, receiverName, receiverPhone, receiverErasedAt, address } = parcel;
  const isRevealable = allowedActions.includes('REVEAL_RECEIVER');
  const isMasked = by === 'seller' && !isRevealable && receiverErasedAt === null && !isOfShop(parcel);
  const place = receiverErasedAt
    ? receiverLine(parcel)
    : [regionText(parcel), address].filter(Boolean).join(' ');
  const whole = receiverLine(parcel);
  return (
    <>
      {receiverErasedAt === null && (
        <Text as="div" num>
          {receiverName} <span className={styles.phone}>{receiverPhone}</span>
        </Text>
      )}
      <span className={styles.receiver}>
        <SecondLine cut="clamp" title={isMasked ? `${whole}\n${text.whyMasked}` : whole}>
          {place}
        </SecondLine>
        {isRevealable && (
          <IconButton
            icon="eye"
            size={16}
            label={revealingText.open(packageNo)}
            onClick={() => reveal(parcel)}
          />
        )}
      </span>
      {parcel.shippedBeforeEdit && <SecondLine tone="warning">{text.shippedBefore}</SecondLine>}
      {isOfShop(parcel) && (
        <button type="button" className={styles.why} title={text.whyEncrypted} onClick={() => reveal(parcel)}>
          {text.encrypted}
        </button>
      )}
    </>
  );
}

/** Its receiver is the shop platform's, which is why it is not shown here. An ERP tells its receivers in plain. */
function isOfShop({ encrypted, shopName, platform, receiverErasedAt }: Parcel): boolean {
  return receiverErasedAt === null && (encrypted || (Boolean(shopName) && platform !== 'JUSHUITAN'));
}

export function ThirdOrderNos({ thirdOrderNos }: Parcel) {
  if (thirdOrderNos.length === 0) return text.nothing;
  return (
    <>
      {thirdOrderNos.map((no) => (
        <Copyable key={no} text={no} label={columnNames.thirdOrderNo} />
      ))}
      {thirdOrderNos.length > 1 && <SecondLine>{text.merged(thirdOrderNos.length)}</SecondLine>}
    </>
  );
}

export function Goods(props: { parcel: Parcel; withTime: boolean; withPrice: boolean }) {
  const { parcel, withTime, withPrice } = props;
  const { goodName, goodPic, items, specification, remark, orderAt } = parcel;
  const time = withTime && text.ordered(formatDayTime(orderAt));
  const words = [text.content(items), time, specification, remark && text.remark(remark)]
    .filter(Boolean)
    .join(' · ');
  return (
    <GoodsCell picture={goodPic} name={goodName}>
      <Text cut="clamp" title={words}>
        {words}
      </Text>
      {withPrice && <ParcelPrice parcel={parcel} />}
    </GoodsCell>
  );
}

export function Waybill({ parcel, withCourier }: { parcel: Parcel; withCourier: boolean }) {
  const { waybillNo, courierName, ownWaybill, allowedActions } = parcel;
  return (
    <>
      {!waybillNo && <Text tone="secondary">{text.noWaybill}</Text>}
      {waybillNo && allowedActions.includes('COPY_NO') && (
        <Copyable text={waybillNo} label={columnNames.waybillNo} />
      )}
      {waybillNo && !allowedActions.includes('COPY_NO') && <span className="num">{waybillNo}</span>}
      {withCourier && (
        <SecondLine>{ownWaybill ? `${courierName} · ${text.ownWaybill}` : courierName}</SecondLine>
      )}
    </>
  );
}

export function Printed({ printCount, printedAt, waybillNo }: Parcel) {
  if (!waybillNo) return <Text tone="secondary">{text.nothing}</Text>;
  if (printCount === 0) return <Text tone="secondary">{text.notPrinted}</Text>;
  return (
    <>
      <span className="num">{text.printed(printCount)}</span>
      {printedAt && (
        <SecondLine>
          <time dateTime={printedAt}>{formatDayTime(printedAt)}</time>
        </SecondLine>
      )}
    </>
  );
}

export function Result({ words, isTrouble }: { words: string; isTrouble: boolean }) {
  if (!words) return text.nothing;
  return isTrouble ? <SecondLine tone="danger">{words}</SecondLine> : words;
}

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
  const { status, refundStatus, partOfNo, suggestion, atErp } = parcel;
  return (
    <>
      <StatusDot tone={statusNames[status].tone}>{statusNames[status].text}</StatusDot>
      {partOfNo && <SecondLine>{text.part}</SecondLine>}
      {!QUIET_REFUNDS.includes(refundStatus) && (
        <SecondLine>{text.refund(refundStateText(refundStatus, atErp))}</SecondLine>
      )}
      <Progress parcel={parcel} shown={shown} />
      {!shown.has('autoSendResult') && <AutoSend parcel={parcel} />}
      {suggestion && <SecondLine tone="warning">{suggestion.text}</SecondLine>}
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
  const { status, outputStatus, outputInfo, outputResult, traceText, promisedShipAt, waybillDueAt } = parcel;
  // What an ERP is to cancel is no longer about to leave.
  if (isCancelledAtErp(parcel.refundStatus, parcel.atErp)) return null;
  if (outputNames[outputStatus].isTrouble) {
    return shown.has('outputResult') ? null : <SecondLine tone="danger">{outputResult}</SecondLine>;
  }
  const due = waybillDueAt ? text.due(formatDayTime(waybillDueAt)) : '';
  const promised =
    status === 'PENDING_SHIPMENT' && promisedShipAt ? text.promised(formatDayTime(promisedShipAt)) : '';
  const words = traceText || (shown.has('outputInfo') || outputStatus === 'SUCCESS' ? '' : outputInfo);
  const when = traceText ? '' : due || (words ? '' : promised);
  return (
    <>
      {words && (
        <SecondLine cut="clamp" title={words}>
          {words}
        </SecondLine>
      )}
      {when && <SecondLine>{when}</SecondLine>}
    </>
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

/** What a parcel costs; its parts hang on it. */
export function ParcelPrice({ parcel }: { parcel: Parcel }) {
  const { goodsFee, courierFee, remoteFee, discountFee, price, refundFee, status } = parcel;
  const part = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
  return (
    <Popup
      on="click"
      position="bottom right"
      trigger={
        <button type="button" className={styles.price} aria-label={text.parts}>
          <Price fen={price} />
          {refundFee > 0 && status !== 'REFUNDED' && <SecondLine>{text.back(refundFee)}</SecondLine>}
        </button>
      }
    >
      <DescriptionList
        sums
        className={styles.parts}
        items={[
          part(text.goodsFee, goodsFee),
          part(text.courierFee, courierFee),
          remoteFee > 0 && part(text.remoteFee, remoteFee),
          { ...part(text.sum, price), isTotal: true },
          discountFee > 0 && part(text.discount, discountFee),
          refundFee > 0 && part(text.refunded, refundFee),
        ]}
      />
    </Popup>
  );
}
