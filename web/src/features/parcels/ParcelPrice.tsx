import { Popup } from '../../ui/Popup.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './ParcelsPage.module.css';
import type { Parcel } from './parcelColumns.tsx';
import { cellText } from './parcels.text.ts';

/** What a parcel costs; its parts hang on it. */
export function ParcelPrice({ parcel }: { parcel: Parcel }) {
  const { goodsFee, courierFee, remoteFee, discountFee, price, refundFee } = parcel;
  const parts: [string, number][] = [
    [cellText.goodsFee, goodsFee],
    [cellText.courierFee, courierFee],
    ...(remoteFee > 0 ? [[cellText.remoteFee, remoteFee] as [string, number]] : []),
  ];
  return (
    <Popup
      on="click"
      position="bottom right"
      trigger={
        <button type="button" className={styles.price} aria-label={cellText.parts}>
          <Price fen={price} />
        </button>
      }
    >
      <dl className={styles.parts}>
        {parts.map(([name, fen]) => (
          <Part key={name} name={name} fen={fen} />
        ))}
        <dt className={styles.sum}>{cellText.sum}</dt>
        <dd className={styles.sum}>
          <Price fen={price} />
        </dd>
        {discountFee > 0 && <Part name={cellText.discount} fen={discountFee} />}
        {refundFee > 0 && <Part name={cellText.refunded} fen={refundFee} />}
      </dl>
    </Popup>
  );
}

function Part({ name, fen }: { name: string; fen: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} />
      </dd>
    </>
  );
}
