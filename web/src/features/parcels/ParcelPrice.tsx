import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './ParcelsPage.module.css';
import type { Parcel } from './parcel.ts';
import { cellText } from './parcels.text.ts';

/** What a parcel costs; its parts hang on it. */
export function ParcelPrice({ parcel }: { parcel: Parcel }) {
  const { goodsFee, courierFee, remoteFee, discountFee, price, refundFee } = parcel;
  const part = (term: string, fen: number) => ({ term, value: <Price fen={fen} /> });
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
      <DescriptionList
        sums
        className={styles.parts}
        items={[
          part(cellText.goodsFee, goodsFee),
          part(cellText.courierFee, courierFee),
          remoteFee > 0 && part(cellText.remoteFee, remoteFee),
          { ...part(cellText.sum, price), isTotal: true },
          discountFee > 0 && part(cellText.discount, discountFee),
          refundFee > 0 && part(cellText.refunded, refundFee),
        ]}
      />
    </Popup>
  );
}
