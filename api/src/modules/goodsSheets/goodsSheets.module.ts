import { sellerGoodService } from '../goods/sellerGoods.service.ts';
import type { CreateModule } from '../module.ts';
import { goodsSheetRoutes } from './goodsSheets.routes.ts';
import { goodsSheetService } from './goodsSheets.service.ts';

export const goodsSheetsModule: CreateModule = ({ db }) => ({
  tags: { goodsSheets: 'Goods of a supplier by spreadsheet.' },
  specApiPrefix: true,
  routes: [goodsSheetRoutes(goodsSheetService(db, sellerGoodService(db)))],
});
