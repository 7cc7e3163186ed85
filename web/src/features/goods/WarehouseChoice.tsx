import { useState } from 'react';
import { restsOn } from '../../lib/courier.ts';
import { restDaysText } from '../../shop/courierFee.ts';
import { shipPromiseText } from '../../shop/shipPromise.text.ts';
import { warehouseCutoffText } from '../../shop/shipPromise.ts';
import { Choice } from './Choice.tsx';
import type { Good, GoodWarehouse } from './goodDetail.ts';
import { goodsText } from './goods.text.ts';

interface Props {
  good: Good;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The warehouses that hold the goods, with what is left. */
export function WarehouseChoice({ good, chosen, onChoose }: Props) {
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
