export const shipPromiseText = {
  cutoff: (time: string) => `${time} 前付款当日发出`,
  cutoffByCourier: (first: string, last: string) => `${first} 至 ${last} 前付款当日发出，以所选快递为准`,
  resting: (days: string) => `${days}休息`,
  restsToday: '今日休息，顺延发出',
};
