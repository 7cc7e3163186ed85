import type {
  StocktakeDto,
  StocktakeLineDto,
} from '../../../../gateway/src/domains/stocktakes/stocktakes.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

function stocktakeRow(id: number): StocktakeDto {
  return {
    ...{ id, stocktakeNo: `PD${id}`, warehouseId: 1, warehouseName: '一号仓', note: '月底' },
    ...{ status: 20, statusText: '已过账', counted: 3, different: 1, more: 0, fewer: 2 },
    ...{ createdAt: at, finishedAt: at, allowedActions: ['count', 'post', 'discard'] },
  };
}

const lineRow: StocktakeLineDto = {
  ...{ skuId: 1, skuNo: 'G1-1', skuName: '', merchantCode: '', goodsNo: 'G1', goodName: '商品1' },
  ...{ goodPic: '/files/1.svg', book: 10, locked: 4, counted: 8, difference: -2, reason: 2, countedAt: at },
};

const stepped = ({ body }: { body?: unknown }) => ok({ stocktakeId: (body as { id: number }).id });

export const answers: Answers = {
  '/stocktakes/getStocktakesList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok(pageOf(ids.map(stocktakeRow)));
  },
  '/stocktakes/getLinesList': () => ok(pageOf([lineRow])),
  '/stocktakes/begin': () => ok({ stocktakeId: 7 }),
  '/stocktakes/saveLines': ({ body }) => ok({ stocktakeId: (body as { id: number }).id, lines: [lineRow] }),
  '/stocktakes/importLines': ({ body }) =>
    ok({
      stocktakeId: (body as { id: number }).id,
      saved: 1,
      failed: [{ row: 4, msg: '没有找到该商品编号' }],
    }),
  '/stocktakes/post': stepped,
  '/stocktakes/discard': stepped,
};
