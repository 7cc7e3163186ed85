import { useState } from 'react';
import { promiseWords, type ShipCalendar, shipPromise } from '../../../../shop/shipPromise.ts';
import { Tag } from '../../../../ui/base/Tag.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { OptionCards } from '../../../../ui/inputs/OptionCards.tsx';
import { Segmented } from '../../../../ui/inputs/Segmented.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { chosenParts, type ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import type { DeliveryEvent } from '../wizard/wizard.types.ts';
import { deliveryStepText as text } from './deliveryStep.text.ts';
import { type Load, leastFee } from './leastFee.ts';

type Warehouse = NonNullable<ShipmentGood['warehouses'][number]['warehouse']>;
type Offer = Warehouse['couriers'][number];

interface Props {
  good: ShipmentGood | null;
  choice: { warehouseId: number | null; courierId: number | null };
  /** The parcels, as far as they are known. */
  loads: readonly Load[];
  folds?: boolean;
  /** Where couriers of several warehouses are chosen, whose they are. */
  title?: string;
  send: (event: DeliveryEvent) => void;
}

/** The couriers of the warehouse: what they cost, when they rest. */
export function CourierPart({ good, choice, loads, folds = false, title = text.courier, send }: Props) {
  const [now] = useState(() => Date.now());
  if (!good || loads.length === 0) return <Skeleton height={200} />;
  const { warehouse, offer: chosen } = chosenParts(good, choice);
  const offers = (warehouse?.warehouse?.couriers ?? [])
    .filter(({ enabled }) => enabled)
    .map((offer) => ({ offer, ...leastFee(offer, loads) }));
  return (
    <Card title={title}>
      {offers.length === 0 && <Message tone="warning">{text.noCourier}</Message>}
      <OptionCards
        label={title}
        folds={folds}
        value={choice.courierId}
        onChange={(courierId) => send({ type: 'courier.choose', courierId })}
        cards={offers.map(({ offer, fees, fen }) => ({
          value: offer.courierId,
          title: offer.courier.name,
          mark: <Tag>{text.perParcel(fen)}</Tag>,
          notes: [text.fee(fees), timesText(offer, warehouse?.warehouse, now)],
          disabled: offer.courier.status !== 'ACTIVE',
        }))}
      />
      {chosen && shipPromise(calendarsOf(chosen, warehouse?.warehouse), now).restsToday && (
        <Message tone="warning">{text.restsToday}</Message>
      )}
    </Card>
  );
}

function timesText(offer: Offer, warehouse: Warehouse | null | undefined, now: number): string {
  if (offer.courier.status !== 'ACTIVE') return text.paused;
  return promiseWords(calendarsOf(offer, warehouse), now);
}

function calendarsOf({ courier }: Offer, warehouse: Warehouse | null | undefined): ShipCalendar[] {
  return warehouse ? [warehouse, courier] : [courier];
}

/** Two choices at the right of a card's title. */
export const SEGMENTS = { width: 280, flex: 'none', whiteSpace: 'nowrap' } as const;

interface PiecesProps<NumBy extends string> {
  numBy: NumBy;
  labels: Record<NumBy, string>;
  hints: Record<NumBy, string>;
  onChange: (numBy: NumBy) => void;
}

/** By what the pieces of a parcel are counted. */
export function PiecesPart<NumBy extends string>({ numBy, labels, hints, onChange }: PiecesProps<NumBy>) {
  const choices = Object.keys(labels) as NumBy[];
  return (
    <Card
      title={text.pieces}
      side={
        <span style={SEGMENTS}>
          <Segmented
            label={text.pieces}
            value={numBy}
            choices={choices.map((value) => ({ value, label: labels[value] }))}
            onChange={onChange}
          />
        </span>
      }
    >
      <p>{hints[numBy]}</p>
    </Card>
  );
}
