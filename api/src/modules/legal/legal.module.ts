import type { CreateModule } from '../module.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalModule: CreateModule = ({ legal }) => ({ routes: [legalRoutes(legal)] });
