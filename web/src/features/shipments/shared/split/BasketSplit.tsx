import { useMemo, useState } from 'react';
import type { Region } from '../../../../fields/region.ts';
import type { Item } from '../../../../shop/items.ts';
import { openCouriers, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { deliveryOfLoad, loadOf } from '../delivery/leastFee.ts';
import type { Basket } from '../wizard/basket.ts';
import { adviseSplit, type CourierSplit, courierFor, widened } from '../wizard/courierSplit.ts';
import { SplitNotices } from './SplitNotices.tsx';
import { splitText as text } from './split.text.ts';

interface Props<Row> {
  /** What goes from one warehouse, and the first courier for it. */
  basket: Basket | null;
  warehouseId: number | null;
  courierId: number | null;
  split: CourierSplit | null;
  rows: readonly Row[];
  itemsOf: (row: Row) => readonly Item[];
  onChoose: (split: CourierSplit | null) => void;
}

/** The same for what recipients get from a warehouse. */
export function BasketSplit<Row extends Region>(props: Props<Row>) {
  const { basket, warehouseId, courierId, split, rows, itemsOf, onChoose } = props;
  const [now] = useState(() => Date.now());
  const good = useChosenGood(basket?.goods[0]?.goodId ?? null);
  const offers = useMemo(() => openCouriers(good, warehouseId), [good, warehouseId]);
  const advice = useMemo(() => {
    if (!basket) return null;
    const courierOf = courierFor(courierId, split);
    return adviseSplit({
      rows: rows.filter((row) => courierOf(row) === courierId),
      courierId,
      others: split ? [split.courierId] : offers.map((offer) => offer.courierId),
      deliveryOf: (id, row) => {
        const offer = offers.find((one) => one.courierId === id);
        return offer ? deliveryOfLoad(offer, loadOf(basket, itemsOf(row)), row, now) : null;
      },
    });
  }, [basket, rows, itemsOf, offers, courierId, split, now]);
  const nameOf = (id: number) => offers.find((offer) => offer.courierId === id)?.courier.name ?? '';
  return (
    <SplitNotices
      advice={advice}
      taken={split && text.accepted(split.areaCodes.length, nameOf(split.courierId))}
      courierId={courierId}
      nameOf={nameOf}
      onAccept={() => advice && onChoose(widened(split, advice))}
      onTakeBack={() => onChoose(null)}
    />
  );
}
