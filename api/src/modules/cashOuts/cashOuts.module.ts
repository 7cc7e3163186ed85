import type { CreateModule } from '../module.ts';
import { cashOutRoutes } from './cashOuts.routes.ts';
import { cashOutService } from './cashOuts.service.ts';

export const cashOutsModule: CreateModule = ({ db, box, stepUp, realNames }) => ({
  tags: { cashOuts: 'Money that leaves a wallet.' },
  routes: [cashOutRoutes(cashOutService({ db, box, stepUp, realNames }))],
});
