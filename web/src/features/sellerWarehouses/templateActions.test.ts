import { expect, it } from 'vitest';
import { isHeld, type TemplateSubject } from './templateActions.ts';

it('a freight template is not removed while a warehouse follows it or goods have it', () => {
  const unused: TemplateSubject = {
    ...{ action: 'remove', chosen: [], id: 7, name: '标准', goodsCount: 0 },
    warehouses: [],
  };
  const followed = { ...unused, warehouses: [{ id: 3, name: '一号仓' }] };
  expect([unused, followed, { ...unused, goodsCount: 2 }].map(isHeld)).toEqual([false, true, true]);
  expect(isHeld({ ...followed, action: 'copy' })).toBe(false);
});
