import type { CreateModule } from '../module.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: CreateModule = ({ db }) => ({ routes: [walletRoutes(db)] });
