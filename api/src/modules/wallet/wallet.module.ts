import type { CreateModule } from '../module.ts';
import { checkpointWallets } from './checkpoints.service.ts';
import { walletDeskRoutes } from './wallet.console.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

export const walletModule: CreateModule = ({ db }) => ({
  tags: { wallet: 'What moved in a wallet.' },
  consoleTags: { wallets: 'What accounts have.' },
  routes: [walletRoutes(db), walletDeskRoutes(db)],
  scheduled: [{ name: 'checkpointWallets', cron: '7 * * * *', run: (stop) => checkpointWallets(db, stop) }],
});
