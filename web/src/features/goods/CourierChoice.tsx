import { Choice } from './Choice.tsx';
import { courierFeeText, restDaysText } from './courierFee.ts';
import type { GoodWarehouse } from './GoodsInfo.tsx';
import { goodsText } from './goods.text.ts';

interface Props {
  warehouse: GoodWarehouse;
  chosen: number | null;
  onChoose: (id: number | null) => void;
}

type Courier = NonNullable<GoodWarehouse['warehouse']>['couriers'][number]['courier'];

/** In addresses too, -1 is no courier. */
const LATER = -1;

/** The couriers of the warehouse with their fees; choosing can wait for the wizard. */
export function CourierChoice({ warehouse, chosen, onChoose }: Props) {
  const offers = (warehouse.warehouse?.couriers ?? []).filter((offer) => offer.enabled);
  return (
    <Choice
      label={goodsText.courier}
      value={chosen ?? LATER}
      onChange={(id) => onChoose(id === LATER ? null : id)}
      cards={[
        { value: LATER, title: goodsText.chooseLater, notes: [goodsText.courierCount(offers.length)] },
        ...offers.map((offer) => ({
          value: offer.courierId,
          title: offer.courier.name,
          notes: [courierFeeText(offer), serviceText(offer.courier)],
          disabled: offer.courier.status !== 'ACTIVE',
        })),
      ]}
    />
  );
}

function serviceText(courier: Courier): string {
  const rest = restDaysText(courier);
  const now = courier.status === 'ACTIVE' ? goodsText.cutoff(courier.cutoffTime) : goodsText.paused;
  return rest ? `${now} · ${goodsText.resting(rest)}` : now;
}
