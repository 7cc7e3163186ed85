import type { CreateModule } from '../module.ts';
import { closingRoutes } from './closings.routes.ts';
import { closingService } from './closings.service.ts';

export const closingsModule: CreateModule = ({ db, log, stepUp, rechargeRefunds }) => {
  const closings = closingService({ db, stepUp, refunds: rechargeRefunds, log });
  return {
    tags: { closings: 'Closing an account for good.' },
    routes: [closingRoutes(closings)],
    scheduled: [{ name: 'goOnClosing', everySeconds: 10, run: closings.run }],
  };
};
