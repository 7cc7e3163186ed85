// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { carryEarlyInput } from './earlyInput.ts';

const BUTTONS = '<button>登录</button><button aria-label="搜索">找</button>';
const page = (className: string) =>
  `<div class="${className}"><input name="keyword">${BUTTONS}<a href="/">首页</a></div>`;

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<div id="root">${page('server-page')}</div>`;
  root = document.body.firstElementChild as HTMLElement;
});

/** The page of the script takes the place of the server's; tells what was pressed in it. */
async function draw(): Promise<string[]> {
  const fresh = document.createElement('div');
  fresh.innerHTML = page('app');
  const pressed: string[] = [];
  fresh.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
  root.replaceChildren(fresh);
  await vi.waitFor(() => expect(root.querySelector('.app')).not.toBeNull());
  await Promise.resolve();
  return pressed;
}

const fieldOf = () => root.querySelector('input') as HTMLInputElement;

describe('what is done on the server’s page is done again in the page that takes its place', () => {
  it('before the script came', async () => {
    const at: { earlyPress?: number } = { earlyPress: 1 };
    fieldOf().value = '保温杯';
    fieldOf().focus();
    carryEarlyInput(root, at);
    expect([await draw(), fieldOf().value, document.activeElement === fieldOf()]).toEqual([
      ['找'],
      '保温杯',
      true,
    ]);
  });

  it('between the script and the first drawing', async () => {
    const at: { earlyPress?: number } = {};
    carryEarlyInput(root, at);
    fieldOf().focus();
    fieldOf().value = '保温杯';
    at.earlyPress = 0;
    expect([await draw(), fieldOf().value, document.activeElement === fieldOf()]).toEqual([
      ['登录'],
      '保温杯',
      true,
    ]);
  });

  it('and nothing where nothing was done', async () => {
    carryEarlyInput(root, {});
    expect([await draw(), fieldOf().value, document.activeElement === fieldOf()]).toEqual([[], '', false]);
  });
});
