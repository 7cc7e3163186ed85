import type { CreateModule } from '../module.ts';
import { labelRoutes } from './labels.routes.ts';
import { printingService } from './printing.service.ts';
import { printSettingService } from './printSettings.service.ts';

export const labelsModule: CreateModule = ({ db, now, exporting, printThread }) => ({
  tags: { labels: 'Labels, picking lists and how they are printed.' },
  routes: [
    labelRoutes({
      printing: printingService({ db, exports: exporting }),
      settings: printSettingService(db, now),
    }),
  ],
  stop: () => printThread.stop(),
});
