import { RegionField } from '../../fields/RegionField.tsx';
import type { RegionCodes } from '../../fields/region.ts';
import { NumberInput } from '../../ui/NumberInput.tsx';
import styles from './DeliveryChoice.module.css';
import type { Good } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';

interface Props {
  good: Good;
  destination: RegionCodes;
  onChooseDestination: (to: RegionCodes) => void;
  pieces: number;
  onChoosePieces: (pieces: number) => void;
}

/** Where a parcel goes and what is in it: what the fees of the couriers depend on. */
export function DeliveryChoice({ good, destination, onChooseDestination, pieces, onChoosePieces }: Props) {
  return (
    <section className={styles.row} aria-label={goodsText.delivery}>
      <div className={styles.where}>
        <span className={styles.label}>{goodsText.shipTo}</span>
        <RegionField aria-label={goodsText.shipTo} value={destination} onChange={onChooseDestination} />
      </div>
      <div className={styles.pieces}>
        <span className={styles.label}>{goodsText.piecesPerParcel}</span>
        <NumberInput
          value={pieces}
          onChange={onChoosePieces}
          min={good.minNum}
          max={good.maxNum}
          label={goodsText.piecesPerParcel}
          unit={good.unit}
        />
      </div>
    </section>
  );
}
