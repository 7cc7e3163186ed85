import { expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createDesktopChoice } from './desktopChoice.ts';

it('the desktop choice is stored per tab and reported to subscribers', () => {
  const tab = memoryStorage();
  const choice = createDesktopChoice(tab);
  const heard: boolean[] = [];
  const stop = choice.subscribe(() => void heard.push(choice.made()));
  expect(choice.made()).toBe(false);
  choice.make();
  stop();
  choice.make();
  expect(heard).toEqual([true]);
  expect([createDesktopChoice(tab).made(), createDesktopChoice(memoryStorage()).made()]).toEqual([
    true,
    false,
  ]);
});

it('the desktop choice holds for the page when storage is unavailable', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const choice = createDesktopChoice({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  choice.make();
  expect(choice.made()).toBe(true);
});
