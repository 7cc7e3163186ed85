import { useMemo } from 'react';
import notices from '../../shared/wizard/notices.module.css';
import type { Plan } from '../flow/autoDraft.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { RouteSplit } from './RouteSplit.tsx';

/** A second courier for the parcels of each warehouse and courier of a plan. */
export function PlanSplits({ wizard, plan }: { wizard: AutoWizard; plan: Plan }) {
  const routes = useMemo(() => {
    const byRoute = Map.groupBy(plan.parts, ({ warehouseId, courierId }) => `${warehouseId},${courierId}`);
    return [...byRoute].flatMap(([key, [first, ...others]]) =>
      first
        ? [
            {
              key,
              route: { warehouseId: first.warehouseId, courierId: first.courierId },
              parcels: [first, ...others].flatMap(({ contents }) => contents),
            },
          ]
        : [],
    );
  }, [plan]);
  return (
    <div className={notices.notices}>
      {routes.map(({ key, ...rest }) => (
        <RouteSplit key={key} wizard={wizard} {...rest} />
      ))}
    </div>
  );
}
