import { gramsOf, weightText } from '../../../lib/weight.ts';
import type { GoodForm } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { withProperty } from './skuEdits.ts';
import { type SkuForm, type Specification, withSkus } from './skuForm.ts';

/** Changes the combinations as they stand by now. */
export function editSkus(editor: GoodsEditor, edit: (form: GoodForm) => Partial<Specification>): void {
  editor.send({ type: 'form.edit', change: edit(editor.getSnapshot().context.form) });
}

/** Changes those combinations that `change` answers something for. */
export function changeSkus(editor: GoodsEditor, change: (sku: SkuForm) => Partial<SkuForm> | null): void {
  editSkus(editor, ({ skus }) => ({ skus: withSkus(skus, change) }));
}

/** The only combination as the first of several, with the warehouse where there is but one. */
export function asSeveral(form: GoodForm, name: string, warehouseId: number | null): Partial<Specification> {
  const { only, merchantCode, barcodes, supplyPrice, weight, weightUnit } = form;
  const grams = gramsOf(weight, weightUnit);
  const sku = {
    ...{ ...only, merchantCode, barcodes, supplyPrice, values: [], quantity: '' },
    weight: grams === null ? '' : String(grams),
  };
  const several = withProperty({ properties: [], skus: [sku] }, name);
  return { ...several, warehouseId: form.warehouseId ?? warehouseId };
}

/** One of several combinations as the only one. */
export function asOnly(sku: SkuForm | undefined): Partial<GoodForm> {
  if (!sku) return { properties: [], skus: [] };
  const { id, pic, merchantCode, barcodes, supplyPrice, weight } = sku;
  const grams = gramsOf(weight, 'g');
  return {
    ...{ properties: [], skus: [], merchantCode, barcodes, supplyPrice },
    ...(grams === null ? { weight, weightUnit: 'g' as const } : weightText(grams)),
    only: { id, pic, onSale: true },
  };
}
