import { useState } from 'react';
import type { RegionCodes } from '../../fields/region.ts';
import { restsOn } from '../../lib/courier.ts';
import { formatMoney } from '../../lib/money.ts';
import { courierFeeText, restDaysText } from '../../shop/courierFee.ts';
import { type Delivery, deliveryTo } from '../../shop/delivery.ts';
import type { OptionCard } from '../../ui/OptionCards.tsx';
import { Price } from '../../ui/Price.tsx';
import { Choice } from './Choice.tsx';
import styles from './CourierChoice.module.css';
import type { GoodWarehouse } from './GoodsInfo.tsx';
import { goodsText } from './goods.text.ts';

interface Props {
  warehouse: GoodWarehouse;
  destination: RegionCodes;
  /** Weight of a parcel. */
  grams: number;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

type Offer = NonNullable<GoodWarehouse['warehouse']>['couriers'][number];
type Courier = Offer['courier'];

/** In addresses too, -1 is no courier. */
const LATER = -1;

/** The couriers of the warehouse with what they take to the destination; choosing can wait for the wizard. */
export function CourierChoice({ warehouse, destination, grams, chosen, onChoose }: Props) {
  const [now] = useState(Date.now);
  const offers = (warehouse.warehouse?.couriers ?? []).filter((offer) => offer.enabled);
  const place = destination.provinceCode !== '';
  return (
    <Choice
      label={goodsText.courier}
      hint={place ? goodsText.feeHint : goodsText.feeHintNowhere}
      value={chosen ?? LATER}
      onChange={(id) => onChoose(id === LATER ? null : id)}
      cards={[
        { value: LATER, title: goodsText.chooseLater, notes: [goodsText.courierCount(offers.length)] },
        ...offers.map((offer) => card(offer, deliveryTo(offer, destination, grams, now), now)),
      ]}
    />
  );
}

function card(offer: Offer, delivery: Delivery, now: number): OptionCard<number> {
  const { courierId, courier } = offer;
  return {
    value: courierId,
    title: courier.name,
    mark: delivery.kind === 'open' && <Price fen={delivery.total} strong />,
    notes: [courierFeeText(offer), ...deliveryNotes(delivery), serviceNote(courier, now)],
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

function serviceNote(courier: Courier, now: number) {
  if (courier.status !== 'ACTIVE') return goodsText.paused;
  if (restsOn(courier, now)) return <span className={styles.resting}>{goodsText.restsToday}</span>;
  const rest = restDaysText(courier);
  const cutoff = goodsText.cutoff(courier.cutoffTime);
  return rest ? `${cutoff} · ${goodsText.resting(rest)}` : cutoff;
}
