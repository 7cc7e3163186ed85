import { useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../../ui/data/ImageWithFallback.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { ShopGoodsDialog } from '../../../shops/goods/ShopGoodsDialog.tsx';
import type { ShopItem } from '../../../shops/goods/shopItem.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import type { Plan } from '../flow/autoDraft.ts';
import { nameOfItem, sameParcels, splitParcels } from '../flow/plannedParcels.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import { countUnplanned, groupUnplanned } from '../flow/unplannedGroups.ts';
import { useShopOrderLines } from '../flow/useShopOrderLines.ts';
import styles from './goods.module.css';
import { PlanSplits } from './PlanSplits.tsx';
import { SourcedPart } from './SourcedPart.tsx';

/** What the dialog of links begins with: one item, what is called so, or all. */
type Mapping = { item: ShopItem } | { keyword: string } | Record<string, never>;

/** Kinds of parcels that are shown of a part. */
const MAX_KINDS = 8;

/** What the chosen orders become by the goods that stand for their items, and what has none yet. */
export function PlanPart({ wizard }: { wizard: AutoWizard }) {
  const { plan, shopId } = useFields(wizard, 'plan', 'shopId');
  const [mapping, setMapping] = useState<Mapping | null>(null);
  if (!plan || shopId === null) return null;
  const splits = splitParcels(plan).size;
  const closeMapping = () => {
    setMapping(null);
    wizard.send({ type: 'plan.refresh' });
  };
  return (
    <>
      <UnplannedList wizard={wizard} unplanned={plan.unplanned} onMap={setMapping} />
      <SourcedPart wizard={wizard} shopId={shopId} sourced={plan.sourced} />
      {plan.parts.length + plan.unplanned.length + plan.sourced.length === 0 ? (
        <EmptyState title={text.noneLeft} hint={text.noneLeftHint} />
      ) : (
        <>
          {splits > 0 && <Message below={12}>{text.splitOrders(splits)}</Message>}
          <PlanSplits wizard={wizard} plan={plan} />
          {plan.parts.length > 0 && (
            <Stack as="ul" gap={12} aria-label={text.parts}>
              {plan.parts.map((part) => (
                <PlannedPart key={`${part.mergeIds[0]},${part.shopOrderIds[0]}`} part={part} />
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

/** Parcels of one warehouse and courier: what they hold, and how many of them hold it. */
function PlannedPart({ part }: { part: Plan['parts'][number] }) {
  const kinds = sameParcels(part);
  return (
    <Panel as="li" small>
      <Row gap={12} justify="space-between" below={8}>
        <Text tone="secondary">{text.ships(part.warehouseName, part.courierName)}</Text>
        <Text strong num>
          {text.part(part.contents.length)}
        </Text>
      </Row>
      <ul className={styles.kinds}>
        {kinds.slice(0, MAX_KINDS).map(({ items, rerouted, parcels }) => (
          <Row
            as="li"
            gap={12}
            key={[rerouted, ...items.map(({ skuId, quantity }) => `${skuId}×${quantity}`)].join()}
          >
            <ImageWithFallback src={items[0]?.pic ?? ''} alt="" className={styles.picture} />
            <Grow as="span">
              {items.map((item) => (
                <Text block key={item.skuId}>
                  {text.holds(nameOfItem(item), item.quantity)}
                </Text>
              ))}
              {rerouted && <SecondLine>{rerouted}</SecondLine>}
            </Grow>
            {kinds.length > 1 && (
              <Text tone="secondary" num>
                {text.same(parcels)}
              </Text>
            )}
          </Row>
        ))}
      </ul>
      {kinds.length > MAX_KINDS && (
        <SecondLine num above={8}>
          {text.moreKinds(kinds.length - MAX_KINDS)}
        </SecondLine>
      )}
    </Panel>
  );
}

interface Props {
  wizard: AutoWizard;
  unplanned: Plan['unplanned'];
  onMap: (mapping: Mapping) => void;
}

/** Orders whose goods are not known: each item to be mapped, or all of them left out. */
function UnplannedList({ wizard, unplanned, onMap }: Props) {
  const lines = useShopOrderLines(unplanned.map(({ shopOrderId }) => shopOrderId));
  if (unplanned.length === 0) return null;
  const groups = groupUnplanned(unplanned, lines);
  return (
    <Stack gap={8} below={16}>
      <Notice tone="warning" ways={{ [text.leaveOut]: () => wizard.send({ type: 'unplanned.exclude' }) }}>
        {text.unplanned(unplanned.length, countUnplanned(unplanned))}
      </Notice>
      <ul className={styles.list}>
        {groups.map(({ msg, reasonCode, item, isOnly, orderIds, parcels }) => (
          <Row as="li" gap={12} key={orderIds[0]}>
            {item && <ImageWithFallback src={item.pic} alt="" className={styles.picture} />}
            <Grow as="span">
              <Text cut="ellipsis">{item?.title ?? msg}</Text>
              <SecondLine>
                {[isOnly && item?.sku, text.unplannedOf(orderIds.length, parcels), item && msg]
                  .filter(Boolean)
                  .join(' · ')}
              </SecondLine>
            </Grow>
            {reasonCode === 'FALLBACK_SUGGESTED' && (
              <Button size="small" onClick={() => wizard.send({ type: 'fallback.accept', orderIds })}>
                {text.takeFallback}
              </Button>
            )}
            {item && reasonCode !== 'FALLBACK_SUGGESTED' && (
              <Button size="small" onClick={() => onMap(isOnly ? { item } : { keyword: item.title })}>
                {reasonCode === 'LINK_CHANGED' ? text.confirmLink : text.map}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Stack>
  );
}
