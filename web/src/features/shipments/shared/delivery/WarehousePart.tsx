import { type ReactNode, useState } from 'react';
import { restsOn } from '../../../../lib/courier.ts';
import { restDaysText } from '../../../../shop/courierFee.ts';
import { shipPromiseText } from '../../../../shop/shipPromise.text.ts';
import { warehouseCutoffText } from '../../../../shop/shipPromise.ts';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { NumberInput } from '../../../../ui/inputs/NumberInput.tsx';
import { OptionCards } from '../../../../ui/inputs/OptionCards.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { goodsStepText as text } from '../../../goodsPicker/goodsStep.text.ts';
import type { DeliveryEvent } from '../wizard/wizard.types.ts';

type Holder = ShipmentGood['warehouses'][number];

interface WarehouseProps {
  good: ShipmentGood | null;
  warehouseId: number | null;
  /** Pieces a parcel; null where they are not asked for here. */
  quantity: number | null;
  /** Why the chosen goods cannot go from a warehouse; '' where they can. */
  why?: (warehouseId: number) => string;
  /** What is told of the stock; where nothing is, that of all combinations. */
  stock?: (warehouseId: number) => string | null;
  /** Only the chosen one shows, until others are asked for. */
  folds?: boolean;
  onNum?: (quantity: number) => void;
  send: (event: DeliveryEvent) => void;
  children?: ReactNode;
}

/** From which warehouse, and how many pieces go into a parcel. */
export function WarehousePart(props: WarehouseProps) {
  const {
    good,
    warehouseId,
    quantity,
    why = () => '',
    stock = () => null,
    folds = false,
    onNum = () => {},
    send,
    children,
  } = props;
  const [now] = useState(Date.now);
  if (!good) return <Skeleton height={220} />;
  return (
    <Card title={text.warehouse}>
      {good.warehouses.length === 0 && <Message tone="warning">{text.noWarehouse}</Message>}
      {children}
      <OptionCards
        label={text.warehouse}
        folds={folds}
        value={warehouseId}
        onChange={(id) => send({ type: 'warehouse.choose', warehouseId: id })}
        cards={good.warehouses.map((holder) => ({
          value: holder.id,
          title: holder.name,
          notes: [
            `${holder.province} ${holder.city} · ${stockText(holder, stock(holder.id) ?? stockOf(holder.available, good.unit))}`,
            termsText(holder),
            ...(why(holder.id) ? [why(holder.id)] : []),
            ...(holder.warehouse && restsOn(holder.warehouse, now) ? [shipPromiseText.restsToday] : []),
          ],
          disabled: holder.warehouse?.status !== 'ACTIVE' || holder.available === 0 || why(holder.id) !== '',
        }))}
      />
      {quantity !== null && (
        <div style={{ marginTop: 20 }}>
          <Field label={text.quantity} hint={text.numHint(good.minNum, good.maxNum, good.unit)}>
            {({ id }) => (
              <NumberInput
                id={id}
                label={text.quantity}
                value={quantity}
                min={good.minNum}
                max={good.maxNum}
                unit={good.unit}
                onChange={onNum}
              />
            )}
          </Field>
        </div>
      )}
    </Card>
  );
}

function stockText({ warehouse }: Holder, stock: string): string {
  return warehouse?.status === 'ACTIVE' ? stock : warehouse?.pauseReason || text.paused;
}

/** Pieces that can be ordered, in words. */
export function stockOf(available: number, unit: string): string {
  return available > 0 ? text.stock(available, unit) : text.outOfStock;
}

function termsText({ warehouse }: Holder): string {
  if (!warehouse) return '';
  const atOnce = warehouse.outputMode === 'IMMEDIATE' ? text.immediate : text.delayed;
  const issue = warehouse.shipsByErp ? text.byErp : atOnce;
  const rest = restDaysText(warehouse);
  const terms = [warehouseCutoffText(warehouse), issue, rest && shipPromiseText.resting(rest)];
  return terms.filter(Boolean).join(' · ');
}
