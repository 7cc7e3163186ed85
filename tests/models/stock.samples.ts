import type { Stock } from '../../web/src/features/stock/stockForm.ts';

/** A row with ten pieces, four of them held by orders. */
export const stock: Stock = {
  ...{ id: 7, goodId: 1, goodsNo: 'G1', goodName: '棉袜', goodPic: '', goodStatus: 'ON_SALE' },
  ...{ skuId: 11, skuNo: 'G1-1', skuName: '', merchantCode: '' },
  ...{ warehouseId: 2, warehouseName: '一号仓', updatedAt: '2026-11-21T10:00:00+08:00' },
  ...{ quantity: 10, locked: 4, available: 6, safetyQuantity: 0, safetyHeld: 0, warnQuantity: 2 },
  ...{ bin: '', isLow: false, version: 3 },
};
