/** What one of a kind costs: milliseconds of processor of an api and of PostgreSQL, bytes of log and of disk. */
export type Cost = { api: number; postgres: number; walBytes: number; diskBytes: number };
export type Costs = { order: Cost; list: Cost; label: Cost };

/** How people use it: pages of lists and labels for an order; the busiest hour beside the average one. */
export const HABITS = { listsAnOrder: 8, labelsAnOrder: 1.2, peak: 6 };
/** Of a processor's time that may be used in the busiest hour. */
const FILLED = 0.6;
const DAY_SECONDS = 86_400;
const GB = 2 ** 30;

export type Load = {
  ordersADay: number;
  peakOrders: number;
  apiCores: number;
  postgresCores: number;
  walGbADay: number;
  diskGbAYear: number;
};

/** What a number of orders a day makes: orders a second in the busiest hour, processors, log and disk. */
export function loadOf({ order, list, label }: Costs, ordersADay: number): Load {
  const peakOrders = (ordersADay / DAY_SECONDS) * HABITS.peak;
  const whole = (part: keyof Cost) =>
    order[part] + HABITS.listsAnOrder * list[part] + HABITS.labelsAnOrder * label[part];
  const coresOf = (part: 'api' | 'postgres') => (peakOrders * whole(part)) / 1000 / FILLED;
  return {
    ordersADay,
    peakOrders,
    apiCores: coresOf('api'),
    postgresCores: coresOf('postgres'),
    walGbADay: (ordersADay * whole('walBytes')) / GB,
    diskGbAYear: (ordersADay * 365 * whole('diskBytes')) / GB,
  };
}
