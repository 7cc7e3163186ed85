import type { LabelField } from '../../db/schema/sellers.ts';
import { contentOf, namedWithPieces, piecesIn } from '../parcels/parcelItems.ts';
import { remarkOf } from '../parcels/parcelTexts.ts';
import type { ChosenExtras } from './labelExtras.ts';
import { maskParty, withoutPhones } from './labelMask.ts';
import type { PrintedParcel } from './printing.repository.ts';

/** Fields that say what is in the parcel: those that stand together are one paragraph. */
const OF_CONTENT: readonly LabelField[] = ['goods', 'spec', 'merchantCode', 'num'];

/** What a supplier adds to a label: a paragraph each, in the order of the fields. What has nothing to say is left out. */
export function extraTexts(
  parcel: PrintedParcel,
  { fields, text }: Pick<ChosenExtras, 'fields' | 'text'>,
  printedAt: string,
): string[] {
  return paragraphs(fields)
    .map((together) => {
      const [field] = together;
      return field === undefined || OF_CONTENT.includes(field)
        ? contentText(parcel, together)
        : plainText(parcel, field, { text, printedAt });
    })
    .filter((words) => words !== '');
}

function paragraphs(fields: readonly LabelField[]): LabelField[][] {
  const groups: LabelField[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first && OF_CONTENT.includes(first) && OF_CONTENT.includes(field)) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** The items as these fields name them; the pieces stand behind what they count. */
function contentText({ items, specification }: PrintedParcel, fields: readonly LabelField[]): string {
  const named = items.map((item) => {
    const said: Partial<Record<LabelField, string>> = {
      goods: item.goodName,
      spec: item.skuName,
      merchantCode: item.merchantCode && `[${item.merchantCode}]`,
    };
    const goodName = fields
      .map((field) => said[field] ?? '')
      .filter(Boolean)
      .join(' ');
    return { ...item, goodName, skuName: '', bundleParts: fields.includes('goods') ? item.bundleParts : [] };
  });
  const shown = named.filter(({ goodName }) => goodName !== '');
  const content = items.length > 1 ? namedWithPieces(shown) : contentOf(shown);
  const goods = [content, fields.includes('spec') ? specification : ''].filter(Boolean).join(' ');
  const pieces = fields.includes('num') ? `${piecesIn(items)} 件` : '';
  if (!goods || !pieces) return goods || (pieces && `共 ${pieces}`);
  return items.length > 1 ? `${goods}；共 ${pieces}` : `${goods} × ${pieces}`;
}

function plainText(
  parcel: PrintedParcel,
  field: LabelField,
  { text, printedAt }: { text: string; printedAt: string },
): string {
  const remark = remarkOf(parcel);
  switch (field) {
    case 'orderNo':
      return `订单号：${parcel.orderNos.join('，')}`;
    case 'packageNo':
      return `包裹号：${parcel.packageNo}`;
    case 'sender':
      return parcel.shopName
        ? `店铺：${parcel.shopName}`
        : `寄件人：${maskParty({ ...parcel.sender, region: '' }).name}`;
    case 'printedAt':
      return `打印时间：${printedAt}`;
    case 'remark':
      return remark && `备注：${withoutPhones(remark)}`;
    default:
      return text;
  }
}
