import type { CreateModule } from '../module.ts';
import { resendingService } from './resending.service.ts';
import { syncingService } from './syncing.service.ts';
import { writeBackRoutes } from './writeBacks.routes.ts';
import { rescueSending } from './writeBacks.service.ts';

export const writeBacksModule: CreateModule = ({ db, box, queue, calls, following, writeBacks }) => ({
  routes: [
    writeBackRoutes(resendingService({ db, queue }), syncingService({ db, queue, calls, box, following })),
  ],
  jobs: [writeBacks.handler],
  scheduled: [{ name: 'rescueSending', everySeconds: 30, run: (stop) => rescueSending(db, queue, stop) }],
});
