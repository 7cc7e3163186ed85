import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { refreshParcels } from '../../graphql/refreshParcels.ts';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import {
  type ParcelOutcome,
  type PartAnswer,
  type PartInput,
  refundingMachine,
} from './refunding.machine.ts';
import { LatestRefunds, RefundParcels } from './refunds.graphql.ts';

type Outcomes = Map<number, ParcelOutcome>;

const LATEST_PAGES = 2;
const TAKEN: readonly RefundStatus[] = ['APPLIED', 'VOIDING', 'WAIT_SELLER', 'SUCCESS'];

/** The refund dialog on the real graph. What is on show is read again after each part. */
export function refundingLogic(
  client: ApolloClient,
  onReport: (outcomes: ReadonlyMap<number, ParcelOutcome>) => void,
) {
  return refundingMachine.provide({
    actors: {
      sendPart: fromPromise<PartAnswer, PartInput>(async ({ input: { packageIds, reason, again } }) => {
        const variables = { ids: [...packageIds], ...(reason ? { reason } : {}) };
        const answer = await runMutation(client, RefundParcels, variables).finally(() =>
          refreshParcels(client),
        );
        const outcomes = isRefusal(answer) ? refusedOutcomes(answer) : outcomesOf(answer.refundParcels);
        if (outcomes.size === 0 && isRefusal(answer)) return answer;
        return { kind: 'told', outcomes: again ? await withFormer(client, outcomes) : outcomes };
      }),
    },
    actions: { report: (_, { outcomes }) => onReport(outcomes) },
  });
}

function outcomesOf({
  success,
  failed,
}: {
  success: readonly { packageId: number; refundStatus: RefundStatus; amount: number }[];
  failed: readonly { packageId: number; msg: string }[];
}): Outcomes {
  return new Map<number, ParcelOutcome>([
    ...success.map(
      ({ packageId, refundStatus, amount }) =>
        [packageId, { kind: 'applied', refundStatus, amount }] satisfies [number, ParcelOutcome],
    ),
    ...failed.map(
      ({ packageId, msg }) => [packageId, { kind: 'failed', msg }] satisfies [number, ParcelOutcome],
    ),
  ]);
}

/** When no parcel of a part can be refunded the whole call is refused, and says why by parcel. */
function refusedOutcomes({ data }: Refusal): Outcomes {
  const failed: unknown[] = Array.isArray(data.failed) ? data.failed : [];
  return outcomesOf({ success: [], failed: failed.filter(isFailedParcel) });
}

function isFailedParcel(value: unknown): value is { packageId: number; msg: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { packageId, msg } = value as Record<string, unknown>;
  return typeof packageId === 'number' && typeof msg === 'string';
}

/** A parcel that the lost call has taken up is refused now: what became of it stands among the latest refunds. */
async function withFormer(client: ApolloClient, outcomes: Outcomes): Promise<Outcomes> {
  const found: Outcomes = new Map(outcomes);
  let cursor: Cursor;
  for (let page = 1; page <= LATEST_PAGES; page += 1) {
    if (![...found.values()].some(({ kind }) => kind === 'failed')) break;
    const answer = await runQuery(client, LatestRefunds, { cursor }, { fetchPolicy: 'no-cache' });
    if (isRefusal(answer)) break;
    for (const { packageId, status, amount } of answer.refunds.list) {
      if (found.get(packageId)?.kind === 'failed' && TAKEN.includes(status))
        found.set(packageId, { kind: 'applied', refundStatus: status, amount });
    }
    cursor = answer.refunds.nextCursor;
    if (!cursor) break;
  }
  return found;
}
