import type { CreateModule } from '../module.ts';
import { sendingStocksService } from './sendingStocks.service.ts';
import { shopStockRoutes } from './shopStocks.routes.ts';
import { shopStockService } from './shopStocks.service.ts';

export const shopStocksModule: CreateModule = ({ db, queue, calls }) => {
  const sending = sendingStocksService({ db, queue, calls });
  return {
    routes: [shopStockRoutes(shopStockService({ db, wake: sending.wake, takesPrices: calls.takesPrices }))],
    jobs: [sending.handler],
    scheduled: [
      { name: 'spreadStockChanges', everySeconds: 5, run: (stop) => sending.spread(stop) },
      { name: 'rescueStocks', everySeconds: 30, run: (stop) => sending.rescue(stop) },
    ],
  };
};
