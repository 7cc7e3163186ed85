import type { CreateModule } from '../module.ts';
import { settingRoutes } from './settings.ts';

export const settingsModule: CreateModule = ({ db }) => ({
  tags: { settings: 'What a site says of itself.' },
  routes: [settingRoutes(db)],
});
