import type { CreateModule } from '../module.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: CreateModule = ({ db }) => ({
  tags: { wallet: 'What moved in a wallet.' },
  routes: [walletRoutes(db)],
});
