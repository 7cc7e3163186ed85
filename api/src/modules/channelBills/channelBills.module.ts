import { ProviderError } from '../../adapters/providerError.ts';
import { CHECK_BILL } from '../../jobs/kinds/channelBills.ts';
import { handles } from '../../jobs/queue.ts';
import type { CreateModule } from '../module.ts';
import type { PayType } from '../payments/payTypes.ts';
import { billDeskService } from './billDesk.service.ts';
import { billDeskRoutes } from './channelBills.console.routes.ts';
import { billCheckingService } from './checking.service.ts';

export const channelBillsModule: CreateModule = (services) => {
  const { db, queue, now, log, paymentChannels: channels, rechargeRefunds: refunds, settling } = services;
  const checking = billCheckingService({ db, channels, settling, refunds, now, log });
  return {
    consoleTags: { channelBills: 'What payment channels write down themselves, compared with the books.' },
    routes: [billDeskRoutes(billDeskService({ db, channels, queue, now }))],
    jobs: [
      handles(CHECK_BILL, ({ payType, day }) =>
        // The bill says why it was not read, and is read again by the clock.
        checking.check(payType as PayType, day).catch((error: unknown) => {
          if (!(error instanceof ProviderError)) throw error;
        }),
      ),
    ],
    scheduled: [{ name: 'checkBills', cron: '40 * * * *', run: checking.checkDue }],
  };
};
