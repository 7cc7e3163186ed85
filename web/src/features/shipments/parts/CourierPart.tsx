import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { baseFee, restDays, restsOn } from '../../../lib/courier.ts';
import { Message } from '../../../ui/Message.tsx';
import { OptionCards } from '../../../ui/OptionCards.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { deliveryStepText as text } from '../deliveryStep.text.ts';
import { selectContext, type Wizard } from '../shipByHand.selectors.ts';
import { Card } from './Card.tsx';
import { chosenParts, type ShipmentGood, useChosenGood } from './chosenGood.ts';

type Warehouse = NonNullable<ShipmentGood['warehouses'][number]['warehouse']>;
type Offer = Warehouse['couriers'][number];

/** The couriers of the warehouse: what they cost, when they rest. */
export function CourierPart({ wizard }: { wizard: Wizard }) {
  const context = useSelector(wizard, selectContext);
  const good = useChosenGood(context.goodId);
  const [now] = useState(() => Date.now());
  if (!good) return <Skeleton height={200} />;
  const { warehouse, offer: chosen } = chosenParts(good, context);
  const offers = warehouse?.warehouse?.couriers.filter(({ enabled }) => enabled) ?? [];
  const grams = good.weight * context.num;
  return (
    <Card title={text.courier}>
      {offers.length === 0 && <Message tone="warning">{text.noCourier}</Message>}
      <OptionCards
        label={text.courier}
        value={context.courierId}
        onChange={(courierId) => wizard.send({ type: 'courier.choose', courierId })}
        cards={offers.map((offer) => ({
          value: offer.courierId,
          title: offer.courier.name,
          mark: <Tag>{text.perParcel(baseFee(offer, grams))}</Tag>,
          notes: [text.fee(offer), timesText(offer)],
          disabled: offer.courier.status !== 'ACTIVE',
        }))}
      />
      {chosen && restsOn(chosen.courier, now) && <Message tone="warning">{text.restsToday}</Message>}
    </Card>
  );
}

function timesText({ courier }: Offer): string {
  if (courier.status !== 'ACTIVE') return text.paused;
  const days = restDays(courier).map((day) => text.weekdays[day]);
  return [text.cutoff(courier.cutoffTime), days.length > 0 ? text.resting(days.join('、')) : '']
    .filter(Boolean)
    .join(' · ');
}
