import { useState } from 'react';
import type { RegionCodes } from '../../fields/region.ts';
import { formatMoney } from '../../lib/money.ts';
import { courierFeeText } from '../../shop/courierFee.ts';
import { type Delivery, deliveryTo } from '../../shop/delivery.ts';
import { promiseWords, type ShipCalendar, shipPromise } from '../../shop/shipPromise.ts';
import type { OptionCard } from '../../ui/OptionCards.tsx';
import { Price } from '../../ui/Price.tsx';
import { Choice } from './Choice.tsx';
import styles from './CourierChoice.module.css';
import type { GoodWarehouse } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';

interface Props {
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
export function CourierChoice({ warehouse: { warehouse }, destination, grams, chosen, onChoose }: Props) {
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
      <span key="ban" className={styles.banned}>
        {goodsText.banned(delivery.reason)}
      </span>,
    ];
  const { remoteFee, remoteReason } = delivery;
  return remoteFee > 0 ? [goodsText.remote(formatMoney(remoteFee), remoteReason)] : [];
}

function shippingNote(calendars: readonly ShipCalendar[], now: number) {
  const words = promiseWords(calendars, now);
  return shipPromise(calendars, now).restsToday ? <span className={styles.resting}>{words}</span> : words;
}
