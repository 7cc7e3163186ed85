import { Choice } from './Choice.tsx';
import type { Good, GoodWarehouse } from './GoodsInfo.tsx';
import { goodsText } from './goods.text.ts';

interface Props {
  good: Good;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The warehouses that hold the goods, with what is left. */
export function WarehouseChoice({ good, chosen, onChoose }: Props) {
  if (good.warehouses.length === 0) return <p>{goodsText.noWarehouse}</p>;
  return (
    <Choice
      label={goodsText.warehouse}
      value={chosen ?? -1}
      onChange={onChoose}
      cards={good.warehouses.map((one) => ({
        value: one.id,
        title: one.name,
        notes: [`${one.province}${one.city} · ${stockText(one, good.unit)}`],
      }))}
    />
  );
}

function stockText({ available, warehouse }: GoodWarehouse, unit: string): string {
  if (warehouse?.status === 'ACTIVE') return goodsText.stock(available, unit);
  return warehouse?.pauseReason || goodsText.paused;
}
