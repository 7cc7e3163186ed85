import type { BulkEditItemFragment, BulkEditKind, GoodsStatus } from '../../graphql/generated/graphql.ts';
import { fenToYuan, formatMoney } from '../../lib/money.ts';
import { editText, kindNames, roundingNames, statusNames, units } from './bulkEdits.text.ts';

const STATUSES: readonly GoodsStatus[] = ['DRAFT', 'ON_SALE', 'OFF_SALE', 'AUDITING', 'REJECTED', 'BANNED'];

/** A value of a kind in words; `name` is that of a category or freight template. */
export function valueText(kind: BulkEditKind, value: number | null, name: string): string {
  if (value === null) return editText.none;
  switch (kind) {
    case 'SUPPLY_PRICE':
      return formatMoney(value);
    case 'CATEGORY':
    case 'FREIGHT_TEMPLATE':
      return name;
    case 'ON_SALE': {
      const status = STATUSES[value];
      return status ? statusNames[status] : editText.none;
    }
    default:
      return `${value} ${units[kind]}`;
  }
}

type Edit = Pick<BulkEditItemFragment, 'kind' | 'change' | 'valueName' | 'warehouseName'>;

/** What an edit did, in a few words: 供货价 +0.50 元. */
export function changeText({ kind, change, valueName, warehouseName }: Edit): string {
  const { mode, value, rounding } = change;
  if (kind === 'ON_SALE') return value === 1 ? editText.putOn : editText.takeOff;
  if (kind === 'CATEGORY' || kind === 'FREIGHT_TEMPLATE') return `${kindNames[kind]} 设为 ${valueName}`;
  if (mode === 'PERCENT')
    return `${kindNames[kind]} × ${fenToYuan(value)}%，${roundingNames[rounding ?? 'FEN']}`;
  const where = warehouseName ? `${warehouseName} ` : '';
  const size = Math.abs(value);
  const amount = `${kind === 'SUPPLY_PRICE' ? fenToYuan(size) : size} ${units[kind]}`;
  if (mode === 'SET') return `${where}${kindNames[kind]} 设为 ${amount}`;
  return `${where}${kindNames[kind]} ${value > 0 ? '+' : '−'}${amount}`;
}
