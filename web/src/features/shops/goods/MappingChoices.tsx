import { useSelector } from '@xstate/react';
import { refusalText } from '../../../fields/refusal.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import { Message } from '../../../ui/Message.tsx';
import { NumberInput } from '../../../ui/NumberInput.tsx';
import { OptionCards } from '../../../ui/OptionCards.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { chosenParts, type ShipmentGood, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../goodsPicker/GoodSummary.tsx';
import styles from './ShopGoods.module.css';
import { isBusy, isGoodUnread, isUnsaved, type ShopGoods, selectContext } from './shopGoods.selectors.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';
import { isWholeShop } from './shopItem.ts';

/** Stands for the shop's own courier: a card has a number. */
const SHOP_COURIER = 0;

/** From which warehouse, by which courier and how many of the chosen goods. */
export function MappingChoices({ actor }: { actor: ShopGoods }) {
  const { goodId, facts, refusal } = useSelector(actor, selectContext);
  const unread = useSelector(actor, isGoodUnread);
  const busy = useSelector(actor, isBusy);
  const unsaved = useSelector(actor, isUnsaved);
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
  const context = useSelector(actor, selectContext);
  const { warehouse } = chosenParts(good, context);
  const offers = warehouse?.warehouse?.couriers.filter(({ enabled }) => enabled) ?? [];
  return (
    <>
      <h3 className={styles.heading}>{text.warehouse}</h3>
      {good.warehouses.length === 0 && <Message tone="warning">{text.noWarehouse}</Message>}
      <OptionCards
        label={text.warehouse}
        value={context.warehouseId}
        onChange={(warehouseId) => actor.send({ type: 'warehouse.choose', warehouseId })}
        cards={good.warehouses.map((holder) => ({
          value: holder.id,
          title: holder.name,
          notes: [`${holder.province} ${holder.city} · ${stockText(holder, good.unit)}`],
          disabled: holder.warehouse?.status !== 'ACTIVE',
        }))}
      />
      <h3 className={styles.heading}>{text.courier}</h3>
      <OptionCards
        label={text.courier}
        value={context.courierId ?? SHOP_COURIER}
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
  const { item, everyVariant, num } = useSelector(actor, selectContext);
  return (
    <div className={styles.pieces}>
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
    </div>
  );
}

function stockText({ available, warehouse }: ShipmentGood['warehouses'][number], unit: string): string {
  if (warehouse?.status !== 'ACTIVE') return warehouse?.pauseReason || text.paused;
  return available > 0 ? text.stock(available, unit) : text.outOfStock;
}
