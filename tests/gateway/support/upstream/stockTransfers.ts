import type { StockTransferDto } from '../../../../gateway/src/domains/stockTransfers/stockTransfers.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const sku = {
  ...{ skuId: 1, skuNo: 'G1-1', skuName: '', merchantCode: '', goodId: 1, goodName: '商品1' },
  goodPic: '/files/1.svg',
};

/** Received, but for two pieces. */
function transferRow(id: number): StockTransferDto {
  return {
    ...{ id, transferNo: `DB${id}`, fromWarehouseId: 1, fromWarehouseName: '一号仓' },
    ...{ toWarehouseId: 2, toWarehouseName: '二号仓', note: '补货', status: 20, statusText: '已收货' },
    ...{ skuCount: 1, pieces: 10, lost: 2, lines: [{ ...sku, num: 10, received: 8, reason: 2 }] },
    ...{ createdAt: at, finishedAt: at, allowedActions: ['receive', 'cancel'] },
  };
}

const stepped = (id: number) => ok({ transferId: id });

export const answers: Answers = {
  '/stockTransfers/getTransfersList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(transferRow)));
  },
  '/stockTransfers/send': () => stepped(7),
  '/stockTransfers/receive': ({ body }) => stepped((body as { id: number }).id),
  '/stockTransfers/cancel': ({ body }) => stepped((body as { id: number }).id),
};
