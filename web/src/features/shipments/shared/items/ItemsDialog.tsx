import { type FormEvent, useId, useState } from 'react';
import { plainText } from '../../../../shop/combinations.ts';
import { type Item, piecesIn } from '../../../../shop/items.ts';
import { SecondLine, Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ImageWithFallback } from '../../../../ui/data/ImageWithFallback.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Input } from '../../../../ui/inputs/Input.tsx';
import { NumberInput } from '../../../../ui/inputs/NumberInput.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { type Basket, type BasketSku, skuOf, titleOf } from '../wizard/basket.ts';
import styles from './ItemsDialog.module.css';
import { itemsText as text } from './items.text.ts';

/** More than these are searched. */
const FEW = 8;
const MAX_PIECES = 99;

interface Props {
  title: string;
  basket: Pick<Basket, 'goods'>;
  /** That the stock is told of. */
  warehouseId: number | null;
  items: readonly Item[];
  /** Words that are none of the combinations, with their pieces, and what may be meant by them, the likeliest first. */
  unknown?: { said: string; quantity: number; nearIds: readonly number[] } | null;
  onChoose: (items: readonly Item[]) => void;
  /** Takes back what was chosen for one recipient. */
  onReset?: () => void;
  onClose: () => void;
}

/** Combinations with the pieces of each. */
export function ItemsDialog({
  title,
  basket,
  warehouseId,
  items,
  unknown,
  onChoose,
  onReset,
  onClose,
}: Props) {
  const [chosen, setChosen] = useState(() => new Map(items.map(({ skuId, quantity }) => [skuId, quantity])));
  const [words, setWords] = useState('');
  const id = useId();
  const all = orderOf(basket, items, unknown?.nearIds ?? []);
  const sought = plainText(words);
  const shown = all.filter((sku) => sought === '' || searchText(sku).includes(sought));
  const list = all.flatMap(({ skuId }) => {
    const quantity = chosen.get(skuId) ?? 0;
    return quantity > 0 ? [{ skuId, quantity }] : [];
  });
  /** Not yet given another combination. */
  const open = unknown && piecesIn(list) <= piecesIn(items) ? unknown : null;
  const setPieces = (skuId: number, quantity: number) => {
    const isFirst = open !== null && quantity === 1 && (chosen.get(skuId) ?? 0) === 0;
    setChosen(new Map(chosen).set(skuId, isFirst ? open.quantity : quantity));
  };
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (list.length === 0) return;
    onChoose(list);
    onClose();
  };
  return (
    <Dialog
      open
      title={title}
      width={620}
      sticky
      onClose={onClose}
      actions={
        <Row justify="space-between" gap={12}>
          <Text small tone="secondary" num>
            {text.sum(list.length, piecesIn(list))}
          </Text>
          {onReset && (
            <Button
              onClick={() => {
                onReset();
                onClose();
              }}
            >
              {text.reset}
            </Button>
          )}
          <Button variant="primary" type="submit" form={id} disabled={list.length === 0}>
            {text.confirm}
          </Button>
        </Row>
      }
    >
      <Stack gap={12}>
        {unknown && (
          <Message tone="warning">
            {text.unknown(unknown.said, unknown.quantity, unknown.nearIds.length)}
          </Message>
        )}
        {all.length > FEW && (
          <Input
            type="search"
            aria-label={text.search}
            placeholder={text.search}
            value={words}
            onChange={setWords}
          />
        )}
        <form id={id} onSubmit={choose}>
          <ul className={styles.list}>
            {shown.map((sku) => (
              <li key={sku.skuId} className={styles.row}>
                <ImageWithFallback src={sku.pic} alt="" className={styles.picture} />
                <Grow>
                  <Text block>{titleOf(basket, sku.skuId)}</Text>
                  <SecondLine num>
                    {[text.price(sku.price), stockText(sku, warehouseId), sku.merchantCode]
                      .filter(Boolean)
                      .join(' · ')}
                  </SecondLine>
                </Grow>
                {open?.nearIds.includes(sku.skuId) && (
                  <Button
                    size="small"
                    onClick={() => setPieces(sku.skuId, (chosen.get(sku.skuId) ?? 0) + open.quantity)}
                  >
                    {text.instead(open.quantity)}
                  </Button>
                )}
                <NumberInput
                  label={text.pieces(titleOf(basket, sku.skuId))}
                  value={chosen.get(sku.skuId) ?? 0}
                  min={0}
                  max={Math.min(MAX_PIECES, sku.good.maxNum)}
                  unit={sku.good.unit}
                  onChange={(quantity) => setPieces(sku.skuId, quantity)}
                />
              </li>
            ))}
          </ul>
          {shown.length === 0 && <Text tone="secondary">{text.none}</Text>}
        </form>
      </Stack>
    </Dialog>
  );
}

/** What was chosen or may be meant first, then the others. */
function orderOf(
  basket: Pick<Basket, 'goods'>,
  items: readonly Item[],
  near: readonly number[],
): BasketSku[] {
  const every = basket.goods.flatMap((good) => good.skus.map(({ skuId }) => skuId));
  const first = [...near, ...items.map(({ skuId }) => skuId)];
  return [...new Set([...first, ...every])].flatMap((skuId) => skuOf(basket, skuId) ?? []);
}

function searchText({ name, merchantCode, good }: BasketSku): string {
  return plainText(`${good.name} ${name} ${merchantCode}`);
}

function stockText({ stocks }: BasketSku, warehouseId: number | null): string {
  const stock = stocks.find((one) => one.warehouseId === warehouseId);
  return stock ? text.stock(stock.available) : text.elsewhere;
}
