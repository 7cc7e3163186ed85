import type {
  CountProblemsQuery,
  CountReturnsAndAccountsQuery,
  CountStocksAndGoodsQuery,
  LoadToShipQuery,
} from '../../graphql/generated/graphql.ts';
import { parcelListPath, sellerReviewsPath, waybillAccountsPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';

export type Task =
  | 'toShip'
  | 'late'
  | 'cases'
  | 'refunds'
  | 'returned'
  | 'output'
  | 'accounts'
  | 'moving'
  | 'low'
  | 'out'
  | 'auditing'
  | 'rejected'
  | 'revising'
  | 'revisionRefused'
  | 'reviews';

/** What waits for a supplier, and the list of it; `count` is undefined until it is known. */
export interface WaitingTask {
  task: Task;
  count: number | undefined;
  to: string;
  /** Whatever there is of it costs money or customers. */
  isUrgent: boolean;
  /** What a member needs for the page that it leads to; undefined where all have it. */
  scope?: string;
}

interface Answers {
  toShip: LoadToShipQuery['toShip'] | undefined;
  problems: CountProblemsQuery['problems'] | undefined;
  goods: CountStocksAndGoodsQuery | undefined;
  others: CountReturnsAndAccountsQuery | undefined;
  reviews: number | undefined;
}

/** All tasks in the order in which they are looked at. */
export function tasksOf({ toShip, problems, goods, others, reviews }: Answers): WaitingTask[] {
  const problem = (...kinds: string[]) =>
    problems?.counts.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0);
  const brokenAccounts = others?.waybillAccounts?.filter(
    ({ enabled, problemCode }) => enabled && problemCode !== null,
  ).length;
  const revisions = goods?.sellerGoods.revisions;
  const stocks = goods?.goodStocks.counts;
  const ofStatus = (status: string) =>
    goods?.sellerGoods.counts.reduce((sum, each) => (each.status === status ? sum + each.count : sum), 0);
  const task = (name: Task, count: number | undefined, to: string, isUrgent = false): WaitingTask => ({
    ...{ task: name, count, to, isUrgent },
  });
  return [
    task('toShip', toShip?.toShip, parcelListPath('status=PENDING_SHIPMENT')),
    task('late', toShip?.late, parcelListPath('late=1'), true),
    task('cases', problem('CASE'), paths.cases, true),
    task('refunds', problem('REFUND'), parcelListPath('tab=refunds&refund=WAIT_SELLER'), true),
    task('returned', others?.returnParcels.total, `${paths.returns}?tab=unsettled`, true),
    task('output', problem('OUTPUT'), paths.problems, true),
    { ...task('accounts', brokenAccounts, waybillAccountsPath(), true), scope: 'couriers:act' },
    task('moving', problem('PICKUP', 'MOVEMENT'), paths.problems),
    task('reviews', reviews, sellerReviewsPath('waiting')),
    task('low', stocks?.low, `${paths.stock}?tab=low`),
    task('out', stocks?.out, `${paths.stock}?tab=out`),
    task('auditing', ofStatus('AUDITING'), `${paths.sellerGoods}?status=AUDITING`),
    task('rejected', ofStatus('REJECTED'), `${paths.sellerGoods}?status=REJECTED`),
    task('revising', revisions?.waiting, `${paths.sellerGoods}?revision=WAITING`),
    task('revisionRefused', revisions?.refused, `${paths.sellerGoods}?revision=REFUSED`),
  ];
}
