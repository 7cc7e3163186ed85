import type { CreateModule } from '../module.ts';
import { paymentNoticeRoutes } from './notices.routes.ts';
import { channelQuestions, paymentDeskService } from './paymentDesk.service.ts';
import { paymentDeskRoutes } from './payments.console.routes.ts';
import { paymentRoutes } from './payments.routes.ts';
import { paymentService } from './payments.service.ts';

export const paymentsModule: CreateModule = ({ db, now, paymentChannels, settling }) => {
  const payments = paymentService({ db, channels: paymentChannels, settling, now });
  const desk = paymentDeskService(db);
  const ask = channelQuestions(db, paymentChannels, settling, desk);
  return {
    tags: { payments: 'Recharges, and what payment channels tell.' },
    consoleTags: { payments: 'Recharges, what was wrong with them, and what goes back.' },
    routes: [
      paymentRoutes(db, payments, paymentChannels),
      paymentNoticeRoutes(settling, now),
      paymentDeskRoutes(desk, ask),
    ],
    scheduled: [
      { name: 'pollPayments', everySeconds: 5, run: settling.poll },
      { name: 'reconcilePayments', cron: '*/10 * * * *', run: settling.reconcile },
    ],
  };
};
