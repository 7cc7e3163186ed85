import { useState } from 'react';
import type { RegionCodes } from '../../fields/region.ts';
import { restsOn } from '../../lib/courier.ts';
import { formatMoney } from '../../lib/money.ts';
import { courierFeeText, restDaysText } from '../../shop/courierFee.ts';
import { type Delivery, deliveryTo } from '../../shop/delivery.ts';
import { shipPromiseText } from '../../shop/shipPromise.text.ts';
import { promiseWords, type ShipCalendar, shipPromise, warehouseCutoffText } from '../../shop/shipPromise.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { type OptionCard, OptionCards } from '../../ui/inputs/OptionCards.tsx';
import type { Good, GoodWarehouse } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';
import styles from './ShippingChoices.module.css';

interface Props {
  label: string;
  /** Small words beside the label. */
  hint?: string;
  cards: readonly OptionCard<number>[];
  value: number;
  onChange: (value: number) => void;
}

/** A choice of the goods page with its name above. */
function Choice({ label, hint, cards, value, onChange }: Props) {
  return (
    <section>
      <h2 className={styles.label}>
        {label}
        {hint && <small>{hint}</small>}
      </h2>
      <OptionCards label={label} cards={cards} value={value} onChange={onChange} />
    </section>
  );
}

interface WarehouseChoiceProps {
  good: Good;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The warehouses that hold the goods, with what is left. */
export function WarehouseChoice({ good, chosen, onChoose }: WarehouseChoiceProps) {
  const [now] = useState(Date.now);
  if (good.warehouses.length === 0) return <p>{goodsText.noWarehouse}</p>;
  return (
    <Choice
      label={goodsText.warehouse}
      value={chosen ?? -1}
      onChange={onChoose}
      cards={good.warehouses.map((one) => ({
        value: one.id,
        title: one.name,
        notes: [`${one.province}${one.city} · ${stockText(one, good.unit)}`, shippingText(one, now)].filter(
          Boolean,
        ),
      }))}
    />
  );
}

function stockText({ available, warehouse }: GoodWarehouse, unit: string): string {
  if (warehouse?.status === 'ACTIVE') return goodsText.stock(available, unit);
  return warehouse?.pauseReason || goodsText.paused;
}

/** Until when to pay, and when the warehouse does not pack; '' when it is not shipping anyway. */
function shippingText({ warehouse }: GoodWarehouse, now: number): string {
  if (warehouse?.status !== 'ACTIVE') return '';
  if (restsOn(warehouse, now)) return shipPromiseText.restsToday;
  const rest = restDaysText(warehouse);
  return [warehouseCutoffText(warehouse), rest && shipPromiseText.resting(rest)].filter(Boolean).join(' · ');
}

interface CourierChoiceProps {
  warehouse: GoodWarehouse;
  destination: RegionCodes;
  /** Weight of a parcel. */
  grams: number;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

type Shipper = NonNullable<GoodWarehouse['warehouse']>;
type Offer = Shipper['couriers'][number];

/** In addresses too, -1 is no courier. */
const LATER = -1;

/** The couriers of the warehouse with what they take to the destination; choosing can wait for the wizard. */
export function CourierChoice({
  warehouse: { warehouse },
  destination,
  grams,
  chosen,
  onChoose,
}: CourierChoiceProps) {
  const [now] = useState(Date.now);
  const offers = (warehouse?.couriers ?? []).filter((offer) => offer.enabled);
  const place = destination.provinceCode !== '';
  return (
    <Choice
      label={goodsText.courier}
      hint={place ? goodsText.feeHint : goodsText.feeHintNowhere}
      value={chosen ?? LATER}
      onChange={(id) => onChoose(id === LATER ? null : id)}
      cards={[
        { value: LATER, title: goodsText.chooseLater, notes: [goodsText.courierCount(offers.length)] },
        ...offers.map((offer) => card(offer, deliveryTo(offer, destination, grams, now), warehouse, now)),
      ]}
    />
  );
}

function card(
  offer: Offer,
  delivery: Delivery,
  warehouse: Shipper | null | undefined,
  now: number,
): OptionCard<number> {
  const { courierId, courier } = offer;
  return {
    value: courierId,
    title: courier.name,
    mark: delivery.kind === 'open' && <Price fen={delivery.total} strong />,
    notes: [
      courierFeeText(offer),
      ...deliveryNotes(delivery),
      courier.status === 'ACTIVE'
        ? shippingNote(warehouse ? [warehouse, courier] : [courier], now)
        : goodsText.paused,
    ],
    disabled: courier.status !== 'ACTIVE',
  };
}

function deliveryNotes(delivery: Delivery) {
  if (delivery.kind === 'banned')
    return [
      <Text key="ban" tone="danger">
        {goodsText.banned(delivery.reason)}
      </Text>,
    ];
  const { remoteFee, isFree, reason } = delivery;
  if (isFree)
    return [
      <Text key="free" tone="success">
        {goodsText.free(reason)}
      </Text>,
    ];
  return remoteFee > 0 ? [goodsText.remote(formatMoney(remoteFee), reason)] : [];
}

function shippingNote(calendars: readonly ShipCalendar[], now: number) {
  const words = promiseWords(calendars, now);
  return shipPromise(calendars, now).restsToday ? <Text tone="warning">{words}</Text> : words;
}
