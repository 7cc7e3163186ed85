import { MAX_PIECES, type StockRowDto } from './stock.schemas.ts';

const BIN = /^\P{Cc}{0,20}$/u;

/** Why a row is not imported. `locked`, `short` and `removed` are detected during the import. */
export type ImportReason =
  | 'unknownGoods'
  | 'skuNeeded'
  | 'sharedCode'
  | 'bundle'
  | 'unknownWarehouse'
  | 'twice'
  | 'neither'
  | 'both'
  | 'quantity'
  | 'delta'
  | 'safetyQuantity'
  | 'warnQuantity'
  | 'bin'
  | 'tooMany'
  | 'locked'
  | 'short'
  | 'removed';

export type ImportFailure = {
  row: number;
  reason: ImportReason;
  other?: number;
  locked?: number;
  onHand?: number;
};

/** A row whose names are found. */
export type NamedRow = {
  row: number;
  skuId: number;
  warehouseId: number;
  quantity?: number;
  delta?: number;
  safetyQuantity?: number;
  warnQuantity?: number;
  bin?: string;
};

/**
 * Ids of the supplier's own: combinations by their number, their merchant code or that of their goods, of which there may
 * be several; warehouses by their name.
 */
export type OwnNames = {
  skus: ReadonlyMap<string, readonly number[]>;
  /** Those of them that are bundles and have no stock of their own. */
  bundles: ReadonlySet<number>;
  /** Merchant codes that several goods have. */
  shared: ReadonlySet<string>;
  warehouses: ReadonlyMap<string, number>;
};

/**
 * Splits a sheet into importable rows and failures. Rows with the same goods and warehouse are all refused, because
 * the intended one is unknown.
 */
export function validateRows(
  rows: readonly StockRowDto[],
  names: OwnNames,
): { rows: NamedRow[]; failed: ImportFailure[] } {
  const failed: ImportFailure[] = [];
  const named: NamedRow[] = [];
  for (const { goodsNo, warehouseName, ...row } of rows) {
    const [skuId, ...others] = names.skus.get(goodsNo.trim()) ?? [];
    const warehouseId = names.warehouses.get(warehouseName.trim());
    const reason =
      skuId === undefined
        ? 'unknownGoods'
        : others.length > 0
          ? names.shared.has(goodsNo.trim())
            ? 'sharedCode'
            : 'skuNeeded'
          : names.bundles.has(skuId)
            ? 'bundle'
            : warehouseId === undefined
              ? 'unknownWarehouse'
              : problemOf(row);
    if (reason === null && skuId !== undefined && warehouseId !== undefined)
      named.push({ ...completed(row), skuId, warehouseId });
    else if (reason !== null) failed.push({ row: row.row, reason });
  }
  const groups = Map.groupBy(named, ({ skuId, warehouseId }) => `${skuId} ${warehouseId}`);
  const single: NamedRow[] = [];
  for (const group of groups.values()) {
    const [first, second] = group;
    if (first && second)
      for (const each of group)
        failed.push({ row: each.row, reason: 'twice', other: (each === first ? second : first).row });
    else single.push(...group);
  }
  return { rows: single, failed: failed.toSorted((a, b) => a.row - b.row) };
}

type Values = Omit<StockRowDto, 'goodsNo' | 'warehouseName'>;

/** A row that only says where something lies, or how much of it is kept, adds no pieces. */
function completed({ bin, ...row }: Values): Values {
  const addsNothing = row.quantity === undefined && row.delta === undefined;
  return { ...row, ...(bin !== undefined && { bin: bin.trim() }), ...(addsNothing && { delta: 0 }) };
}

function problemOf({ quantity, delta, safetyQuantity, warnQuantity = 0, bin }: Values): ImportReason | null {
  if (bin !== undefined && !BIN.test(bin.trim())) return 'bin';
  if ([quantity, delta, safetyQuantity, bin].every((each) => each === undefined)) return 'neither';
  if (quantity !== undefined && delta !== undefined) return 'both';
  if (quantity !== undefined && !isWhole(quantity)) return 'quantity';
  if (delta !== undefined && !isWhole(Math.abs(delta))) return 'delta';
  if (safetyQuantity !== undefined && !isWhole(safetyQuantity)) return 'safetyQuantity';
  return isWhole(warnQuantity) ? null : 'warnQuantity';
}

function isWhole(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_PIECES;
}

/** The reason as text. */
export function failureText({ reason, other = 0, locked = 0, onHand = 0 }: ImportFailure): string {
  return TEXTS[reason]
    .replace('{other}', String(other))
    .replace('{locked}', String(locked))
    .replace('{onHand}', String(onHand));
}

const TEXTS: Record<ImportReason, string> = {
  unknownGoods: '没有找到该商品编号',
  skuNeeded: '该商品有多个规格，请填写规格编号或商家编码',
  sharedCode: '商家编码对应多件商品，请填写商品编号或规格编号',
  bundle: '组合装的库存来自其中的商品，不能单独导入',
  unknownWarehouse: '没有找到该仓库',
  twice: '与第{other}行是同一商品和仓库',
  neither: '请填写库存数量或增减数量',
  both: '库存数量与增减数量只能填写一个',
  quantity: `库存数量应为0到${MAX_PIECES}的整数`,
  delta: `增减数量应为不超过${MAX_PIECES}的整数`,
  safetyQuantity: `安全库存应为0到${MAX_PIECES}的整数`,
  warnQuantity: `预警数量应为0到${MAX_PIECES}的整数`,
  bin: '货位不能超过20个字',
  tooMany: `库存数量不能超过${MAX_PIECES}`,
  locked: '库存不能小于已锁定数量{locked}',
  short: '现有库存{onHand}件，减少后会小于0',
  removed: '该库存刚刚被删除，请重新导入',
};
