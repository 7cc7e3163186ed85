import type { ParcelsQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { ParcelPrice } from './ParcelPrice.tsx';
import styles from './ParcelsPage.module.css';
import { autoSendStates, parcelTone } from './parcelStatus.ts';
import { parcelsText } from './parcels.text.ts';

export type Parcel = ParcelsQuery['parcels']['list'][number];

export const parcelColumns: Column<Parcel>[] = [
  {
    key: 'packageNo',
    header: parcelsText.parcel,
    cell: ({ packageNo, orderAt, thirdOrderNos, shopName }) => (
      <>
        <Copyable text={packageNo} label={parcelsText.parcel} />
        <time className={styles.second} dateTime={orderAt}>
          <span className="num">{formatDateTime(orderAt)}</span>
        </time>
        {shopName && <span className={styles.second}>{shopName}</span>}
        {thirdOrderNos.map((no) => (
          <span key={no} className={styles.second}>
            {no}
          </span>
        ))}
        {thirdOrderNos.length > 1 && (
          <span className={styles.second}>{parcelsText.merged(thirdOrderNos.length)}</span>
        )}
      </>
    ),
  },
  {
    key: 'goods',
    header: parcelsText.goods,
    cell: ({ goodName, goodPic, num }) => (
      <span className={styles.goods}>
        <ImageWithFallback src={goodPic} alt="" />
        <span>
          <span className={styles.goodName} title={goodName}>
            {goodName}
          </span>
          <span className={styles.second}>{parcelsText.pieces(num)}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'receiver',
    header: parcelsText.receiver,
    cell: ({ receiverName, receiverPhone, province, city, district, address, encrypted }) => (
      <>
        {receiverName} <span className="num">{receiverPhone}</span>
        <span className={`${styles.second} ${styles.address}`}>
          {[...new Set([province, city, district, address])].filter(Boolean).join(' ')}
        </span>
        {encrypted && (
          <span className={styles.second} title={parcelsText.encryptedHint}>
            {parcelsText.encrypted}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'courier',
    header: parcelsText.courier,
    cell: ({ courierName, waybillNo }) => (
      <>
        {courierName}
        <span className={styles.second}>
          {waybillNo ? <Copyable text={waybillNo} label={parcelsText.waybill} /> : parcelsText.noWaybill}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    header: parcelsText.status,
    cell: (parcel) => (
      <>
        <StatusDot tone={parcelTone(parcel.status)}>{parcel.statusText}</StatusDot>
        <Progress parcel={parcel} />
        <AutoSend parcel={parcel} />
      </>
    ),
  },
  {
    key: 'price',
    header: parcelsText.price,
    align: 'right',
    cell: (parcel) => <ParcelPrice parcel={parcel} />,
  },
];

/** What is happening to it now: why no waybill was issued, the word of the warehouse, else when it is to leave. */
function Progress({ parcel }: { parcel: Parcel }) {
  const { status, outputStatus, outputInfo, outputResult, promisedShipAt } = parcel;
  if (outputStatus === 'FAILED' && outputResult)
    return <span className={styles.trouble}>{parcelsText.notIssued(outputResult)}</span>;
  const promised =
    status === 'PENDING_SHIPMENT' && promisedShipAt
      ? parcelsText.promised(formatDateTime(promisedShipAt).slice(5))
      : '';
  const words = outputInfo || promised;
  return words ? <span className={styles.second}>{words}</span> : null;
}

/** How its shop was told the waybill number, and why it was not. */
function AutoSend({ parcel: { autoSendStatus, autoSendResult } }: { parcel: Parcel }) {
  if (autoSendStatus === 'NONE') return null;
  const { text, isTrouble } = autoSendStates[autoSendStatus];
  return (
    <span className={isTrouble ? styles.trouble : styles.second}>
      {autoSendResult && autoSendStatus !== 'SUCCESS' ? `${text}：${autoSendResult}` : text}
    </span>
  );
}
