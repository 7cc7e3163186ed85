import type { CreateModule } from '../module.ts';
import { homeRoutes } from './home.routes.ts';

export const homeModule: CreateModule = ({ db, now }) => ({
  consoleTags: { home: 'What an operator begins a day with.' },
  routes: [homeRoutes(db, now)],
});
