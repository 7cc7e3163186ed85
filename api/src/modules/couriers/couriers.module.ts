import type { CreateModule } from '../module.ts';
import { courierRoutes } from './couriers.routes.ts';

export const couriersModule: CreateModule = ({ db }) => ({
  tags: { couriers: 'Couriers and their days.' },
  specApiPrefix: true,
  routes: [courierRoutes(db)],
});
