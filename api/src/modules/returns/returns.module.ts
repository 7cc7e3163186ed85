import { steppingService } from '../afterSales/stepping.service.ts';
import type { CreateModule } from '../module.ts';
import { returnRoutes } from './returns.routes.ts';

export const returnsModule: CreateModule = ({ db, queue }) => ({
  tags: { returns: 'Parcels that come back to suppliers.' },
  routes: [returnRoutes(db, steppingService(db, queue))],
});
