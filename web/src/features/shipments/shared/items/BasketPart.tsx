import { type ReactNode, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { BasketPrices } from '../../../../shop/BasketPrices.tsx';
import type { Item } from '../../../../shop/items.ts';
import { Text } from '../../../../ui/base/Text.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { NumberInput } from '../../../../ui/inputs/NumberInput.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Grow, Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import type { GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import {
  type Basket,
  type BasketDraft,
  type BasketLine,
  goodIdsOf,
  titleOf,
  wrongPieces,
} from '../wizard/basket.ts';
import { Notice } from '../wizard/Notice.tsx';
import type { BasketEvent } from '../wizard/wizard.types.ts';
import { ItemsDialog } from './ItemsDialog.tsx';
import { itemsText as text } from './items.text.ts';
import { useFocusAfterPicking } from './useFocusAfterPicking.ts';

interface Props {
  title: string;
  lines: readonly BasketLine[];
  /** What gave way to the goods of the address. */
  replaced: BasketDraft | null;
  /** Null until something of the goods is known. */
  basket: Basket | null;
  warehouseId: number | null;
  refusal: Refusal | null;
  /** Takes away what is said of the refusal. */
  onDismiss?: () => void;
  /** No answer came to what is known of the goods. */
  failed: boolean;
  send: (event: BasketEvent | { type: 'retry' }) => void;
  /** What can be chosen in place of goods. */
  shelf?: ReactNode;
  /** What else is chosen with the goods. */
  children: ReactNode;
}

/** Which goods, and of several combinations which; below, once some are chosen, what belongs to them. */
export function BasketPart(props: Props) {
  const { title, lines, replaced, basket, warehouseId, refusal, onDismiss, failed, send, shelf, children } =
    props;
  const [picking, setPicking] = useState<'change' | 'add' | null>(null);
  const ids = goodIdsOf(lines);
  const isPicking = picking !== null || ids.length === 0;
  const heading = useFocusAfterPicking(isPicking);
  const pick = (goodId: number) => {
    setPicking(null);
    send({ type: picking === 'add' ? 'goods.add' : 'goods.choose', goodId });
  };
  const wrong = basket && wrongPieces(basket, basket.items);
  const good = useChosenGood(ids[0] ?? null);
  const holding = warehousesHolding(basket, warehouseId).flatMap(
    (id) => good?.warehouses.find((warehouse) => warehouse.id === id) ?? [],
  );
  return (
    <>
      <Card
        title={title}
        heading={heading}
        side={
          ids.length > 0 && (
            <Row as="span" gap={4}>
              {picking ? (
                <Button variant="text" onClick={() => setPicking(null)}>
                  {picking === 'add' ? text.keep : goodsStepText.keep}
                </Button>
              ) : (
                <>
                  {ids.length === 1 && (
                    <Button variant="text" onClick={() => setPicking('change')}>
                      {goodsStepText.change}
                    </Button>
                  )}
                  <Button variant="text" icon="plus" onClick={() => setPicking('add')}>
                    {text.add}
                  </Button>
                </>
              )}
            </Row>
          )
        }
      >
        {shelf}
        <Stack gap={16}>
          {replaced && !isPicking && <ReplacedGoods replaced={replaced} send={send} />}
          {refusal && (
            <Notice tone="warning" ways={onDismiss ? { [text.dismiss]: onDismiss } : {}}>
              {refusalText(refusal)}
            </Notice>
          )}
          {isPicking ? (
            <GoodsPicker
              chosen={ids[0] ?? null}
              onChoose={pick}
              {...(picking === 'add' ? { warehouses: holding } : {})}
            />
          ) : (
            <Stack gap={24}>
              {ids.map((id) => (
                <GoodsOfBasket
                  key={id}
                  goodId={id}
                  lines={lines}
                  facts={basket?.goods.find(({ goodId }) => goodId === id) ?? null}
                  warehouseId={warehouseId}
                  isOnly={ids.length === 1}
                  send={send}
                />
              ))}
              {wrong && (
                <Message tone="warning">{text.piecesHint(wrong.name, wrong.minNum, wrong.maxNum)}</Message>
              )}
            </Stack>
          )}
        </Stack>
      </Card>
      {failed && <ErrorState title={goodsStepText.failed} onRetry={() => send({ type: 'retry' })} />}
      {!isPicking && !failed && children}
    </>
  );
}

/** Where all that is chosen is, the chosen warehouse first. */
function warehousesHolding(basket: Basket | null, warehouseId: number | null): number[] {
  const ids = (basket?.warehouses ?? []).filter(({ open }) => open).map(({ id }) => id);
  return ids.toSorted((one, other) => Number(other === warehouseId) - Number(one === warehouseId));
}

/** Says which goods those of the address took the place of; they can be taken back. */
function ReplacedGoods({ replaced, send }: { replaced: BasketDraft; send: Props['send'] }) {
  const [first, ...others] = goodIdsOf(replaced.lines);
  const good = useChosenGood(first ?? null);
  if (!good) return null;
  return (
    <Notice tone="info" ways={{ [text.restore]: () => send({ type: 'goods.restore' }) }}>
      {text.replaced(good.name, others.length + 1)}
    </Notice>
  );
}

interface GoodsProps {
  goodId: number;
  /** Of the whole basket. */
  lines: readonly BasketLine[];
  facts: GoodsFacts | null;
  warehouseId: number | null;
  isOnly: boolean;
  send: Props['send'];
}

/** One goods of the basket, with what is chosen of it. */
function GoodsOfBasket({ goodId, lines, facts, warehouseId, isOnly, send }: GoodsProps) {
  const [choosing, setChoosing] = useState(false);
  const good = useChosenGood(goodId);
  const own = { goods: facts ? [facts] : [] };
  const items = lines.flatMap((line) =>
    line.goodId === goodId && line.skuId !== null ? [{ skuId: line.skuId, quantity: line.quantity }] : [],
  );
  const only = items.length === 1 ? items[0] : undefined;
  const hasSeveral = facts !== null && facts.skus.length > 1;
  const choose = (chosen: readonly Item[]) => send({ type: 'items.choose', goodId, items: chosen });
  const side = (
    <>
      {hasSeveral && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {items.length > 0 ? text.change : text.choose}
        </Button>
      )}
      {!isOnly && (
        <Button size="small" variant="text" onClick={() => send({ type: 'goods.remove', goodId })}>
          {text.removeGoods}
        </Button>
      )}
    </>
  );
  return (
    <Stack gap={8} as="section" aria-label={good?.name}>
      <GoodSummary good={good} sku={only ? facts?.skus.find(({ skuId }) => skuId === only.skuId) : null} />
      {facts && lines.length === 1 && hasSeveral && (
        <Row gap={12}>
          <Grow>
            {items[0] ? (
              <Text>{titleOf(own, items[0].skuId)}</Text>
            ) : (
              <Text tone="secondary">{text.unchosen}</Text>
            )}
          </Grow>
          {side}
        </Row>
      )}
      {facts && lines.length > 1 && (
        <>
          {items.map(({ skuId, quantity }) => (
            <Row key={skuId} gap={12}>
              <Grow>{hasSeveral ? titleOf(own, skuId) : goodsStepText.quantity}</Grow>
              <NumberInput
                label={text.pieces(titleOf(own, skuId))}
                value={quantity}
                min={1}
                max={facts.maxNum}
                unit={facts.unit}
                onChange={(value) =>
                  choose(items.map((item) => (item.skuId === skuId ? { skuId, quantity: value } : item)))
                }
              />
              {hasSeveral && (
                <IconButton
                  icon="trash"
                  size={16}
                  label={text.remove(titleOf(own, skuId))}
                  onClick={() => choose(items.filter((item) => item.skuId !== skuId))}
                />
              )}
            </Row>
          ))}
          <Row gap={12} justify="flex-end">
            {hasSeveral && items.length === 0 && (
              <Grow>
                <Text tone="secondary">{text.unchosen}</Text>
              </Grow>
            )}
            {side}
          </Row>
        </>
      )}
      {facts && <BasketPrices goodId={goodId} items={items} max={facts.maxNum} onChange={choose} />}
      {choosing && (
        <ItemsDialog
          title={text.title(good?.name ?? '')}
          basket={own}
          warehouseId={warehouseId}
          items={items}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  );
}
