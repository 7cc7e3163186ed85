import { useFields } from '../../../lib/useFields.ts';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import type { ShopGoods } from './shopGoods.machine.ts';
import { shopGoodsText as text } from './shopGoods.text.ts';

/** Stands for any warehouse, and for the shop's own courier. */
const ANY = 0;

/** From which warehouse and by which courier, of those of the first goods; neither has to be said. */
export function LinkPlaces({ actor }: { actor: ShopGoods }) {
  const { items, warehouseId, courierId } = useFields(actor, 'items', 'warehouseId', 'courierId');
  const good = useChosenGood(items[0]?.goodId ?? null);
  if (!good) return null;
  const open = good.warehouses.filter(({ warehouse }) => warehouse?.status === 'ACTIVE');
  const holders = open.filter(({ id }) => warehouseId === null || id === warehouseId);
  const couriers = new Map(
    holders
      .flatMap(({ warehouse }) => warehouse?.couriers ?? [])
      .filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE')
      .map(({ courierId: id, courier }) => [id, courier.name]),
  );
  return (
    <Row gap={16} align="start">
      <Grow>
        <Field label={text.warehouse}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.warehouse}
              value={warehouseId ?? ANY}
              options={[
                { value: ANY, text: text.anyWarehouse },
                ...open.map(({ id, name, province, city }) => ({
                  value: id,
                  text: `${name} · ${province} ${city}`,
                })),
              ]}
              onChange={(id) => actor.send({ type: 'warehouse.choose', warehouseId: id === ANY ? null : id })}
            />
          )}
        </Field>
      </Grow>
      <Grow>
        <Field label={text.courier}>
          {(wiring) => (
            <Select
              {...wiring}
              fluid
              aria-label={text.courier}
              value={courierId ?? ANY}
              options={[
                { value: ANY, text: text.shopCourier },
                ...[...couriers].map(([id, name]) => ({ value: id, text: name })),
              ]}
              onChange={(id) => actor.send({ type: 'courier.choose', courierId: id === ANY ? null : id })}
            />
          )}
        </Field>
      </Grow>
    </Row>
  );
}
