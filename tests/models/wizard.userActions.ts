import { screen, within } from '@testing-library/react';
import { goodsStepText } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import { deliveryStepText as deliveryText } from '../../web/src/features/shipments/shared/delivery/deliveryStep.text.ts';
import { itemsText as basketText } from '../../web/src/features/shipments/shared/items/items.text.ts';
import type { SenderEvent } from '../../web/src/features/shipments/shared/wizard/wizard.types.ts';
import { senderFieldsText } from '../../web/src/fields/fields.text.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { inSequence, press, regionSteps, submit, type } from '../support/viewTest.tsx';
import { SHIRTS_SOLD, SOLD } from './shipmentGood.samples.ts';

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

/** Chooses the goods with many combinations besides those that are chosen. */
export const addGoods = () =>
  inSequence(
    () => press(button(basketText.add)),
    () => press(screen.getByText(goodsStepText.sold(SHIRTS_SOLD), { exact: false })),
  );

type Line = { goodId: number; skuId: number | null; quantity: number };

/** The button that takes goods out of the basket; null where it is not offered. */
export function removeButton(lines: readonly Line[], goodId: number): HTMLElement | null {
  const ids = [...new Set(lines.map((line) => line.goodId))];
  return screen.queryAllByText(basketText.removeGoods)[ids.indexOf(goodId)] ?? null;
}

interface Choice {
  goodId: number;
  items: readonly { skuId: number; quantity: number }[];
}

const numOf = (label: string) => screen.queryByLabelText<HTMLInputElement>(label, { selector: 'input' });
/** Of goods with one combination. */
const pieces = ({ goodId }: Choice) =>
  numOf(goodsStepText.quantity) ?? numOf(basketText.pieces(`商品 ${goodId}`));
const dialogButton = () => screen.queryByText(basketText.choose) ?? screen.queryByText(basketText.change);
const shirtName = (skuId: number) => shirts.skus.find((sku) => sku.skuId === skuId)?.name ?? '';

/** Whether these items can be chosen now, and are not chosen yet. */
export function offersItems(lines: readonly Line[], choice: Choice): boolean {
  const own = lines.filter(({ goodId }) => goodId === choice.goodId);
  const isSo =
    own.length === choice.items.length &&
    own.every(
      ({ skuId, quantity }, at) =>
        skuId === choice.items[at]?.skuId && quantity === choice.items[at]?.quantity,
    );
  if (own.length === 0 || isSo) return false;
  return choice.goodId === shirts.goodId ? dialogButton() !== null : pieces(choice) !== null;
}

/** Chooses combinations of goods: the pieces of the only one, or those of several in their dialog. */
export function chooseItems(choice: Choice) {
  const [first] = choice.items;
  if (choice.goodId !== shirts.goodId) return type(pieces(choice) ?? document.body, String(first?.quantity));
  return inSequence(
    () => press(dialogButton() ?? document.body),
    ...choice.items.map(
      ({ skuId, quantity }) =>
        () =>
          type(numOf(basketText.pieces(shirtName(skuId))) ?? document.body, String(quantity)),
    ),
    () => submit(button(basketText.confirm)),
  );
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
