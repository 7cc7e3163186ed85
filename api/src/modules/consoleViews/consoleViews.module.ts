import type { CreateModule } from '../module.ts';
import { consoleViewRoutes } from './consoleViews.routes.ts';
import { consoleViewService } from './consoleViews.service.ts';

export const consoleViewsModule: CreateModule = ({ db }) => ({
  consoleTags: { views: 'Filters of lists under names.' },
  routes: [consoleViewRoutes(consoleViewService(db))],
});
