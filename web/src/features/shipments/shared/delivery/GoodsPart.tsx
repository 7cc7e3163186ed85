import { type ReactNode, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { restsOn } from '../../../../lib/courier.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import { restDaysText } from '../../../../shop/courierFee.ts';
import { shipPromiseText } from '../../../../shop/shipPromise.text.ts';
import { warehouseCutoffText } from '../../../../shop/shipPromise.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { NumberInput } from '../../../../ui/inputs/NumberInput.tsx';
import { OptionCards } from '../../../../ui/inputs/OptionCards.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText as text } from '../../../goodsPicker/goodsStep.text.ts';
import type { GoodsEvent } from '../wizard/wizard.types.ts';

interface Props {
  title: string;
  goodId: number | null;
  good: ShipmentGood | null;
  refusal: Refusal | null;
  /** No answer came to what is known of the goods. */
  failed: boolean;
  send: (event: GoodsEvent | { type: 'retry' }) => void;
  /** What else is chosen with the goods. */
  children: ReactNode;
}

/** Which goods; below, once some are chosen, what belongs to them. */
export function GoodsPart({ title, goodId, good, refusal, failed, send, children }: Props) {
  const [changing, setChanging] = useState(false);
  const picking = changing || goodId === null;
  const choose = (id: number) => {
    setChanging(false);
    send({ type: 'goods.choose', goodId: id });
  };
  return (
    <>
      <Card
        title={title}
        side={
          goodId !== null && (
            <Button variant="text" onClick={() => setChanging(!changing)} aria-expanded={changing}>
              {changing ? text.keep : text.change}
            </Button>
          )
        }
      >
        {refusal && <Message tone="warning">{refusalText(refusal)}</Message>}
        {picking ? <GoodsPicker chosen={goodId} onChoose={choose} /> : <GoodSummary good={good} />}
      </Card>
      {failed && <ErrorState title={text.failed} onRetry={() => send({ type: 'retry' })} />}
      {!picking && !failed && children}
    </>
  );
}

type Holder = ShipmentGood['warehouses'][number];

interface WarehouseProps {
  good: ShipmentGood | null;
  warehouseId: number | null;
  /** Pieces a parcel; null where they are not asked for here. */
  num: number | null;
  send: (event: GoodsEvent) => void;
}

/** From which warehouse, and how many pieces go into a parcel. */
export function WarehousePart({ good, warehouseId, num, send }: WarehouseProps) {
  const [now] = useState(Date.now);
  if (!good) return <Skeleton height={220} />;
  return (
    <Card title={text.warehouse}>
      {good.warehouses.length === 0 && <Message tone="warning">{text.noWarehouse}</Message>}
      <OptionCards
        label={text.warehouse}
        value={warehouseId}
        onChange={(id) => send({ type: 'warehouse.choose', warehouseId: id })}
        cards={good.warehouses.map((holder) => ({
          value: holder.id,
          title: holder.name,
          notes: [
            `${holder.province} ${holder.city} · ${stockText(holder, good.unit)}`,
            termsText(holder),
            ...(holder.warehouse && restsOn(holder.warehouse, now) ? [shipPromiseText.restsToday] : []),
          ],
          disabled: holder.warehouse?.status !== 'ACTIVE' || holder.available === 0,
        }))}
      />
      {num !== null && (
        <div style={{ marginTop: 20 }}>
          <Field label={text.num} hint={text.numHint(good.minNum, good.maxNum, good.unit)}>
            {({ id }) => (
              <NumberInput
                id={id}
                label={text.num}
                value={num}
                min={good.minNum}
                max={good.maxNum}
                unit={good.unit}
                onChange={(value) => send({ type: 'num.change', num: value })}
              />
            )}
          </Field>
        </div>
      )}
    </Card>
  );
}

function stockText({ available, warehouse }: Holder, unit: string): string {
  if (warehouse?.status !== 'ACTIVE') return warehouse?.pauseReason || text.paused;
  return available > 0 ? text.stock(available, unit) : text.outOfStock;
}

function termsText({ warehouse }: Holder): string {
  if (!warehouse) return '';
  const issue = warehouse.outputMode === 'IMMEDIATE' ? text.immediate : text.delayed;
  const rest = restDaysText(warehouse);
  const terms = [warehouseCutoffText(warehouse), issue, rest && shipPromiseText.resting(rest)];
  return terms.filter(Boolean).join(' · ');
}
