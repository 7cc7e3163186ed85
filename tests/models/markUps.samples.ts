import type { MarkUp, MarkUpSubject } from '../../web/src/features/promotion/markUpForm.ts';

export const row: MarkUp = {
  ...{ id: 4, userId: 7, userPhone: '138******02', nickName: '小雨', goodId: 56, goodName: '纸杯' },
  ...{ profit: 30, courierProfit: 10, enabled: true, remark: '老客户' },
  updatedAt: '2026-11-21T10:00:00+08:00',
};
export const members = [
  { userId: 7, nickName: '小雨', phone: '138******02' },
  { userId: 8, nickName: '阿明', phone: '138******03' },
];
export const limits = { maxProfit: 80, maxCourierProfit: 100 };
export const subject: MarkUpSubject = {
  ...{ members, row: null, amounts: { profit: '', courierProfit: '' }, limits },
};
