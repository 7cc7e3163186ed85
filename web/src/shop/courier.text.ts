import type { Weekday } from '../graphql/generated/graphql.ts';

export const courierText = {
  feeFirst: (kg: string, fee: string) => `首重 ${kg} ${fee}`,
  feeStep: (kg: string, fee: string) => `续重 ${kg} ${fee}`,
  weekdays: {
    ...{ MONDAY: '周一', TUESDAY: '周二', WEDNESDAY: '周三', THURSDAY: '周四', FRIDAY: '周五' },
    ...{ SATURDAY: '周六', SUNDAY: '周日' },
  } satisfies Record<Weekday, string>,
};
