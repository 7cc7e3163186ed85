// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorageArea } from '../../web/src/lib/storage.ts';
import { createThemeStore } from '../../web/src/lib/themeStore.ts';
import { ThemeSwitch } from '../../web/src/ui/buttons/ThemeSwitch.tsx';
import { themeText as text } from '../../web/src/ui/buttons/theme.text.ts';

type Theme = 'light' | 'dark';

/** A page on a system that is light or dark, in a browser that may remember a choice. */
function start({ chosen, systemDark }: { chosen: Theme | null; systemDark: boolean }) {
  const media = Object.assign(new EventTarget(), { matches: systemDark });
  vi.stubGlobal('matchMedia', () => media);
  let kept = chosen && JSON.stringify({ v: 1, data: chosen });
  const remembered: Theme[] = [];
  const area: StorageArea = {
    getItem: (key) => (key === 'chengcang.theme' ? kept : null),
    setItem: (_key, value) => {
      kept = value;
      remembered.push(JSON.parse(value).data);
    },
    removeItem: () => {},
  };
  const theme = createThemeStore(area);
  const painted = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');
  const turn = (dark: boolean) => {
    media.matches = dark;
    media.dispatchEvent(new Event('change'));
  };
  return { theme, remembered, painted, turn };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.classList.remove('dark');
});

const cases = [
  [null, false, 'light'],
  [null, true, 'dark'],
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
] as const;

describe('the theme', () => {
  it.each(cases)(
    'chosen %s on a system that is dark: %s, it is %s from the start',
    (chosen, systemDark, expected) => {
      const { theme, painted, remembered } = start({ chosen, systemDark });
      expect([painted(), theme.isDark(), remembered]).toEqual([expected, expected === 'dark', []]);
    },
  );

  it('follows the system until the person chooses', () => {
    const { theme, painted, remembered, turn } = start({ chosen: null, systemDark: false });
    const steps = [
      () => turn(true),
      () => turn(true),
      () => turn(false),
      theme.toggle,
      () => turn(true),
      () => turn(false),
      theme.toggle,
    ];
    const seen = steps.map((step) => {
      step();
      return painted();
    });
    expect(seen).toEqual(['dark', 'dark', 'light', 'dark', 'dark', 'dark', 'light']);
    expect(remembered).toEqual(['dark', 'light']);
  });

  it.each(cases)(
    'chosen %s, on a system that is dark: %s, its switch shows %s and turns it',
    (...[chosen, systemDark, first]) => {
      const { theme, painted, remembered, turn } = start({ chosen, systemDark });
      render(<ThemeSwitch theme={theme} />);
      const label = () => screen.getByRole('button').getAttribute('aria-label');
      const shows = (expected: Theme) =>
        expect([label(), painted()]).toEqual([expected === 'dark' ? text.toLight : text.toDark, expected]);
      const second = first === 'dark' ? 'light' : 'dark';
      shows(first);
      act(() => turn(!systemDark));
      shows(chosen ? first : second);
      fireEvent.click(screen.getByRole('button'));
      const turned = chosen ? second : first;
      shows(turned);
      expect(remembered).toEqual([turned]);
    },
  );

  it('calls no listener that has unsubscribed', () => {
    const { theme } = start({ chosen: null, systemDark: false });
    const listener = vi.fn();
    const unsubscribe = theme.subscribe(listener);
    theme.toggle();
    unsubscribe();
    theme.toggle();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
