import type { CreateModule } from '../module.ts';
import { fillingRoutes } from './filling.routes.ts';
import { fillingService } from './filling.service.ts';

export const waybillsModule: CreateModule = ({ db, queue, issuing }) => ({
  routes: [fillingRoutes(fillingService({ db, queue }))],
  jobs: [issuing.handler],
  scheduled: [{ name: 'rescueIssuing', everySeconds: 30, run: issuing.rescue }],
});
