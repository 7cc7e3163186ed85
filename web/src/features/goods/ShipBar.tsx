import { shipByHandPath } from '../../app/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import type { Good, GoodWarehouse } from './GoodsInfo.tsx';
import { goodsText } from './goods.text.ts';

interface Props {
  good: Good;
  warehouse: GoodWarehouse | null;
  courierId: number | null;
}

/** The way into the wizard, when the warehouse can ship. */
export function ShipBar({ good, warehouse, courierId }: Props) {
  const open = warehouse && warehouse.available > 0 && warehouse.warehouse?.status === 'ACTIVE';
  return (
    <div>
      {open ? (
        <LinkButton
          variant="primary"
          size="large"
          icon="bolt"
          to={shipByHandPath(good.id, courierId, warehouse.id)}
        >
          {goodsText.ship}
        </LinkButton>
      ) : (
        <Button variant="primary" size="large" icon="bolt" disabled>
          {goodsText.ship}
        </Button>
      )}
    </div>
  );
}
