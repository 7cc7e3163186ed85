import { randomUUID } from 'node:crypto';
import type {
  AppliedDto,
  EditLineDto,
  EditRowDto,
  UndoneDto,
} from '../../api/src/modules/bulkEdits/bulkEdits.schemas.ts';
import type { Person, TestApi } from './api.ts';
import { decided } from './issuingFixture.ts';
import { ADD_SKUS } from './skus.ts';

export type Errors = { errorKey?: string; field?: string };
export type Previewed = Errors & {
  rows: EditRowDto[];
  goods: number;
  changed: number;
  unchanged: number;
  refused: number;
};
export type Asked = {
  kind: number;
  change: { mode: number; value: number; rounding?: number; warehouseId?: number };
};

export const preview = async (seller: Person, body: Asked & { ids?: number[]; filter?: object }) =>
  (
    await seller.call<Previewed>('POST', '/bulkEdits/preview', {
      ...(body.ids ? {} : { filter: {} }),
      ...body,
    })
  ).data;

export const apply = async (
  seller: Person,
  { kind, change }: Asked,
  rows: readonly { id: number; before: number | null }[],
  clientNo: string = randomUUID(),
) =>
  (
    await decided<AppliedDto & Errors>(seller, '/bulkEdits/apply', {
      ...{ kind, change, clientNo },
      rows: rows.map(({ id, before }) => ({ id, before: before ?? 0 })),
    })
  ).data;

/** Previews an edit of all goods and applies what can be. */
export async function edit(seller: Person, asked: Asked) {
  const { rows } = await preview(seller, asked);
  return apply(
    seller,
    asked,
    rows.filter(({ msg }) => msg === ''),
  );
}

export const undo = async (seller: Person, id: number | null) =>
  (await decided<UndoneDto & Errors>(seller, '/bulkEdits/undo', { id: id ?? 0 })).data;

export const linesLeft = async (seller: Person, editId: number | null) =>
  (
    await seller.call<{ list: EditLineDto[] }>('POST', '/bulkEdits/getLinesList', {
      ...{ editId: editId ?? 0, left: true },
    })
  ).data.list;

/** Goods of a supplier with so many pieces of their only combination at a warehouse; answers their ids. */
export async function addGoods(
  api: TestApi,
  { seller, warehouseId }: { seller: Person; warehouseId: number },
  count: number,
): Promise<number[]> {
  const rows = await api.query<{ id: number }>(
    `INSERT INTO goods (goods_no, name, category_id, seller_id, pics, supply_price, weight)
     SELECT gen_random_uuid(), '商品' || n, 8, $1, '[]', 1000 + n, 300 FROM generate_series(1, $2::integer) n RETURNING id`,
    [seller.accountId, count],
  );
  const ids = rows.map(({ id }) => id);
  await api.query(ADD_SKUS);
  await api.query(
    `WITH added AS (
       INSERT INTO good_stock (good_id, sku_id, warehouse_id, quantity) SELECT good_id, id, $2, 10 FROM sku WHERE good_id = ANY ($1)
       RETURNING id)
     INSERT INTO stock_log (stock_id, type, delta, quantity_after, locked_after, biz_no) SELECT id, 1, 10, 10, 0, '' FROM added`,
    [ids, warehouseId],
  );
  return ids;
}

/** All that a supplier's goods, combinations and stock say, but for versions and times. */
export async function dumpOf(api: TestApi, { accountId }: Person): Promise<object> {
  const of = (table: string, where: string) =>
    api.query(
      `SELECT to_jsonb(t) - 'version' - 'updated_at' AS row FROM ${table} t WHERE ${where} ORDER BY t.id`,
      [accountId],
    );
  const own = 'good_id IN (SELECT id FROM goods WHERE seller_id = $1)';
  return {
    goods: await of('goods', 'seller_id = $1'),
    skus: await of('sku', own),
    stocks: await of('good_stock', own),
    revisions: await of('good_revision', own),
  };
}
