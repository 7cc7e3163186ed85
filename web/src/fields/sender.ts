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

/** The form as it is sent: without the spaces around and inside what was typed or pasted, digits of full width as plain ones. */
export function trimmedSender(form: SenderForm): SenderForm {
  return { ...trimmedPerson(form), remark: form.remark.trim() };
}

/** The same of whoever has a name, a phone and an address. */
export function trimmedPerson<Form extends Pick<SenderForm, 'name' | 'phone' | 'address'>>(form: Form): Form {
  const { name, phone, address } = form;
  return {
    ...form,
    name: name.trim(),
    phone: phone.normalize('NFKC').replace(/\s/g, ''),
    address: address.trim(),
  };
}
