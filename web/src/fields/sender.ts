import type { SenderFieldsFragment, SenderInput } from '../graphql/generated/graphql.ts';

/** A sender as it is being written; `id` is null for a new one. */
export type SenderForm = Required<SenderInput> & { id: number | null };

/** Nothing written yet. */
export const blankSender: SenderForm = {
  id: null,
  name: '',
  phone: '',
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  address: '',
  isDefault: false,
  remark: '',
};

/** A kept sender, to be changed. */
export function senderForm(sender: SenderFieldsFragment): SenderForm {
  const { id, name, phone, provinceCode, cityCode, districtCode, address, isDefault, remark } = sender;
  return { id, name, phone, provinceCode, cityCode, districtCode, address, isDefault, remark };
}

/** The form as it is sent: without the spaces around and inside what was typed or pasted. */
export function trimmedSender(form: SenderForm): SenderForm {
  return {
    ...form,
    name: form.name.trim(),
    phone: form.phone.replace(/\s/g, ''),
    address: form.address.trim(),
    remark: form.remark.trim(),
  };
}
