// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JoinParcels } from '../../web/src/shop/JoinParcels.tsx';
import { NextSteps } from '../../web/src/shop/NextSteps.tsx';
import { pricesText as text } from '../../web/src/shop/prices.text.ts';
import { press } from '../support/viewTest.tsx';

const step = (title: string, saving: number) => ({
  ...{ skuId: 1, goodId: 1, title, perParcel: false, parcels: 1 },
  ...{ missing: 1, unitPrice: 110, saving, places: [{ part: 0, row: 2, skuId: 1 }] },
});

it('what is missing to the next price steps is told in the order of the quote, five at most', () => {
  const titles = ['袜子', '毛巾', '口罩', '杯子', '雨伞', '拖鞋'];
  render(<NextSteps steps={titles.map((title, at) => step(title, at === 0 ? 900 : 0))} />);
  const said = within(screen.getByRole('list', { name: text.next })).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    '袜子：再加 1 件，总价少 ¥9.00',
    ...titles.slice(1, 5).map((title) => `${title}：再买 1 件，每件 ¥1.10`),
  ]);
});

it('what is missing is added by hand, where there is a parcel that can hold it', () => {
  const added = vi.fn();
  const full = { ...step('毛巾', 0), places: [] };
  render(<NextSteps steps={[step('袜子', 900), full]} onAdd={added} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['加 1 件']);
  press(screen.getByText('加 1 件'));
  expect(added).toHaveBeenCalledExactlyOnceWith(step('袜子', 900));
});

it('parcels that are cheaper together are told with what is saved, and joined by hand', () => {
  const parcels = [0, 2, 3].map((row) => ({ part: 0, row }));
  const joined = vi.fn();
  const { rerender } = render(<JoinParcels groups={[{ parcels, saving: 560 }]} onJoin={joined} />);
  expect(screen.getByText('合并更便宜：同一收件人的 3 个包裹合并成一个，省 ¥5.60')).toBeDefined();
  press(screen.getByText('合并，省 ¥5.60'));
  expect(joined).toHaveBeenCalledOnce();
  const two = { parcels: parcels.slice(1), saving: 280 };
  rerender(<JoinParcels groups={[{ parcels, saving: 560 }, two]} />);
  expect(screen.getByText('合并更便宜：2 位收件人的 5 个包裹各合并成一个，共省 ¥8.40')).toBeDefined();
  expect(screen.queryByText(/^合并，省/)).toBeNull();
});

it('the rows are named that an offer is about, the first ten of many and the first three groups', () => {
  const lineAt = ({ row }: { row: number }) => row + 2;
  const places = [1, 6].map((row) => ({ part: 0, row, skuId: 1 }));
  const many = Array.from({ length: 12 }, (_, row) => ({ part: 0, row, skuId: 1 }));
  const offers = [
    { ...step('袜子', 900), perParcel: true, parcels: 2, places },
    { ...step('毛巾', 0), places: many },
  ];
  const { container, rerender } = render(<NextSteps steps={offers} lineAt={lineAt} />);
  expect(
    within(container)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '袜子：2 个包裹各再加 1 件，总价各少 ¥9.00（加到第 3、8 行）',
    '毛巾：再买 1 件，每件 ¥1.10（加到第 2、3、4、5、6、7、8、9、10、11 等 12 行）',
  ]);
  const pair = (row: number) => ({
    parcels: [row, row + 1].map((at) => ({ part: 0, row: at })),
    saving: 100,
  });
  rerender(<JoinParcels groups={[pair(0)]} lineAt={lineAt} />);
  expect(screen.getByText(/合并成一个，省 ¥1.00（第 2、3 行）$/)).toBeDefined();
  rerender(<JoinParcels groups={[0, 2, 4, 6].map(pair)} lineAt={lineAt} />);
  expect(screen.getByText(/共省 ¥4.00（第 2、3 行；第 4、5 行；第 6、7 行 等）$/)).toBeDefined();
});

it('nothing is told where nothing is missing', () => {
  const { container } = render(<NextSteps steps={[]} />);
  expect(container.innerHTML).toBe('');
});
