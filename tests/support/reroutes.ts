import { randomUUID } from 'node:crypto';
import type { ReroutedDto, StoppedParcelDto } from '../../api/src/modules/reroutes/reroutes.schemas.ts';
import { decided as askUntilDecided } from './accounts.ts';
import type { Person, Shop, TestApi } from './api.ts';

export const stoppedOf = async (buyer: Person) =>
  (await buyer.call<{ list: StoppedParcelDto[] }>('POST', '/reroutes/getStoppedParcels', {})).data.list;

/** Takes the ways of parcels as they were seen. */
export async function accept(
  buyer: Person,
  parcels: readonly object[],
  clientNo: string = randomUUID(),
): Promise<ReroutedDto[]> {
  const body = { parcels, clientNo };
  const answer = await askUntilDecided(() =>
    buyer.call<{ list: ReroutedDto[] }>('POST', '/reroutes/accept', body),
  );
  return answer.data.list;
}

export const seen = ({ packageId, way }: StoppedParcelDto) => {
  const { warehouseId = 0, courierId = 0, isFallback = false, packageFee = 0 } = way ?? {};
  return { packageId, warehouseId, courierId, isFallback, packageFee };
};

/** The warehouse of a shop stops. */
export const closeWarehouse = (api: TestApi, { warehouseId }: Shop, reason = '仓库盘点') =>
  api.query('UPDATE warehouse SET status = 3, pause_reason = $2 WHERE id = $1', [warehouseId, reason]);

/** The same supplier's second warehouse with the same goods, whose courier costs so many fen more. */
export async function secondWarehouse(
  api: TestApi,
  shop: Shop,
  { stock = 100, more = 50 } = {},
): Promise<number> {
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO warehouse (name, seller_id, province_code, city_code, district_code, province, city, district, address)
     VALUES ($1, $2, '33', '3301', '330106', '浙江省', '杭州市', '西湖区', '文三路') RETURNING id`,
    [randomUUID(), shop.seller.accountId],
  );
  const id = row?.id ?? 0;
  await api.query(
    `INSERT INTO warehouse_courier (warehouse_id, courier_id, first_weight, first_fee, step_weight, step_fee, cost_first_fee, cost_step_fee)
     VALUES ($1, $2, 1000, $3, 1000, 100, 230, 80)`,
    [id, shop.courierId, 280 + more],
  );
  await api.query('SELECT create_stock($1, $2, $3, $4, 0)', [shop.seller.accountId, shop.skuId, id, stock]);
  return id;
}
