import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ImageWithFallback } from '../../../ui/data/ImageWithFallback.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import styles from './ShopGoods.module.css';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { type LinkedItem, nameOfItem } from './shopItem.ts';

interface Props {
  /** Read aloud. */
  label: string;
  items: readonly LinkedItem[];
  onNumber: (skuId: number, quantity: number) => void;
  onRemove: (skuId: number) => void;
}

/** Combinations with the pieces of each. */
export function ItemList({ label, items, onNumber, onRemove }: Props) {
  return (
    <Stack as="ul" gap={8} aria-label={label}>
      {items.map((item) => (
        <Row as="li" gap={12} key={item.skuId}>
          <ImageWithFallback src={item.pic} alt="" className={styles.picture} />
          <Grow as="span">
            {nameOfItem(item)}
            <ItemFacts item={item} />
          </Grow>
          <NumberInput
            label={text.numOf(nameOfItem(item))}
            value={item.quantity}
            min={1}
            max={99}
            onChange={(quantity) => onNumber(item.skuId, quantity)}
          />
          <IconButton
            icon="trash"
            size={16}
            label={text.removeItem(nameOfItem(item))}
            onClick={() => onRemove(item.skuId)}
          />
        </Row>
      ))}
    </Stack>
  );
}
