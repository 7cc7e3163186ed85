import type { CreateModule } from '../module.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalModule: CreateModule = ({ legal }) => ({
  tags: { legal: 'What people agree to, and who has.' },
  routes: [legalRoutes(legal)],
});
