import { refusalText } from '../../../fields/refusal.text.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { OptionCards } from '../../../ui/inputs/OptionCards.tsx';
import { chosenParts, type ShipmentGood, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../goodsPicker/GoodSummary.tsx';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { isWholeShop } from './shopItem.ts';

/** Stands for the shop's own courier: a card has a number. */
const SHOP_COURIER = 0;

/** From which warehouse, by which courier and how many of the chosen goods. */
export function MappingChoices({ actor }: { actor: ShopGoods }) {
  const { goodId, facts, refusal } = useFields(actor, 'goodId', 'facts', 'refusal');
  const unread = useMatches(actor, 'goodLoadFailed');
  const busy = useTag(actor, 'busy');
  const unsaved = useMatches(actor, { deciding: 'requestFailed' });
  const good = useChosenGood(facts ? goodId : null);
  if (unread) {
    return (
      <Message
        tone="warning"
        action={
          <Button size="small" onClick={() => actor.send({ type: 'good.retry' })}>
            {text.retry}
          </Button>
        }
      >
        {text.unread}
      </Message>
    );
  }
  if (!good) return <Skeleton height={280} />;
  return (
    <>
      <GoodSummary good={good} />
      <Fields saving={busy}>
        <Places actor={actor} good={good} />
        <Pieces actor={actor} good={good} />
      </Fields>
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {unsaved && <Message tone="warning">{text.unsaved}</Message>}
    </>
  );
}

interface Props {
  actor: ShopGoods;
  good: ShipmentGood;
}

function Places({ actor, good }: Props) {
  const choice = useFields(actor, 'goodId', 'warehouseId', 'courierId', 'num');
  const { warehouse } = chosenParts(good, choice);
  const offers = warehouse?.warehouse?.couriers.filter(({ enabled }) => enabled) ?? [];
  return (
    <>
      <Text as="h3" above={16} below={8}>
        {text.warehouse}
      </Text>
      {good.warehouses.length === 0 && <Message tone="warning">{text.noWarehouse}</Message>}
      <OptionCards
        label={text.warehouse}
        value={choice.warehouseId}
        onChange={(warehouseId) => actor.send({ type: 'warehouse.choose', warehouseId })}
        cards={good.warehouses.map((holder) => ({
          value: holder.id,
          title: holder.name,
          notes: [`${holder.province} ${holder.city} · ${stockText(holder, good.unit)}`],
          disabled: holder.warehouse?.status !== 'ACTIVE',
        }))}
      />
      <Text as="h3" above={16} below={8}>
        {text.courier}
      </Text>
      <OptionCards
        label={text.courier}
        value={choice.courierId ?? SHOP_COURIER}
        onChange={(id) => actor.send({ type: 'courier.choose', courierId: id === SHOP_COURIER ? null : id })}
        cards={[
          { value: SHOP_COURIER, title: text.shopCourier, notes: [] },
          ...offers.map(({ courierId, courier }) => ({
            ...{ value: courierId, title: courier.name, notes: [] },
            disabled: courier.status !== 'ACTIVE',
          })),
        ]}
      />
    </>
  );
}

function Pieces({ actor, good }: Props) {
  const { item, everyVariant, num } = useFields(actor, 'item', 'everyVariant', 'num');
  return (
    <Text as="div" above={16}>
      <Field label={isWholeShop(item) ? text.numForShop : text.numForItem}>
        {({ id }) => (
          <NumberInput
            id={id}
            label={text.numLabel}
            value={num}
            min={1}
            max={99}
            unit={good.unit}
            onChange={(value) => actor.send({ type: 'num.change', num: value })}
          />
        )}
      </Field>
      {item.remoteSkuId !== '' && (
        <Checkbox
          label={text.forEveryVariant}
          checked={everyVariant}
          onChange={(all) => actor.send({ type: 'variants.choose', everyVariant: all })}
        />
      )}
    </Text>
  );
}

function stockText({ available, warehouse }: ShipmentGood['warehouses'][number], unit: string): string {
  if (warehouse?.status !== 'ACTIVE') return warehouse?.pauseReason || text.paused;
  return available > 0 ? text.stock(available, unit) : text.outOfStock;
}
