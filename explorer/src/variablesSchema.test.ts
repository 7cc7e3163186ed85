import { expect, it } from 'vitest';
import { leavingDefaults } from './variablesSchema.ts';

it('asks for what has no default, and for nothing else', () => {
  const shape = {
    type: 'object',
    properties: {
      goodId: { type: 'integer' },
      num: { type: 'integer', default: 1 },
      urgent: { default: false },
    },
    required: ['goodId', 'num', 'urgent'],
  };
  const schema = {
    type: 'object',
    properties: { input: {} },
    required: ['input'],
    definitions: { OrderInput: shape },
  };
  expect(leavingDefaults(schema)).toEqual({
    ...schema,
    definitions: { OrderInput: { ...shape, required: ['goodId'] } },
  });
});
