import type { CreateModule } from '../module.ts';
import { cashOutDeskService } from './cashOutDesk.service.ts';
import { cashOutDeskRoutes } from './cashOuts.console.routes.ts';
import { cashOutRoutes } from './cashOuts.routes.ts';
import { cashOutService } from './cashOuts.service.ts';

export const cashOutsModule: CreateModule = ({ db, box, stepUp, realNames }) => ({
  tags: { cashOuts: 'Money that leaves a wallet.' },
  consoleTags: { cashOuts: 'Cash-outs: one operator approves, another one pays.' },
  routes: [
    cashOutRoutes(cashOutService({ db, box, stepUp, realNames })),
    cashOutDeskRoutes(cashOutDeskService(db)),
  ],
});
