import type { CreateModule } from '../module.ts';
import { answeringService } from './answering.service.ts';
import { applyingService } from './applying.service.ts';
import { refundRoutes } from './refunds.routes.ts';
import { voidingService } from './voiding.service.ts';

export const refundsModule: CreateModule = ({ db, log, queue, calls, waybills }) => {
  const answering = answeringService(db);
  const voiding = voidingService({ db, queue, calls, waybills, log });
  return {
    tags: { refunds: 'Money back for parcels.' },
    routes: [refundRoutes(db, applyingService({ db, queue }), answering)],
    jobs: [voiding.handler],
    scheduled: [
      { name: 'rescueVoiding', everySeconds: 30, run: voiding.rescue },
      { name: 'agreeOverdue', cron: '* * * * *', run: answering.agreeOverdue },
    ],
  };
};
