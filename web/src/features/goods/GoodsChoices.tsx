import { useState } from 'react';
import { CourierChoice } from './CourierChoice.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import type { Good, GoodWarehouse } from './goodDetail.ts';
import { ShipBar } from './ShipBar.tsx';
import { useDestination } from './useDestination.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';

interface Props {
  good: Good;
  warehouse: GoodWarehouse | null;
  onChooseWarehouse: (id: number) => void;
}

/** From where, to where, by whom; and on into the wizard. */
export function GoodsChoices({ good, warehouse, onChooseWarehouse }: Props) {
  const { destination, choose } = useDestination();
  const [pieces, setPieces] = useState(good.minNum);
  const [cid, setCid] = useState<number | null>(null);
  const courier = warehouse?.warehouse?.couriers.find((one) => one.courierId === cid) ?? null;
  const courierId = courier?.courierId ?? null;
  return (
    <>
      <WarehouseChoice good={good} chosen={warehouse?.id ?? null} onChoose={onChooseWarehouse} />
      {warehouse && (
        <>
          <DeliveryChoice
            good={good}
            destination={destination}
            onChooseDestination={choose}
            pieces={pieces}
            onChoosePieces={setPieces}
          />
          <CourierChoice
            warehouse={warehouse}
            destination={destination}
            grams={good.weight * pieces}
            chosen={courierId}
            onChoose={setCid}
          />
        </>
      )}
      <ShipBar good={good} warehouse={warehouse} courierId={courierId} />
    </>
  );
}
