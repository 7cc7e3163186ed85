import type { SellerWarehouseDto } from '../../../../gateway/src/domains/sellerWarehouses/sellerWarehouses.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';
import { warehouseRow } from './warehouses.ts';

export function sellerWarehouseRow(id: number): SellerWarehouseDto {
  const { sellerId: _id, sellerName: _name, couriers, ...warehouse } = warehouseRow(id);
  return {
    ...warehouse,
    contact: '李四',
    phone: '0579-85551234',
    csUrl: null,
    address: '国际商贸城三区',
    couriers: couriers.map((courier) => ({ ...courier, costFirstFee: 230, costStepFee: 80 })),
    freightTemplateId: 1,
    freightTemplateName: '1号模板',
    openOrders: 3,
    version: 4,
    createdAt: at,
  };
}

/** As lists show it. */
export function listedWarehouseRow(id: number): SellerWarehouseDto {
  const { couriers, ...warehouse } = sellerWarehouseRow(id);
  return { ...warehouse, couriers: couriers.map(({ areaRules: _rules, ...courier }) => courier) };
}

export const answers: Answers = {
  '/warehouse/getWarehouseList': () => ok(pageOf([listedWarehouseRow(1)])),
  '/warehouse/find': ({ body }) => ok(sellerWarehouseRow((body as { id: number }).id)),
  '/warehouse/create': () => ok(sellerWarehouseRow(9)),
  '/warehouse/update': ({ body }) => ok({ ...sellerWarehouseRow((body as { id: number }).id), version: 5 }),
  '/warehouse/setStatus': ({ body }) => ok({ ...sellerWarehouseRow(1), ...(body as object) }),
  '/warehouse/deleteWarehouseByIds': ({ body }) =>
    ok({
      list: (body as { ids: number[] }).ids.map((id) =>
        id === 2
          ? { id, done: false, msg: '仓库下存在商品、未完成订单或在途调拨，不能删除' }
          : { id, done: true, msg: '' },
      ),
    }),
};
