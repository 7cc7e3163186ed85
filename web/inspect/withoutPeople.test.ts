import { expect, it } from 'vitest';
import { withoutPeople } from './withoutPeople.ts';

it('hides secrets and people, however deep they lie, and leaves the rest', () => {
  const seen = {
    step: 'review',
    form: { phone: '13800000001', password: 'demo1234', kind: 'buyer' },
    failed: [{ row: 0, name: '张三' }],
    at: new Date(0),
    none: null,
  };
  expect(withoutPeople(seen)).toEqual({
    step: 'review',
    form: { phone: '…', password: '…', kind: 'buyer' },
    failed: [{ row: 0, name: '…' }],
    at: new Date(0),
    none: null,
  });
});
