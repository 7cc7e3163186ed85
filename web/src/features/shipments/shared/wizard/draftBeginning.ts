import type { WizardDraft } from './wizard.types.ts';

/** What the draft of every wizard starts with. */
export const emptyWizardDraft: Omit<WizardDraft, 'step'> = {
  goodId: null,
  warehouseId: null,
  num: 1,
  courierId: null,
  senderId: null,
  senderForm: null,
  remark: '',
  createNo: null,
  payNo: null,
  placed: null,
};

/** The draft with a sender that is still there, if there is any. */
export function withSender<D extends { senderId: number | null }>(draft: D, senderIds: readonly number[]): D {
  return { ...draft, senderId: senderIds.find((id) => id === draft.senderId) ?? senderIds[0] ?? null };
}
