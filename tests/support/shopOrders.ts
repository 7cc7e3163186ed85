import { randomUUID } from 'node:crypto';
import type { Person, TestApi } from './api.ts';
import { sealed, testBox } from './sealed.ts';

/** A bound shop: its id, the platform's, and the token that a scripted platform has to take. */
export type BoundShop = { id: number; remoteShopId: string; accessToken: string };

const DAY_MS = 24 * 3_600_000;

/** A shop that the buyer has bound, as if they had gone through the platform's pages. */
export async function bindShop(
  api: TestApi,
  buyer: Person,
  { platform = 4, autoSend = true, days = 30 }: { platform?: number; autoSend?: boolean; days?: number } = {},
): Promise<BoundShop> {
  const remoteShopId = randomUUID();
  const accessToken = `access-${remoteShopId}`;
  const [row] = await api.query<{ id: number }>(
    `INSERT INTO shop (account_id, platform, remote_shop_id, shop_name, seller_nick, is_seller, access_token, refresh_token, expires_at, auto_send)
     VALUES ($1, $2, $3, '橙子小店', '掌柜', false, $4, NULL, $5, $6) RETURNING id`,
    [
      buyer.accountId,
      platform,
      remoteShopId,
      testBox.seal(accessToken, 'shop'),
      new Date(Date.now() + days * DAY_MS),
      autoSend,
    ],
  );
  return { id: row?.id ?? 0, remoteShopId, accessToken };
}

export type ShopOrderGiven = Partial<{
  remoteOrderNo: string;
  remoteStatus: number;
  remoteRefundStatus: number;
  importStatus: number;
  receiverKey: string;
  encryptedId: string | null;
  districtCode: string;
  items: object[];
}>;

/** Orders that wait in a bound shop, in 西湖区 unless said otherwise; answers their ids in the order given. */
export async function addShopOrders(
  api: TestApi,
  shopId: number,
  input: readonly ShopOrderGiven[],
): Promise<{ id: number; remoteOrderNo: string }[]> {
  const stamp = randomUUID().slice(0, 8);
  const item = {
    remoteGoodId: 'g-1',
    remoteSkuId: 's-1',
    title: '毛绒小熊公仔',
    sku: '棕色',
    num: 1,
    price: 990,
    pic: '',
    merchantCode: '',
  };
  const added: { id: number; remoteOrderNo: string }[] = [];
  for (const [at, order] of input.entries()) {
    const items = order.items ?? [item];
    const remoteOrderNo = order.remoteOrderNo ?? `R${stamp}${String(at).padStart(6, '0')}`;
    const district = order.districtCode ?? '330106';
    const [row] = await api.query<{ id: number }>(
      `INSERT INTO shop_order (shop_id, remote_order_no, remote_status, remote_refund_status, import_status, items, goods_title, num,
         pay_amount, paid_at, buyer_nick, receiver, province_code, city_code, district_code,
         province, city, district, encrypted_id, receiver_key, buyer_memo, seller_memo, remote_updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, '毛绒小熊公仔', 1, 990, now(), '买***', $12, $7, $8, $9,
         '浙江省', '杭州市', '西湖区', $10, $11, '', '', now() - interval '1 day') RETURNING id`,
      [
        shopId,
        remoteOrderNo,
        order.remoteStatus ?? 2,
        order.remoteRefundStatus ?? 0,
        order.importStatus ?? 0,
        JSON.stringify(items),
        district.slice(0, 2),
        district.slice(0, 4),
        district,
        order.encryptedId === undefined ? `enc-${remoteOrderNo}` : order.encryptedId,
        order.receiverKey ?? `key-${remoteOrderNo}`,
        sealed.shopOrder({ name: '张*', phone: '138****0011', address: '文三路***' }),
      ],
    );
    added.push({ id: row?.id ?? 0, remoteOrderNo });
  }
  return added;
}

/** Makes one parcel of shop orders, which then have one receiver. */
export async function mergeByHand(api: TestApi, shopId: number, ids: readonly number[]): Promise<number> {
  const receiverKey = `merged-${randomUUID()}`;
  const [merge] = await api.query<{ id: number }>(
    `INSERT INTO merge_order (merge_no, shop_id, receiver_key) VALUES ($1, $2, $3) RETURNING id`,
    [`M${randomUUID()}`, shopId, receiverKey],
  );
  await api.query('UPDATE shop_order SET merge_id = $1, receiver_key = $2 WHERE id = ANY ($3)', [
    merge?.id,
    receiverKey,
    ids,
  ]);
  return merge?.id ?? 0;
}
