import type { Wizard } from './flow/shipByHand.selectors.ts';
import { DeliveryStep, GoodsStep } from './GoodsSteps.tsx';
import styles from './OnePage.module.css';
import { RecipientsStep } from './recipients/RecipientsStep.tsx';

interface Props {
  wizard: Wizard;
  seeking: boolean;
  onSeek: (seeking: boolean) => void;
}

/** The steps but the last below each other, for those who know them. */
export function OnePage(props: Props) {
  return (
    <>
      <div className={styles.pair}>
        <GoodsStep {...props} folds />
      </div>
      <div className={styles.pair}>
        <DeliveryStep {...props} folds />
      </div>
      <RecipientsStep {...props} />
    </>
  );
}
