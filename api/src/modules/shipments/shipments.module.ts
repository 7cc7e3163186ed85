import type { CreateModule } from '../module.ts';
import { batchRoutes } from './batches.routes.ts';
import { sweepUnpaid } from './cancelling.service.ts';
import { completeDue, receiveDue } from './completing.service.ts';
import { fillDeskPrints } from './deskPrints.service.ts';
import { eraseReceivers } from './erasing.service.ts';
import { lifecycleRoutes } from './lifecycle.routes.ts';
import { resubmittingService } from './resubmitting.service.ts';
import { shipmentRoutes } from './shipments.routes.ts';

export const shipmentsModule: CreateModule = ({ db, queue, now, shipments, batches }) => ({
  tags: { shipments: 'Orders: priced, placed, paid, ended.' },
  routes: [
    shipmentRoutes(db, shipments),
    batchRoutes(batches),
    lifecycleRoutes(db, resubmittingService({ db, queue, shipments }), now),
  ],
  scheduled: [
    { name: 'sweepUnpaid', everySeconds: 30, run: (stop) => sweepUnpaid(db, stop) },
    { name: 'receiveDue', cron: '*/5 * * * *', run: (stop) => receiveDue(db, stop) },
    { name: 'completeDue', cron: '*/5 * * * *', run: (stop) => completeDue(db, stop) },
    { name: 'eraseReceivers', cron: '0 * * * *', run: (stop) => eraseReceivers(db, now(), stop) },
    { name: 'fillDeskPrints', cron: '*/10 * * * *', run: (stop) => fillDeskPrints(db, stop) },
  ],
});
