import type { CreateModule } from '../module.ts';
import { bankAnswerService } from './bankAnswers.service.ts';
import { cashOutBatchRoutes } from './cashOutBatches.routes.ts';
import { cashOutBatchService } from './cashOutBatches.service.ts';

export const cashOutBatchesModule: CreateModule = ({ db }) => ({
  consoleTags: { cashOutBatches: 'Cash-outs on lists for the bank, and what it answers.' },
  routes: [cashOutBatchRoutes({ batches: cashOutBatchService(db), bank: bankAnswerService(db) })],
});
