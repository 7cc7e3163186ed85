import { useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ImageWithFallback } from '../../../../ui/ImageWithFallback.tsx';
import { ShopGoodsDialog } from '../../../shops/goods/ShopGoodsDialog.tsx';
import type { ShopItem } from '../../../shops/goods/shopItem.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import styles from './goods.module.css';
import { UnplannedList } from './UnplannedList.tsx';

/** What the chosen orders become by the goods that stand for their items, and what has none yet. */
export function PlanPart({ wizard }: { wizard: AutoWizard }) {
  const { plan, shopId } = useFields(wizard, 'plan', 'shopId');
  const [mapping, setMapping] = useState<{ item?: ShopItem } | null>(null);
  if (!plan || shopId === null) return null;
  const closeMapping = () => {
    setMapping(null);
    wizard.send({ type: 'plan.refresh' });
  };
  return (
    <>
      <UnplannedList wizard={wizard} unplanned={plan.unplanned} onMap={(item) => setMapping({ item })} />
      {plan.parts.length + plan.unplanned.length === 0 ? (
        <EmptyState title={text.noneLeft} hint={text.noneLeftHint} />
      ) : (
        <>
          {plan.parts.length > 0 && (
            <ul className={styles.parts} aria-label={text.parts}>
              {plan.parts.map((part) => (
                // Many parcels of one kind are several parts.
                <li key={`${part.mergeIds[0]},${part.shopOrderIds[0]}`} className={styles.part}>
                  <ImageWithFallback src={part.goodPic} alt="" className={styles.picture} />
                  <span className={styles.words}>
                    <span className={styles.name}>{part.goodName}</span>
                    <span className={styles.second}>
                      {text.ships(part.warehouseName, part.courierName, part.num)}
                    </span>
                  </span>
                  <span className={styles.count}>
                    {text.part(part.mergeIds.length + part.shopOrderIds.length)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Button variant="text" onClick={() => setMapping({})}>
            {text.mapAll}
          </Button>
        </>
      )}
      {mapping && <ShopGoodsDialog shopId={shopId} {...mapping} onClose={closeMapping} />}
    </>
  );
}
