import type {
  OwnSkuDto,
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
    priceMax: _max,
    agreed: _agreed,
    courierFees: _fees,
    skus,
    ...own
  } = goodRow(id);
  return {
    ...own,
    packerNote: '易碎',
    freightTemplateId: 1,
    freightTemplateName: '1号模板',
    supplyPrice: 1_200,
    supplyPriceMax: 1_300,
    skus: skus.map(({ price, onSale, stocks: _stocks, ...sku }) => ({
      ...sku,
      barcodes: ['6901234567892'],
      supplyPrice: price - 60,
      status: onSale ? 1 : 2,
      bundleParts: [],
    })),
    auditReason: '',
    revision: null,
    version: 3,
    stocks: [{ ...stockRow(id), goodId: id }],
    bundleStocks: [],
    onAt: null,
    offAt: null,
    updatedAt: at,
  };
}

/** A bundle of two pieces of another combination. */
export function ownSkuRow(id: number): OwnSkuDto {
  const part = {
    skuNo: 'G3-1',
    goodName: '杯子',
    skuName: '',
    merchantCode: 'CUP',
    supplyPrice: 700,
    weight: 200,
  };
  return {
    ...{
      id,
      skuNo: `G${id}-1`,
      name: '',
      merchantCode: '',
      pic: '/files/a.svg',
      supplyPrice: 1_300,
      weight: 450,
    },
    ...{ status: 2, goodId: id, goodsNo: `G${id}`, goodName: '套装', goodStatus: 1 },
    stocks: [{ warehouseId: 1, warehouseName: '一号仓', available: 4 }],
    bundleParts: [{ skuId: 3, num: 2, ...part }],
  };
}

export const sellerGoodCounts: SellerGoodPageDto['counts'] = [
  { status: 1, goods: 2 },
  { status: 5, goods: 0 },
];

export const answers: Answers = {
  '/goods/getGoodsList': ({ body }) => {
    const { ids = [1, 2] } = body as { ids?: number[] };
    return ok({
      ...pageOf(ids.map(sellerGoodRow)),
      counts: sellerGoodCounts,
      revisions: { waiting: 1, refused: 0 },
    });
  },
  '/goods/findGoods': ({ body }) => {
    const { id } = body as { id: number };
    return id === 404 ? refused('NOT_FOUND', '数据不存在') : ok(sellerGoodRow(id));
  },
  '/goods/getSkusList': () => ok(pageOf([ownSkuRow(7)])),
  '/goods/createGoods': () => ok(sellerGoodRow(9)),
  '/goods/importGoods': () =>
    ok({
      ...{ created: 1, updated: 1, unchanged: 0 },
      failed: [{ row: 4, column: 'categoryId', msg: '分类：请填写' }],
      warnings: [{ row: 2, msg: '与已有商品同名' }],
    }),
  '/goods/scheduleSale': ({ body }) =>
    ok({ list: (body as { ids: number[] }).ids.map((id) => ({ id, done: true, msg: '' })) }),
  '/goods/withdrawRevision': () => ok(sellerGoodRow(10)),
  '/goods/copyGoods': () => ok(sellerGoodRow(10)),
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
