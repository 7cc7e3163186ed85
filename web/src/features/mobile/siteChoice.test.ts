import { expect, it } from 'vitest';
import { memoryStorage } from '../../lib/storage.ts';
import { createSiteChoice, type Site } from './siteChoice.ts';

it('the choice of a layout is stored per tab, changed and reported to subscribers', () => {
  const tab = memoryStorage();
  const choice = createSiteChoice(tab);
  const heard: (Site | null)[] = [];
  const stop = choice.subscribe(() => void heard.push(choice.made()));
  expect(choice.made()).toBeNull();
  choice.make('desktop');
  choice.make('mobile');
  stop();
  choice.make('desktop');
  expect(heard).toEqual(['desktop', 'mobile']);
  expect([createSiteChoice(tab).made(), createSiteChoice(memoryStorage()).made()]).toEqual(['desktop', null]);
});

it('a stored word that is no layout counts as no choice', () => {
  const tab = memoryStorage();
  tab.setItem('chengcang.site', '{"v":1,"data":"watch"}');
  expect(createSiteChoice(tab).made()).toBeNull();
});

it('the choice of a layout holds for the page when storage is unavailable', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const choice = createSiteChoice({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  choice.make('desktop');
  expect(choice.made()).toBe('desktop');
});
