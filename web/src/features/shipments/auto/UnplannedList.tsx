import { useFragment } from '@apollo/client/react';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { Plan } from '../autoDraft.ts';
import type { AutoWizard } from '../shipAuto.selectors.ts';
import { goodsText as text } from '../shipAuto.text.ts';
import { ShopOrderLine } from '../shopOrders.graphql.ts';
import type { ShopItem } from '../shops/shopItem.ts';
import styles from './goods.module.css';

interface Props {
  wizard: AutoWizard;
  unplanned: Plan['unplanned'];
  onMap: (item: ShopItem) => void;
}

/** Orders whose goods are not known: each to be mapped, or all of them left out. */
export function UnplannedList({ wizard, unplanned, onMap }: Props) {
  if (unplanned.length === 0) return null;
  return (
    <div className={styles.unplanned}>
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => wizard.send({ type: 'unplanned.leaveOut' })}>
            {text.leaveOut}
          </Button>
        }
      >
        {text.unplanned(unplanned.length)}
      </Message>
      <ul className={styles.list}>
        {unplanned.map(({ shopOrderId, msg }) => (
          <li key={shopOrderId}>
            <UnplannedOrder id={shopOrderId} msg={msg} onMap={onMap} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function UnplannedOrder({ id, msg, onMap }: { id: number; msg: string; onMap: Props['onMap'] }) {
  const { data, complete } = useFragment({
    fragment: ShopOrderLine,
    from: { __typename: 'ShopOrder', id },
  });
  const item = complete ? data.items[0] : undefined;
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{item?.title ?? text.order(id)}</span>
        <span className={styles.second}>
          {[complete && data.remoteOrderNo, item?.sku, msg].filter(Boolean).join(' · ')}
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
    </>
  );
}
