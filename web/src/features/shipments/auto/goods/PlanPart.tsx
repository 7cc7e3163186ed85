import { useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../../ui/data/ImageWithFallback.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { ShopGoodsDialog } from '../../../shops/goods/ShopGoodsDialog.tsx';
import type { ShopItem } from '../../../shops/goods/shopItem.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import type { Plan } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import { groupUnplanned } from '../flow/unplannedGroups.ts';
import { useShopOrderLines } from '../flow/useShopOrderLines.ts';
import styles from './goods.module.css';

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
            <Stack as="ul" gap={12} aria-label={text.parts}>
              {plan.parts.map((part) => (
                // Many parcels of one kind are several parts.
                <Panel as="li" small key={`${part.mergeIds[0]},${part.shopOrderIds[0]}`}>
                  <Row gap={12}>
                    <ImageWithFallback src={part.goodPic} alt="" className={styles.picture} />
                    <Grow as="span">
                      <Text cut="ellipsis">{part.goodName}</Text>
                      <SecondLine>{text.ships(part.warehouseName, part.courierName, part.num)}</SecondLine>
                    </Grow>
                    <Text strong num>
                      {text.part(part.mergeIds.length + part.shopOrderIds.length)}
                    </Text>
                  </Row>
                </Panel>
              ))}
            </Stack>
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

interface Props {
  wizard: AutoWizard;
  unplanned: Plan['unplanned'];
  onMap: (item: ShopItem) => void;
}

/** Orders whose goods are not known: each item to be mapped, or all of them left out. */
function UnplannedList({ wizard, unplanned, onMap }: Props) {
  const lines = useShopOrderLines(unplanned.map(({ shopOrderId }) => shopOrderId));
  if (unplanned.length === 0) return null;
  const groups = groupUnplanned(unplanned, lines);
  return (
    <Stack gap={8} below={16}>
      <Notice tone="warning" ways={{ [text.leaveOut]: () => wizard.send({ type: 'unplanned.exclude' }) }}>
        {text.unplanned(unplanned.length)}
      </Notice>
      <ul className={styles.list}>
        {groups.map(({ msg, item, orderIds }) => (
          <Row as="li" gap={12} key={orderIds[0]}>
            <Grow as="span">
              <Text cut="ellipsis">{item?.title ?? msg}</Text>
              <SecondLine>
                {[item?.sku, text.unplannedOf(orderIds.length), item && msg].filter(Boolean).join(' · ')}
              </SecondLine>
            </Grow>
            {item && (
              <Button
                size="small"
                onClick={() =>
                  onMap({ remoteGoodId: item.remoteGoodId, remoteSkuId: item.remoteSkuId, title: item.title })
                }
              >
                {text.map}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
