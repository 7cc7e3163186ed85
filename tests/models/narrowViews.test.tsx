// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MobileGate } from '../../web/src/features/mobile/MobileGate.tsx';
import { mobileText } from '../../web/src/features/mobile/mobile.text.ts';
import PhoneQuestion from '../../web/src/features/mobile/PhoneQuestion.tsx';
import { siteChoice } from '../../web/src/features/mobile/siteChoice.ts';
import { KeywordFilter, ListFilters } from '../../web/src/list/ListFilters.tsx';
import { NARROW } from '../../web/src/ui/base/widths.ts';
import { Button } from '../../web/src/ui/buttons/Button.tsx';
import { toast } from '../../web/src/ui/feedback/toast.ts';
import { filterSheetText as text } from '../../web/src/ui/overlays/filterSheet.text.ts';
import { button, press } from '../support/viewTest.tsx';

/** A window of which these media queries hold; the returned function lets others hold. */
function windowWhere(...queries: string[]) {
  const media = new Map<string, EventTarget & { matches: boolean }>();
  const holding = new Set(queries);
  vi.stubGlobal('matchMedia', (query: string) => {
    const one = media.get(query) ?? Object.assign(new EventTarget(), { matches: holding.has(query) });
    media.set(query, one);
    return one;
  });
  return (...others: string[]) =>
    act(() => {
      for (const [query, one] of media) {
        one.matches = others.includes(query);
        one.dispatchEvent(new Event('change'));
      }
    });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the filters of a list', () => {
  const reset = vi.fn();
  const show = (isNarrowed: boolean) => {
    const list = { query: { keyword: '' }, isNarrowed, change: () => {}, reset };
    render(
      <MemoryRouter>
        <ListFilters list={list} text={{ label: '筛选订单', reset: '清除' }} end={<Button>导出</Button>}>
          <KeywordFilter list={list} label="订单号" />
          <Button>今天</Button>
        </ListFilters>
      </MemoryRouter>,
    );
  };
  const bar = () => within(screen.getByLabelText('筛选订单'));
  const buttons = (part = bar()) => part.getAllByRole('button').map((one) => one.textContent);

  beforeEach(() => reset.mockClear());

  it('stand in the page of a desktop, without a sheet', () => {
    windowWhere();
    show(false);
    expect(buttons()).toEqual(['查找', '今天', '导出']);
  });

  it('leave the words in the page of a phone, and go into a sheet that closes when they are done', () => {
    windowWhere(NARROW);
    show(false);
    expect(buttons()).toEqual(['查找', text.filter]);
    expect(bar().getByRole('searchbox', { name: '订单号' })).toBeTruthy();
    press(button(text.filter));
    const sheet = within(screen.getByRole('dialog', { name: text.filter }));
    expect(buttons(sheet)).toEqual(['', '今天', '导出', text.done]);
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: text.done }));
    press(sheet.getByRole('button', { name: text.done }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say on a phone that something is chosen, and take it back', () => {
    windowWhere(NARROW);
    show(true);
    press(button(text.narrowed));
    press(within(screen.getByRole('dialog')).getByRole('button', { name: text.reset }));
    expect(reset).toHaveBeenCalledOnce();
  });

  it('come back into the page when the window becomes wide', () => {
    const change = windowWhere(NARROW);
    show(false);
    press(button(text.filter));
    change();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bar().getByRole('button', { name: '今天' })).toBeTruthy();
  });
});

describe('the question on a phone', () => {
  const show = async () => {
    render(<MobileGate>页面</MobileGate>);
    await act(() => import('../../web/src/features/mobile/PhoneQuestion.tsx'));
  };
  const viewport = () => document.querySelector('meta[name="viewport"]')?.getAttribute('content');
  const asked = () => screen.queryByRole('dialog', { name: mobileText.promptTitle });
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1';

  beforeEach(() => {
    document.head.innerHTML = '<meta name="viewport" content="">';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  });
  afterEach(() => vi.restoreAllMocks());

  it('is not asked on a desktop, nor of who has installed the site', async () => {
    windowWhere('(display-mode: standalone)');
    await show();
    expect(asked()).toBeNull();
    cleanup();
    windowWhere();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)');
    await show();
    expect(asked()).toBeNull();
    expect(viewport()).toMatch(/^width=device-width,/);
  });

  it('stands beside the page, is answered once, and gives the page the width of a desktop or of the phone', async () => {
    windowWhere();
    await show();
    expect(screen.getByText('页面')).toBeTruthy();
    expect(asked()).not.toBeNull();
    expect(viewport()).toMatch(/^width=device-width,/);
    press(button(mobileText.stay));
    expect(asked()).toBeNull();
    expect(viewport()).toMatch(/^width=1200,/);
    act(() => siteChoice.make('mobile'));
    expect(asked()).toBeNull();
    expect(viewport()).toMatch(/^width=device-width,/);
  });

  it('says that the phone layout was chosen, which is there already', () => {
    windowWhere();
    render(<PhoneQuestion />);
    press(screen.getByRole('button', { name: mobileText.visit }));
    expect(toast.getSnapshot().map(({ text: words }) => words)).toContain(mobileText.visiting);
  });
});
