import { useFragment } from '@apollo/client/react';
import type { ShopOrderLineFragment } from '../../../../graphql/generated/graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import type { ShopItem } from '../../../shops/goods/shopItem.ts';
import type { Plan } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import { ShopOrderLine } from '../flow/shopOrders.graphql.ts';
import { groupUnplanned } from '../flow/unplannedGroups.ts';
import styles from './goods.module.css';

interface Props {
  wizard: AutoWizard;
  unplanned: Plan['unplanned'];
  onMap: (item: ShopItem) => void;
}

/** Orders whose goods are not known: each item to be mapped, or all of them left out. */
export function UnplannedList({ wizard, unplanned, onMap }: Props) {
  const { data } = useFragment({
    fragment: ShopOrderLine,
    from: unplanned.map(({ shopOrderId: id }) => ({ __typename: 'ShopOrder', id })),
  });
  if (unplanned.length === 0) return null;
  const lines = data.flatMap((line) => (isWhole(line) ? [line] : []));
  const groups = groupUnplanned(unplanned, lines);
  return (
    <div className={styles.unplanned}>
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => wizard.send({ type: 'unplanned.exclude' })}>
            {text.leaveOut}
          </Button>
        }
      >
        {text.unplanned(unplanned.length)}
      </Message>
      <ul className={styles.list}>
        {groups.map(({ msg, item, orderIds }) => (
          <li key={orderIds[0]}>
            <span className={styles.words}>
              <span className={styles.name}>{item?.title ?? msg}</span>
              <span className={styles.second}>
                {[item?.sku, text.unplannedOf(orderIds.length), item && msg].filter(Boolean).join(' · ')}
              </span>
            </span>
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
          </li>
        ))}
      </ul>
    </div>
  );
}

function isWhole(line: object | null): line is ShopOrderLineFragment {
  return line !== null && 'items' in line;
}
