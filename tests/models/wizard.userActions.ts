import { screen, within } from '@testing-library/react';
import { goodsStepText } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import { deliveryStepText as deliveryText } from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import type { SenderEvent } from '../../web/src/features/shipments/shared/wizard/wizard.types.ts';
import { senderFieldsText } from '../../web/src/fields/fields.text.ts';
import { inSequence, press, regionSteps, submit, type } from '../support/viewTest.tsx';
import { SOLD } from './shipmentGood.samples.ts';

/** The button that carries the words. */
export function button(words: string | RegExp): HTMLButtonElement {
  const found = screen.getByText(words).closest('button');
  if (!found) throw new Error(`${words} is on no button`);
  return found;
}

/** The card, among others that one is chosen from, that carries the words. */
export const card = (words: string) => screen.getByLabelText<HTMLInputElement>(words, { exact: false });

/** Whether such a card is there and not chosen yet. */
export const isFree = (words: string) =>
  screen.queryAllByLabelText<HTMLInputElement>(words, { exact: false }).some(({ checked }) => !checked);

/** The mark of a step at the top of a wizard; `steps` is what the whole row is called. */
export function stepMark(steps: string, name: string): HTMLButtonElement {
  const mark = within(screen.getByLabelText(steps)).getByText(name).closest('button');
  if (!mark) throw new Error(`${name} is no step`);
  return mark;
}

export const isCurrent = (mark: Element) => mark.getAttribute('aria-current') === 'step';
export const isLocked = (mark: Element) => mark.getAttribute('aria-disabled') === 'true';

/** Chooses the only goods there are, where others may have been chosen before. */
export async function chooseGoods() {
  const find = () => screen.queryByText(goodsStepText.sold(SOLD), { exact: false });
  if (!find()) await inSequence(() => press(button(goodsStepText.change)));
  press(find() ?? document.body);
}

const addressBox = () => screen.getByLabelText<HTMLInputElement>(`${senderFieldsText.address}*`);

type Hands = {
  [Type in SenderEvent['type']]: (
    event: Extract<SenderEvent, { type: Type }>,
    snapshot: { context: { senderId: number | null } },
  ) => void | Promise<void>;
};

/** What a person does about the sender, in every wizard. */
export const senderHands: Hands = {
  'sender.choose': () => press(card('李四')),
  'sender.open': (_, { context }) =>
    context.senderId === 5
      ? press(button(deliveryText.editSender))
      : inSequence(() => press(button(deliveryText.addSender)), ...regionSteps('广东省')),
  'sender.edit': ({ change }) => type(addressBox(), change.address ?? ''),
  'sender.cancel': () => press(button(deliveryText.cancel)),
  'sender.save': () => submit(button(deliveryText.save)),
};
