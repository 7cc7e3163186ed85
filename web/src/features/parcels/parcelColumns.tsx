import type { ParcelsQuery } from '../../graphql/generated/graphql.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { ImageWithFallback } from '../../ui/ImageWithFallback.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Column } from '../../ui/Table.tsx';
import { ParcelPrice } from './ParcelPrice.tsx';
import styles from './ParcelsPage.module.css';
import { parcelTone } from './parcelStatus.ts';
import { parcelsText } from './parcels.text.ts';

export type Parcel = ParcelsQuery['parcels']['list'][number];

export const parcelColumns: Column<Parcel>[] = [
  {
    key: 'packageNo',
    header: parcelsText.parcel,
    cell: ({ packageNo, orderAt, thirdOrderNo }) => (
      <>
        <Copyable text={packageNo} label={parcelsText.parcel} />
        <time className={styles.second} dateTime={orderAt}>
          <span className="num">{formatDateTime(orderAt)}</span>
        </time>
        {thirdOrderNo && <span className={styles.second}>{thirdOrderNo}</span>}
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
    cell: ({ receiverName, receiverPhone, province, city, district, address }) => (
      <>
        {receiverName} <span className="num">{receiverPhone}</span>
        <span className={`${styles.second} ${styles.address}`}>
          {[...new Set([province, city, district, address])].filter(Boolean).join(' ')}
        </span>
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

/** What is happening to it now: the word of the warehouse, else when it is to leave. */
function Progress({ parcel: { status, outputInfo, promisedShipAt } }: { parcel: Parcel }) {
  const promised =
    status === 'PENDING_SHIPMENT' && promisedShipAt
      ? parcelsText.promised(formatDateTime(promisedShipAt).slice(5))
      : '';
  const words = outputInfo || promised;
  return words ? <span className={styles.second}>{words}</span> : null;
}
