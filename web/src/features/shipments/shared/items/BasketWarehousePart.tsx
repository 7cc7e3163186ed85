import { Message } from '../../../../ui/feedback/Message.tsx';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { stockOf, WarehousePart } from '../delivery/WarehousePart.tsx';
import { type Basket, type BasketLine, hasChoice } from '../wizard/basket.ts';
import type { BasketEvent, DeliveryEvent } from '../wizard/wizard.types.ts';
import { itemsText as text } from './items.text.ts';

interface Props {
  /** The first goods; null while they are read. */
  good: ShipmentGood | null;
  basket: Basket | null;
  lines: readonly BasketLine[];
  warehouseId: number | null;
  /** Whether pieces are asked for here, where there is one combination. */
  asksPieces: boolean;
  folds?: boolean;
  send: (event: BasketEvent | DeliveryEvent) => void;
}

/** From which of the warehouses that have all that is chosen, and of a single combination how many pieces a parcel. */
export function BasketWarehousePart(props: Props) {
  const { good, basket, lines, warehouseId, asksPieces, folds = false, send } = props;
  const [only, ...others] = lines;
  const skuId = only?.skuId ?? null;
  const single = asksPieces && only && skuId !== null && others.length === 0 ? { ...only, skuId } : null;
  const offered = basket?.warehouses.filter(({ courierIds }) => courierIds.length > 0) ?? [];
  const isLacking =
    lines.length > 1 && offered.length > 0 && offered.every(({ lacking }) => lacking.length > 0);
  return (
    <WarehousePart
      good={basket ? good : null}
      warehouseId={warehouseId}
      folds={folds}
      quantity={single?.quantity ?? null}
      why={(id) => {
        const lacking = basket?.warehouses.find((one) => one.id === id)?.lacking ?? [];
        return lacking.length > 0 && (lines.length > 1 || (basket && hasChoice(basket)))
          ? text.lacking(lacking)
          : '';
      }}
      stock={(id) => {
        const warehouse = basket?.warehouses.find((one) => one.id === id);
        if (!warehouse || !basket || basket.items.length === 0) return null;
        if (basket.items.length === 1) return stockOf(warehouse.available, good?.unit ?? '');
        return warehouse.lacking.length > 0 ? text.isLacking : text.hasAll;
      }}
      onNum={(quantity) =>
        single &&
        send({ type: 'items.choose', goodId: single.goodId, items: [{ skuId: single.skuId, quantity }] })
      }
      send={send}
    >
      {isLacking && (
        <Message tone="warning">
          {offered.some(({ open }) => open) ? text.noneComplete : text.noCommon}
        </Message>
      )}
    </WarehousePart>
  );
}
