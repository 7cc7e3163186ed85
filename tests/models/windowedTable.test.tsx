// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WindowedTable } from '../../web/src/ui/data/WindowedTable.tsx';

/** A box that has no height, as here, counts for so many pixels. */
const VIEW = 600;

afterEach(cleanup);

function Rows({ heights }: { heights: readonly number[] }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <WindowedTable
      box={box}
      heights={heights}
      head={null}
      rows={(first, end) =>
        [...heights.keys()].slice(first, end).map((row) => <tr key={row} data-testid={`row ${row}`} />)
      }
    />
  );
}

const drawn = () => screen.getAllByTestId(/^row /).map(({ dataset }) => Number(dataset.testid?.slice(4)));
/** Pixels of what stands in for rows that are not drawn. */
const left = () =>
  [...document.querySelectorAll<HTMLElement>('tbody > tr[style]')].map(({ style }) =>
    Number.parseInt(style.height, 10),
  );
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

it('draws up to a hundred rows all', () => {
  render(<Rows heights={Array(100).fill(44)} />);
  expect([drawn().length, left()]).toEqual([100, []]);
});

it('draws few of many, and keeps the height of all', async () => {
  const heights = Array.from({ length: 500 }, (_, at) => (at % 3 ? 44 : 66));
  render(<Rows heights={heights} />);
  const box = screen.getByRole('table').parentElement as HTMLElement;
  await act(async () => {
    box.scrollTop = 10_000;
    fireEvent.scroll(box);
  });
  const rows = drawn();
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  expect(rows.length).toBeLessThan(60);
  expect(sum(left()) + sum(heights.slice(first, last + 1))).toBe(sum(heights));
  expect(sum(heights.slice(0, first))).toBeLessThanOrEqual(10_000);
  expect(sum(heights.slice(0, last + 1))).toBeGreaterThanOrEqual(10_000 + VIEW);
});
