import type { CreateModule } from '../module.ts';
import { paymentNoticeRoutes } from './notices.routes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { paymentService } from './payments.service.ts';
import { paymentSettlingService } from './settling.service.ts';

export const paymentsModule: CreateModule = ({ db, log, now, paymentChannels, rechargeRefunds }) => {
  const settling = paymentSettlingService({ db, channels: paymentChannels, refunds: rechargeRefunds, log });
  const payments = paymentService({ db, channels: paymentChannels, settling });
  return {
    tags: { payments: 'Recharges, and what payment channels tell.' },
    routes: [paymentRoutes(db, payments, paymentChannels), paymentNoticeRoutes(settling, now)],
    scheduled: [
      { name: 'pollPayments', everySeconds: 5, run: settling.poll },
      { name: 'reconcilePayments', cron: '*/10 * * * *', run: settling.reconcile },
    ],
  };
};
