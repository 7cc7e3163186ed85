// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from '../../web/src/ui/data/Pagination.tsx';
import { paginationText as text } from '../../web/src/ui/data/pagination.text.ts';
import { type ShownPage, usePages } from '../../web/src/ui/data/usePages.ts';
import { button, press } from '../support/viewTest.tsx';

const PAGE_SIZE = 3;
type Asked = { page: number; cursor?: string; of: string };
type Answer = ShownPage & { rows: number[] };

afterEach(cleanup);

/**
 * A list that grows at its front, the newest first, as the service answers it; `hold` keeps answers back. Of many no more than
 * `counted` rows are counted.
 */
function growing(count: number, counted = Number.POSITIVE_INFINITY) {
  const rows = Array.from({ length: count }, (_, at) => count - at);
  const asked: Asked[] = [];
  let held = false;
  let last: Answer | undefined;
  return {
    asked,
    grow: (more: number) =>
      rows.unshift(...Array.from({ length: more }, (_, at) => (rows[0] ?? 0) + more - at)),
    hold: (on: boolean) => {
      held = on;
    },
    /** As a view has it: while an answer is under way, the one of before. */
    read(variables: Asked): Answer {
      if (held && last) return last;
      const { page, cursor } = variables;
      if (JSON.stringify(asked.at(-1)) !== JSON.stringify(variables)) asked.push(variables);
      const from = page < 0 ? Math.max(rows.length + page * PAGE_SIZE, 0) : (page - 1) * PAGE_SIZE;
      const behind = cursor === undefined ? rows.slice(from) : rows.filter((row) => row < Number(cursor));
      const shown = behind.slice(0, PAGE_SIZE);
      const nextCursor = behind.length > PAGE_SIZE ? String(shown.at(-1)) : null;
      const total = Math.min(rows.length, counted);
      last = { rows: shown, total, totalIsExact: total === rows.length, page, nextCursor };
      return last;
    },
  };
}

function List({ list }: { list: ReturnType<typeof growing> }) {
  const [request, setRule] = useState({ of: 'all', page: 1 });
  const [, setTimes] = useState(0);
  const pages = usePages(request);
  const shown = list.read(pages.variables);
  return (
    <>
      <output>{shown.rows.join(' ')}</output>
      <button type="button" onClick={() => setTimes((times) => times + 1)}>
        again
      </button>
      <button type="button" onClick={() => setRule({ of: 'some', page: 1 })}>
        narrow
      </button>
      <Pagination
        pages={pages}
        pageSize={PAGE_SIZE}
        shown={shown}
        onChange={(page) => setRule({ ...request, page })}
      />
    </>
  );
}

const shown = () => screen.getByRole('status').textContent?.split(' ').map(Number);
const link = (name: string) =>
  screen
    .getByRole('navigation', { name: text.pages })
    .querySelector(`[aria-label="${name}"], [value="${name}"]`) as HTMLElement;
const go = (name: string) => act(() => link(name).click());
const again = () => press(button('again'));
const isOff = (name: string) => link(name).classList.contains('disabled');
const hasNext = () => !isOff(text.nextPage);

describe('pages of a list that grows', () => {
  it('one after the other show every row once, however many come in, and end with the last row', () => {
    const list = growing(10);
    render(<List list={list} />);
    const seen = [shown()];
    for (let turn = 0; hasNext(); turn++) {
      if (turn < 4) list.grow(2);
      go(text.nextPage);
      seen.push(shown());
    }
    expect(seen).toEqual([[10, 9, 8], [7, 6, 5], [4, 3, 2], [1]]);
  });

  it('behind each other are the same when one goes back', () => {
    const list = growing(10);
    render(<List list={list} />);
    list.grow(2);
    go(text.nextPage);
    go(text.nextPage);
    expect(shown()).toEqual([4, 3, 2]);
    go(text.previousPage);
    expect(shown()).toEqual([7, 6, 5]);
    go(text.nextPage);
    expect(shown()).toEqual([4, 3, 2]);
    go(text.previousPage);
    go(text.previousPage);
    expect(shown()).toEqual([12, 11, 10]);
  });

  it('continue behind what the first page shows when it is refetched', () => {
    const list = growing(10);
    render(<List list={list} />);
    go(text.nextPage);
    go(text.previousPage);
    list.grow(1);
    again();
    expect(shown()).toEqual([11, 10, 9]);
    go(text.nextPage);
    expect(shown()).toEqual([8, 7, 6]);
    go(text.nextPage);
    expect(shown()).toEqual([5, 4, 3]);
  });

  it('gone to by their number begin where the number says', () => {
    const list = growing(10);
    render(<List list={list} />);
    list.grow(1);
    go('3');
    expect(shown()).toEqual([5, 4, 3]);
    expect(list.asked.at(-1)).toEqual({ of: 'all', page: 3 });
    go(text.nextPage);
    expect(list.asked.at(-1)).toEqual({ of: 'all', page: 4, cursor: '3' });
    // A number further on is no longer behind what was seen.
    go('1');
    go('4');
    expect(list.asked.at(-1)).toEqual({ of: 'all', page: 4 });
  });

  it('do not begin behind a page that is not on show yet', () => {
    const list = growing(10);
    render(<List list={list} />);
    list.hold(true);
    go(text.nextPage);
    expect(shown()).toEqual([10, 9, 8]);
    go(text.nextPage);
    list.hold(false);
    again();
    expect([list.asked.at(-1), shown()]).toEqual([{ of: 'all', page: 3 }, [4, 3, 2]]);
  });

  it('of more rows than are counted have numbers as far as these go, and a last one', () => {
    const list = growing(20, 6);
    render(<List list={list} />);
    expect(screen.getByText(text.total(6, false))).toBeTruthy();
    expect([link('2') === null, link('4') === null]).toEqual([false, true]);
    go(text.lastPage);
    expect([shown(), list.asked.at(-1)]).toEqual([[3, 2, 1], { of: 'all', page: -1 }]);
    expect([hasNext(), isOff(text.lastPage)]).toEqual([false, true]);
    go(text.previousPage);
    expect([shown(), list.asked.at(-1)]).toEqual([[6, 5, 4], { of: 'all', page: -2 }]);
    list.grow(5);
    go(text.nextPage);
    expect([shown(), list.asked.at(-1)]).toEqual([[3, 2, 1], { of: 'all', page: -1 }]);
    go('1');
    expect(shown()).toEqual([25, 24, 23]);
  });

  it('of more rows than are counted go on behind each other to the last row', () => {
    const list = growing(11, 6);
    render(<List list={list} />);
    const seen = [shown()];
    while (hasNext()) {
      go(text.nextPage);
      seen.push(shown());
    }
    expect(seen).toEqual([
      [11, 10, 9],
      [8, 7, 6],
      [5, 4, 3],
      [2, 1],
    ]);
    go(text.previousPage);
    expect([shown(), hasNext()]).toEqual([[5, 4, 3], true]);
  });

  it('of rows that are all counted have no other way to the last one than its number', () => {
    render(<List list={growing(20)} />);
    expect(link(text.lastPage)).toBeNull();
    expect(screen.getByText(text.total(20, true))).toBeTruthy();
  });

  it('of another list begin at its front', () => {
    const list = growing(10);
    render(<List list={list} />);
    go(text.nextPage);
    press(button('narrow'));
    expect(list.asked.at(-1)).toEqual({ of: 'some', page: 1 });
  });
});
