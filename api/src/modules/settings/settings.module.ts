import type { CreateModule } from '../module.ts';
import { settingRoutes } from './settings.ts';

export const settingsModule: CreateModule = ({ db }) => ({ routes: [settingRoutes(db)] });
