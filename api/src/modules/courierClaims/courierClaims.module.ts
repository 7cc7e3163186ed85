import type { CreateModule } from '../module.ts';
import { courierClaimRoutes } from './courierClaims.routes.ts';

export const courierClaimsModule: CreateModule = ({ db }) => ({
  tags: { courierClaims: 'What couriers are to pay for parcels that were lost, damaged or late.' },
  routes: [courierClaimRoutes(db)],
});
