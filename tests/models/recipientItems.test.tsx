// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecipientItems } from '../../web/src/features/shipments/byHand/recipients/RecipientItems.tsx';
import { itemsText as text } from '../../web/src/features/shipments/shared/items/items.text.ts';
import { blankRecipient } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { basketOf } from '../../web/src/features/shipments/shared/wizard/basket.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { press } from '../support/viewTest.tsx';

afterEach(cleanup);

const basket = basketOf([shirts], [{ goodId: 90, skuId: 903, quantity: 1 }]);

function open(specification: string, quantity = '') {
  const onFill = vi.fn();
  const row = { ...blankRecipient('r1'), specification, quantity };
  render(<RecipientItems {...{ row, basket, warehouseId: 31, onFill }} onClose={() => {}} />);
  return onFill;
}

const field = (title: string) => screen.getByRole('spinbutton', { name: text.pieces(title) });

it('a combination that is chosen instead of an unknown one gets its pieces', () => {
  const filled = open('紫色 XL*4；蓝色 L*2');
  expect(field('蓝色 L').getAttribute('aria-valuenow')).toBe('2');
  press(screen.getAllByRole('button', { name: text.instead(4) })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: text.instead(4) })).toBeNull();
  press(screen.getByRole('button', { name: text.confirm }));
  const [items] = filled.mock.calls[0] as [{ skuId: number; quantity: number }[]];
  expect(items.map(({ quantity }) => quantity).toSorted()).toEqual([2, 4]);
});

it('pieces that are stepped up from none begin with those of the unknown words, and may be typed', () => {
  open('紫色 XL', '3');
  const [more] = screen.getAllByRole('button', { name: /白色 XL 件数/ }).slice(-1);
  press(more as HTMLElement);
  expect(field('白色 XL').getAttribute('aria-valuenow')).toBe('3');
  fireEvent.change(field('白色 XL'), { target: { value: '5' } });
  expect(field('白色 XL').getAttribute('aria-valuenow')).toBe('5');
});
