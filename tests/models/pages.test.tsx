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

/** A list that grows at its front, the newest first, as the service answers it; `hold` keeps answers back. */
function growing(count: number) {
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
      const behind =
        cursor === undefined
          ? rows.slice((page - 1) * PAGE_SIZE)
          : rows.filter((row) => row < Number(cursor));
      const shown = behind.slice(0, PAGE_SIZE);
      const nextCursor = behind.length > PAGE_SIZE ? String(shown.at(-1)) : null;
      last = { rows: shown, total: rows.length, page, nextCursor };
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
const hasNext = () => !link(text.nextPage).classList.contains('disabled');

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

  it('of another list begin at its front', () => {
    const list = growing(10);
    render(<List list={list} />);
    go(text.nextPage);
    press(button('narrow'));
    expect(list.asked.at(-1)).toEqual({ of: 'some', page: 1 });
  });
});
