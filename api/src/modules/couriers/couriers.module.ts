import type { CreateModule } from '../module.ts';
import { courierRoutes } from './couriers.routes.ts';

export const couriersModule: CreateModule = ({ db }) => ({
  specApiPrefix: true,
  routes: [courierRoutes(db)],
});
