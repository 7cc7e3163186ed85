import type { CreateModule } from '../module.ts';
import { settingDeskService } from './settingDesk.service.ts';
import { settingDeskRoutes } from './settings.console.routes.ts';
import { settingRoutes } from './settings.ts';

export const settingsModule: CreateModule = ({ db }) => ({
  tags: { settings: 'What a site says of itself.' },
  consoleTags: { settings: 'What the site is set to.' },
  routes: [settingRoutes(db), settingDeskRoutes(settingDeskService(db))],
});
