import { type Warehouse, type WarehouseForm, warehouseForm, warehouseInput } from './warehouseForm.ts';

export type FormPart = keyof WarehouseForm;

const PARTS: readonly FormPart[] = [
  ...(['name', 'logo', 'intro', 'contact', 'phone', 'csUrl', 'districtCode', 'address'] as const),
  ...(['platforms', 'outputMode', 'days', 'restDates', 'cutoffTime', 'couriers'] as const),
];

/** The parts in which a form says something else than the warehouse does, however it is written. */
export function differingFields(form: WarehouseForm, warehouse: Warehouse): FormPart[] {
  const theirs = warehouseForm(warehouse);
  const sent = (each: WarehouseForm) => JSON.stringify(warehouseInput(each, warehouse));
  return PARTS.filter((part) => sent({ ...theirs, ...partOf(form, part) }) !== sent(theirs));
}

/** A city without districts stands for itself. */
function partOf(form: WarehouseForm, part: FormPart): Partial<WarehouseForm> {
  const { cityCode, districtCode } = form;
  return part === 'districtCode' ? { cityCode, districtCode } : { [part]: form[part] };
}
