// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GoodSummary } from '../../web/src/features/goodsPicker/GoodSummary.tsx';
import { goodsStepText as text } from '../../web/src/features/goodsPicker/goodsStep.text.ts';
import { shopText } from '../../web/src/shop/shop.text.ts';
import { shirts } from '../support/goodsFacts.samples.ts';
import { goodOf } from './shipmentGood.samples.ts';

afterEach(cleanup);

/** Picture, weight and price, and whether others of the goods cost more. */
function shown() {
  const { textContent, querySelector } = document.body;
  const words = textContent ?? '';
  return {
    pic: querySelector.call(document.body, 'img')?.getAttribute('src'),
    weight: [230, 300].filter((grams) => words.includes(text.weight(grams))),
    price: ['3000', '3300'].filter((fen) => words.replace('.', '').includes(fen)),
    isFrom: words.includes(shopText.from),
  };
}

it('goods are told as they are sold from, and as the combination is once one is chosen', () => {
  const good = goodOf(shirts);
  const sku = { ...shirts.skus[3], pic: '/red-2xl.webp', weight: 230, price: 3_300 };
  const { rerender } = render(<GoodSummary good={good} />);
  expect(shown()).toEqual({ pic: '/tissue.webp', weight: [300], price: ['3000'], isFrom: true });
  rerender(<GoodSummary good={good} sku={sku} />);
  expect(shown()).toEqual({ pic: '/red-2xl.webp', weight: [230], price: ['3300'], isFrom: false });
  expect(screen.getByText(good.name)).toBeDefined();
});
