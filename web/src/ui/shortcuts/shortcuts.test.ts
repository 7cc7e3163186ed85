// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createShortcuts, type ShortcutName, shortcuts } from './shortcuts.ts';
import { shortcutsText } from './shortcutsDialog.text.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key where an element of that markup has the focus; answers with the shortcuts that were run. */
function pressed(key: string, markup = '<main></main>', options: KeyboardEventInit = {}): ShortcutName[] {
  const ran: ShortcutName[] = [];
  const registry = createShortcuts();
  registry.add({
    search: () => ran.push('search'),
    newShipment: () => ran.push('newShipment'),
    nextUnsure: () => ran.push('nextUnsure'),
    next: () => ran.push('next'),
  });
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  document.addEventListener('keydown', (one) => registry.press(one), { once: true });
  document.querySelector('[data-here], main')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(ran.length > 0);
  return ran;
}

describe('shortcuts', () => {
  it.each([
    ['/', {}, 'search'],
    ['n', {}, 'newShipment'],
    ['N', { shiftKey: true }, 'newShipment'],
    ['F8', {}, 'nextUnsure'],
    ['Enter', { ctrlKey: true }, 'next'],
    ['Enter', { metaKey: true }, 'next'],
  ] as const)('the key %s with %o does what it is named for', (key, options, name) => {
    expect(pressed(key, undefined, options)).toEqual([name]);
  });

  it.each(['<input data-here>', '<textarea data-here></textarea>', '<div contenteditable data-here></div>'])(
    'characters are typed into %s, and other keys still work',
    (markup) => {
      expect(pressed('n', markup)).toEqual([]);
      expect(pressed('/', markup)).toEqual([]);
      expect(pressed('F8', markup)).toEqual(['nextUnsure']);
    },
  );

  it('a cell of a grid is typed into, too', () => {
    expect(pressed('n', '<div role="grid"><button data-here></button></div>')).toEqual([]);
  });

  it('a box to tick is not typed into', () => {
    expect(pressed('n', '<input type="checkbox" data-here>')).toEqual(['newShipment']);
  });

  it('nothing is done below a dialog, for an input method, with Alt, or while a key is held', () => {
    const dialog = '<main></main><div role="dialog" aria-modal="true"></div>';
    expect(pressed('F8', dialog)).toEqual([]);
    expect(pressed('n', undefined, { isComposing: true })).toEqual([]);
    expect(pressed('n', undefined, { altKey: true })).toEqual([]);
    expect(pressed('n', undefined, { repeat: true })).toEqual([]);
  });

  it('what was added last is asked first, and what is taken away is asked no more', () => {
    const ran: string[] = [];
    const registry = createShortcuts();
    const press = () => registry.press(new KeyboardEvent('keydown', { key: '/', cancelable: true }));
    registry.add({ search: () => ran.push('site') });
    const remove = registry.add({ search: () => ran.push('page') });
    press();
    remove();
    press();
    expect(ran).toEqual(['page', 'site']);
  });

  it('lists what works now, in the order of all, and says when that changes', () => {
    const registry = createShortcuts();
    let changes = 0;
    registry.subscribe(() => {
      changes += 1;
    });
    const remove = registry.add({ undo: null, search: () => {} });
    expect(registry.names()).toEqual(['search', 'undo']);
    expect(registry.names()).toBe(registry.names());
    remove();
    expect([registry.names(), changes]).toEqual([[], 2]);
  });

  it('no two of the whole site have the same keys', () => {
    const keys = Object.entries(shortcutsText.words).flatMap(([name, [place]]) =>
      place === 'site' ? [shortcuts[name as ShortcutName].keys] : [],
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
