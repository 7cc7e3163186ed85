import { useFragment } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import type { FreightOfGoodFragment } from '../../../../graphql/generated/graphql.ts';
import { useFields } from '../../../../lib/useFields.ts';
import type { Item } from '../../../../shop/items.ts';
import { withOwnFees } from '../../../../shop/ownFees.ts';
import { openCouriers } from '../../../goodsPicker/chosenGood.ts';
import { FreightOfGood } from '../../../goodsPicker/goods.graphql.ts';
import { deliveryOfLoad, type Load } from '../../shared/delivery/leastFee.ts';
import { SplitNotices } from '../../shared/split/SplitNotices.tsx';
import { splitText as text } from '../../shared/split/split.text.ts';
import { adviseSplit } from '../../shared/wizard/courierSplit.ts';
import { type Route, splitOf } from '../flow/parcelSplits.ts';
import { parcelKey } from '../flow/plannedParcels.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { useShopOrderLines } from '../flow/useShopOrderLines.ts';

/** What a parcel holds of which goods. */
export interface RoutedParcel {
  shopOrderId?: number | null;
  mergeId?: number | null;
  items: readonly (Item & { goodId: number })[];
}

interface Props {
  wizard: AutoWizard;
  /** From where the parcels go, and by whom. */
  route: Route;
  parcels: readonly RoutedParcel[];
}

/** A second courier for parcels of a route to where its courier does not go or charges extra. */
export function RouteSplit({ wizard, route, parcels }: Props) {
  const { warehouseId, courierId } = route;
  const { splits, chosen } = useFields(wizard, 'splits', 'chosen');
  const [now] = useState(() => Date.now());
  const lines = useShopOrderLines(useMemo(() => chosen.map(({ id }) => id), [chosen]));
  const goods = useFreight(parcels);
  const split = splitOf(splits, route);
  const offers = [...goods.values()]
    .map((good) => openCouriers(good, warehouseId))
    .find(({ length }) => length > 0);
  const rows = useMemo(() => {
    const placeOf = new Map(lines.map((line) => [line.id, line]));
    const firstOf = new Map(chosen.map((one) => [parcelKey({ ...one, shopOrderId: one.id }), one.id]));
    return parcels.flatMap((parcel) => {
      const key = parcelKey(parcel);
      const place = placeOf.get(firstOf.get(key) ?? 0);
      return place ? [{ ...place, key, load: loadAt(parcel.items, goods) }] : [];
    });
  }, [lines, chosen, parcels, goods]);
  const moved = new Set(split?.parcels);
  const advice = adviseSplit({
    rows: rows.filter(({ key }) => !moved.has(key)),
    courierId,
    others: split ? [split.courierId] : (offers ?? []).map((offer) => offer.courierId),
    deliveryOf: (id, row) => {
      const offer = offers?.find((one) => one.courierId === id);
      return offer && row.load ? deliveryOfLoad(offer, row.load, row, now) : null;
    },
  });
  const nameOf = (id: number) => offers?.find((offer) => offer.courierId === id)?.courier.name ?? '';
  const choose = (parcelKeys: readonly string[], to: number) =>
    wizard.send({
      type: 'split.choose',
      route,
      split: { warehouseId, fromId: courierId, courierId: to, courierName: nameOf(to), parcels: parcelKeys },
    });
  return (
    <SplitNotices
      advice={advice}
      taken={split && text.acceptedParcels(split.parcels.length, split.courierName)}
      courierId={courierId}
      nameOf={nameOf}
      onAccept={() =>
        advice && choose([...new Set([...moved, ...advice.rows.map(({ key }) => key)])], advice.courierId)
      }
      onTakeBack={() => wizard.send({ type: 'split.choose', route, split: null })}
    />
  );
}

type Freight = ReturnType<typeof freightOf>;

/** The goods with what couriers take for them at each warehouse. */
function freightOf(good: FreightOfGoodFragment) {
  const { skus, warehouses } = withOwnFees(good);
  return {
    skus,
    warehouses: warehouses.map(({ id, warehouse }) => ({ id, warehouse, fees: warehouse?.couriers ?? [] })),
  };
}

/** The goods of parcels as far as they were read already, by id. */
function useFreight(parcels: readonly RoutedParcel[]): ReadonlyMap<number, Freight> {
  const from = useMemo(() => {
    const ids = new Set(parcels.flatMap(({ items }) => items.map(({ goodId }) => goodId)));
    return [...ids].map((id) => ({ __typename: 'Good' as const, id }));
  }, [parcels]);
  const { data } = useFragment({ fragment: FreightOfGood, from });
  return useMemo(
    () => new Map(data.flatMap((good) => (isWhole(good) ? [[good.id, freightOf(good)] as const] : []))),
    [data],
  );
}

function isWhole(good: object | null): good is FreightOfGoodFragment {
  return good !== null && 'warehouses' in good && 'courierFees' in good;
}

/** What couriers look at of a parcel; null before all of its goods are known. */
function loadAt(items: RoutedParcel['items'], goods: ReadonlyMap<number, Freight>): Load | null {
  const known = items.flatMap(({ goodId, skuId, quantity }) => {
    const good = goods.get(goodId);
    const sku = good?.skus.find(({ id }) => id === skuId);
    return good && sku ? [{ good, grams: sku.weight * quantity }] : [];
  });
  if (known.length < items.length || known.length === 0) return null;
  return {
    grams: known.reduce((sum, { grams }) => sum + grams, 0),
    goods: [...new Set(known.map(({ good }) => good))],
  };
}
