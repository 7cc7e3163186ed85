import type { ProblemAction, ProblemKind, ProblemRowFragment } from '../../graphql/generated/graphql.ts';
import { oneOf, page, type QueryOf, scope, searchParams } from '../../lib/searchParams.ts';
import type { RefundSubject } from '../refunds/forecastRefund.ts';

export type Problem = ProblemRowFragment;

/** What is done to many problems at once. */
export type BulkAction = Extract<ProblemAction, 'AGAIN_SUBMIT' | 'RE_AUTO_SEND' | 'REFUND'>;

/** What helps from its row against a problem: what the server proposes, or what its reason asks for first. */
export type ProblemRowAction = ProblemAction | 'map' | 'settings' | 'recharge' | 'dismiss';

/** All kinds: those of buyers by urgency, then what only suppliers have. */
export const PROBLEM_KINDS = [
  'OUTPUT',
  'AUTO_SEND',
  'SHOP',
  'AUTO_ORDER',
  'SOURCE_ORDER',
  'LISTING',
  'PICKUP',
  'MOVEMENT',
  'LATE',
  'CASE',
  'REFUND',
  'WAYBILL_ACCOUNT',
  'ERP_ACCOUNT',
  'ERP_PARCEL',
] as const satisfies readonly ProblemKind[];

const OF_SELLERS: readonly ProblemKind[] = ['WAYBILL_ACCOUNT', 'ERP_ACCOUNT', 'ERP_PARCEL'];

/** The kinds of one side, by urgency; suppliers have those of parcels from their warehouses. */
export const KINDS_OF: Record<'buyer' | 'seller', readonly ProblemKind[]> = {
  buyer: PROBLEM_KINDS.filter((kind) => !OF_SELLERS.includes(kind)),
  seller: ['CASE', 'REFUND', 'OUTPUT', ...OF_SELLERS, 'PICKUP', 'MOVEMENT'],
};

/** What may be of a shop, by urgency. */
export const SHOP_KINDS: readonly ProblemKind[] = KINDS_OF.buyer.filter(
  (kind) => kind !== 'CASE' && kind !== 'REFUND',
);

const BULK: Record<ProblemKind, readonly BulkAction[]> = {
  OUTPUT: ['AGAIN_SUBMIT', 'REFUND'],
  AUTO_SEND: ['RE_AUTO_SEND'],
  PICKUP: ['REFUND'],
  MOVEMENT: ['REFUND'],
  LATE: [],
  SHOP: [],
  AUTO_ORDER: [],
  SOURCE_ORDER: [],
  LISTING: [],
  CASE: [],
  REFUND: [],
  WAYBILL_ACCOUNT: [],
  ERP_ACCOUNT: [],
  ERP_PARCEL: [],
};

/** What can be done to all problems of a kind; nothing for a list of several kinds. */
export function bulkActionsOf(kind: ProblemKind | null): readonly BulkAction[] {
  return kind === null ? [] : BULK[kind];
}

/** What the reason of a problem asks for first. */
const FIRST: ReadonlyMap<string | null, ProblemRowAction> = new Map([
  ['GOODS_UNMAPPED', 'map'],
  ['AUTO_LIMIT', 'settings'],
  ['BALANCE_SHORT', 'recharge'],
]);

/** What helps against a problem, the surest first. */
export function actionsOf(problem: Pick<Problem, 'reasonCode' | 'actions'>): ProblemRowAction[] {
  const first = FIRST.get(problem.reasonCode);
  const last: ProblemRowAction[] = problem.actions.includes('AFTER_SALE') ? ['dismiss'] : [];
  return first ? [first, ...problem.actions] : [...problem.actions, ...last];
}

/** The parcel of a problem whose money can be asked for, as the refund dialog wants it. */
export function refundSubjectOf({ parcelId, ...problem }: Problem): RefundSubject | null {
  const { packageStatus: status, goodName, price, title: packageNo, at, actions } = problem;
  if (parcelId === null || status === null || goodName === null || price === null) return null;
  return {
    id: parcelId,
    ...{ packageNo, goodName, price, status },
    outputStatus: status === 'PENDING_SHIPMENT' ? 'FAILED' : 'SUCCESS',
    // Whose money was asked for already is a problem of another kind.
    refundStatus: 'NONE',
    signedAt: status === 'SIGNED' ? at : null,
    allowedActions: actions.includes('REFUND') ? ['REFUND'] : [],
  };
}

/** Which problems the list shows: a kind of them, or all where it is null. */
export const problemsParams = searchParams({ kind: scope(oneOf(PROBLEM_KINDS)), page: page() });

/** The variables of one page of problems, all or those of a shop. */
export function problemsVariables({ kind, page: at }: QueryOf<typeof problemsParams>, shopId?: number) {
  return { ...(kind ? { kind } : {}), ...(shopId ? { shopId } : {}), page: at, pageSize: 20 };
}
