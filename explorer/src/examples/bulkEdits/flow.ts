import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 162,
  title: '批量修改',
  role: 'seller',
  examples: ['preview', 'apply', 'edits', 'lines', 'undo'],
};
