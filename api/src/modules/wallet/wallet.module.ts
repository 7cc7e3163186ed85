import type { CreateModule } from '../module.ts';
import { checkpointWallets } from './checkpoints.service.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: CreateModule = ({ db }) => ({
  tags: { wallet: 'What moved in a wallet.' },
  routes: [walletRoutes(db)],
  scheduled: [{ name: 'checkpointWallets', cron: '7 * * * *', run: (stop) => checkpointWallets(db, stop) }],
});
