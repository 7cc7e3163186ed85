import type {
  SellerGoodDto,
  SellerGoodPageDto,
} from '../../../../gateway/src/domains/sellerGoods/sellerGoods.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf, refused } from '../fakeUpstream.ts';
import { goodRow } from './goods.ts';
import { stockRow } from './stock.ts';

export function sellerGoodRow(id: number): SellerGoodDto {
  const {
    warehouses: _warehouses,
    sellerId: _seller,
    warehouseId: _id,
    warehouseName: _name,
    shipFrom: _from,
    areaCode: _area,
    ...own
  } = goodRow(id);
  return {
    ...own,
    supplyPrice: 1_200,
    auditReason: '',
    version: 3,
    stocks: [{ ...stockRow(id), goodId: id }],
    updatedAt: at,
  };
}

export const sellerGoodCounts: SellerGoodPageDto['counts'] = [
  { status: 1, goods: 2 },
  { status: 5, goods: 0 },
];

export const answers: Answers = {
  '/goods/getGoodsList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok({ ...pageOf(ids.map(sellerGoodRow)), counts: sellerGoodCounts });
  },
  '/goods/findGoods': ({ body }) => {
    const { id } = body as { id: number };
    return id === 404 ? refused('NOT_FOUND', '数据不存在') : ok(sellerGoodRow(id));
  },
  '/goods/createGoods': () => ok(sellerGoodRow(9)),
  '/goods/updateGoods': ({ body }) => {
    const { id, version } = body as { id: number; version: number };
    if (version === 0)
      return refused('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current: sellerGoodRow(id) });
    return ok({ ...sellerGoodRow(id), version: version + 1 });
  },
  '/goods/setOnSale': ({ body }) => ok({ list: actions((body as { ids: number[] }).ids) }),
  '/goods/deleteGoodsByIds': ({ body }) => ok({ list: actions((body as { ids: number[] }).ids) }),
};

/** The second of the goods is held by orders. */
function actions(ids: number[]) {
  return ids.map((id) =>
    id === 2 ? { id, done: false, msg: '存在未完成订单，不能删除' } : { id, done: true, msg: '' },
  );
}
