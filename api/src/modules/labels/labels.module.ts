import type { CreateModule } from '../module.ts';
import { labelRoutes } from './labels.routes.ts';
import { printingService } from './printing.service.ts';
import { printSettingService } from './printSettings.service.ts';
import { printThread } from './printThread.ts';

export const labelsModule: CreateModule = ({ db, now, exporting }) => {
  const thread = printThread();
  const printing = printingService({ db, exports: exporting, thread, now });
  return {
    tags: { labels: 'Labels, picking lists and how they are printed.' },
    routes: [labelRoutes({ printing, settings: printSettingService(db, now), thread })],
  };
};
