import type { ErpAccountInput, ErpAccountRowFragment } from '../../graphql/generated/graphql.ts';
import { editorText as text } from './erpAccounts.text.ts';

/** An account as it is edited; the secret is empty until it is typed, and then replaces the one that is kept. */
export interface ErpForm {
  sid: string;
  appKey: string;
  appSecret: string;
  shopNo: string;
  /** The ERP's numbers by the ids of warehouses; empty for one that it does not ship of. */
  warehouseNos: Readonly<Record<number, string>>;
}

/** One that is there, or a new one. */
export interface EditedErp extends Omit<ErpForm, 'appSecret'> {
  id: number | null;
}

export type ErpProblems = Partial<Record<'sid' | 'appKey' | 'appSecret' | 'shopNo' | 'warehouses', string>>;

export const blankErp: ErpForm = { sid: '', appKey: '', appSecret: '', shopNo: '', warehouseNos: {} };

export const newErp: EditedErp = { id: null, sid: '', appKey: '', shopNo: '', warehouseNos: {} };

export function editedErp({ id, sid, appKey, shopNo, warehouses }: ErpAccountRowFragment): EditedErp {
  const warehouseNos = Object.fromEntries(
    warehouses.map(({ warehouseId, warehouseNo }) => [warehouseId, warehouseNo]),
  );
  return { id, sid, appKey, shopNo, warehouseNos };
}

export function erpForm({ id: _id, ...form }: EditedErp): ErpForm {
  return { ...form, appSecret: '' };
}

export function erpProblems(form: ErpForm, { id }: EditedErp): ErpProblems {
  return {
    ...(form.sid.trim() === '' && { sid: text.sidMissing }),
    ...(form.appKey.trim() === '' && { appKey: text.appKeyMissing }),
    ...(form.shopNo.trim() === '' && { shopNo: text.shopNoMissing }),
    ...(id === null && form.appSecret.trim() === '' && { appSecret: text.appSecretMissing }),
    ...(placesOf(form).length === 0 && { warehouses: text.warehousesMissing }),
  };
}

/** What is sent: a secret that was not typed stays as it is. */
export function erpInput(form: ErpForm): ErpAccountInput {
  const { sid, appKey, shopNo, appSecret } = form;
  const secret = appSecret.trim();
  return { sid, appKey, shopNo, warehouses: placesOf(form), ...(secret !== '' && { appSecret: secret }) };
}

function placesOf({ warehouseNos }: ErpForm) {
  return Object.entries(warehouseNos).flatMap(([id, no]) =>
    no.trim() === '' ? [] : [{ warehouseId: Number(id), warehouseNo: no.trim() }],
  );
}
