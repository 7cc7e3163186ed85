import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 200,
  title: '收益与售后统计',
  role: 'seller',
  examples: ['byDay', 'export', 'afterSales', 'exportAfterSales'],
};
