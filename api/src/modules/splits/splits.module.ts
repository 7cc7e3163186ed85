import { cashOutDeskService } from '../cashOuts/cashOutDesk.service.ts';
import type { CreateModule } from '../module.ts';
import { splitDeskService } from './splitDesk.service.ts';
import { splitReceiverService } from './splitReceivers.service.ts';
import { splitDeskRoutes } from './splits.console.routes.ts';
import { splitRoutes } from './splits.routes.ts';

export const splitsModule: CreateModule = ({ db, box, stepUp, realNames, paymentChannels, splitting }) => ({
  tags: { splits: 'Who WeChat Pay pays cash-outs of suppliers to.' },
  consoleTags: { splits: 'Cash-outs that are paid by splitting recharges.' },
  routes: [
    splitRoutes(splitReceiverService({ db, box, stepUp, realNames, channels: paymentChannels })),
    splitDeskRoutes(splitDeskService({ db, channels: paymentChannels, desk: cashOutDeskService(db) })),
  ],
  scheduled: [{ name: 'splitCashOuts', everySeconds: 5, run: splitting.work }],
});
