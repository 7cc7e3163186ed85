import type { Item } from '../../../../shop/items.ts';
import { ItemsDialog } from '../../shared/items/ItemsDialog.tsx';
import { itemsText as text } from '../../shared/items/items.text.ts';
import { contentOf } from '../../shared/recipients/content.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import type { Basket } from '../../shared/wizard/basket.ts';

interface Props {
  row: Recipient;
  basket: Basket;
  warehouseId: number | null;
  /** Null: what all get. Of the words for the goods those that are kept. */
  onFill: (items: readonly Item[] | null, specification: string) => void;
  onClose: () => void;
}

/** What is in the parcel of one recipient. Words that said it, or could not be understood, give way to what is chosen. */
export function RecipientItems({ row, basket, warehouseId, onFill, onClose }: Props) {
  const { items, from, wrong } = contentOf(row, basket);
  const words = from === 'said' ? '' : row.specification;
  const unknown =
    wrong?.code === 'ITEM_UNKNOWN'
      ? { said: wrong.said ?? '', quantity: wrong.saidNum ?? 1, nearIds: wrong.nearIds ?? [] }
      : null;
  const isOwn = row.items !== null || from === 'said' || row.quantity !== '';
  return (
    <ItemsDialog
      title={text.ofRecipient(row.name)}
      basket={basket}
      warehouseId={warehouseId}
      items={items}
      unknown={unknown}
      onChoose={(chosen) => onFill(chosen, words)}
      {...(isOwn && basket.items.length > 0 ? { onReset: () => onFill(null, words) } : {})}
      onClose={onClose}
    />
  );
}
