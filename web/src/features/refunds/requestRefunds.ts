import type { ApolloClient } from '@apollo/client';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import type { RefundStatus } from '../../graphql/generated/graphql.ts';
import { type Cursor, runMutation, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { forecastRefunds, type ParcelOutcome, type RefundSubject } from './forecastRefund.ts';
import { type Pieces, partOf } from './refundPart.ts';
import { ListLatestRefunds, RefundParcels } from './refunds.graphql.ts';
import { refundingText } from './refunds.text.ts';

/** The parcels whose money is asked for, and what was typed for it. */
export interface RefundRequest {
  parcels: readonly RefundSubject[];
  by: 'buyer' | 'seller';
  reason: string;
  /** Of the only parcel; absent for all that is in it. */
  pieces?: Pieces | undefined;
}

/** What came of a parcel, by its id. */
export type RefundResult = readonly [number, ParcelOutcome];
export type RequestingRefunds = BatchAction<RefundRequest, readonly number[], RefundResult>;

/**
 * Most parcels of one call. The server takes 200; half of it is answered well within the time that a call has, and shows
 * how far it is.
 */
export const PART_SIZE = 100;
const LATEST_PAGES = 2;
const ACCEPTED: readonly RefundStatus[] = ['APPLIED', 'VOIDING', 'WAIT_SELLER', 'SUCCESS'];

/** Requests refunds of parcels in parts; `onReport` hears of each parcel why it was not refunded, null where it was. */
export const requestRefunds = (
  client: ApolloClient,
  onReport: (failures: ReadonlyMap<number, string | null>) => void,
) =>
  batchAction({
    partsOf: (request: RefundRequest) => {
      const ids = possibleIn(request).map(({ id }) => id);
      // One part at least, if an empty one: that nothing can be refunded is said in the dialog.
      const count = Math.max(1, Math.ceil(ids.length / PART_SIZE));
      return Array.from({ length: count }, (_, at) => ids.slice(at * PART_SIZE, (at + 1) * PART_SIZE));
    },
    validate: ({ parcels, by, reason, pieces }) => {
      if (partIn({ parcels, pieces })?.items.length === 0) return refundingText.piecesMissing;
      return forecastRefunds(parcels, by, pieces).needsReason && reason.trim() === ''
        ? refundingText.reasonMissing
        : null;
    },
    isPossible: (request) => possibleIn(request).length > 0,
    run: async (ids: readonly number[], request, isRetry): Promise<readonly RefundResult[] | Refusal> => {
      const reason = request.reason.trim();
      const items = partIn(request)?.items;
      const answer = await runMutation(client, RefundParcels, {
        ids: [...ids],
        ...(reason ? { reason } : {}),
        ...(items ? { items } : {}),
      });
      const results = isRefusal(answer) ? failuresIn(answer) : resultsOf(answer.refundParcels);
      if (results.length === 0 && isRefusal(answer)) return answer;
      return isRetry ? withFormer(client, results) : results;
    },
    onRest: (results) =>
      onReport(new Map(results.map(([id, outcome]) => [id, outcome.kind === 'failed' ? outcome.msg : null]))),
  });

function possibleIn({ parcels, by }: RefundRequest): readonly RefundSubject[] {
  return forecastRefunds(parcels, by).possible;
}

function partIn({ parcels: [only, other], pieces }: Pick<RefundRequest, 'parcels' | 'pieces'>) {
  return only && !other ? partOf(only, pieces) : null;
}

interface Failure {
  parcelId: number;
  msg: string;
}

function resultsOf({
  success = [],
  failed,
}: {
  success?: readonly { parcelId: number; refundStatus: RefundStatus; amount: number }[];
  failed: readonly Failure[];
}): RefundResult[] {
  return [
    ...success.map(
      ({ parcelId, refundStatus, amount }): RefundResult => [
        parcelId,
        { kind: 'applied', refundStatus, amount },
      ],
    ),
    ...failed.map(({ parcelId, msg }): RefundResult => [parcelId, { kind: 'failed', msg }]),
  ];
}

/** When no parcel of a part can be refunded the whole call is refused, and says why by parcel. */
function failuresIn({ data }: Refusal): RefundResult[] {
  const failed: unknown[] = Array.isArray(data.failed) ? data.failed : [];
  return resultsOf({ failed: failed.filter(isFailure) });
}

function isFailure(value: unknown): value is Failure {
  if (typeof value !== 'object' || value === null) return false;
  const { parcelId, msg } = value as Record<string, unknown>;
  return typeof parcelId === 'number' && typeof msg === 'string';
}

/** A parcel that the lost call has refunded is refused now: what became of it stands among the latest refunds. */
async function withFormer(client: ApolloClient, results: readonly RefundResult[]): Promise<RefundResult[]> {
  const found = new Map(results);
  let cursor: Cursor;
  for (let page = 1; page <= LATEST_PAGES; page += 1) {
    if (![...found.values()].some(({ kind }) => kind === 'failed')) break;
    // What the lost call has changed is newer than anything cached.
    const answer = await runQuery(client, ListLatestRefunds, { cursor }, { uncached: 'momentary' });
    if (isRefusal(answer)) break;
    for (const { parcelId, status, amount } of answer.refunds.list) {
      if (found.get(parcelId)?.kind === 'failed' && ACCEPTED.includes(status))
        found.set(parcelId, { kind: 'applied', refundStatus: status, amount });
    }
    cursor = answer.refunds.nextCursor;
    if (!cursor) break;
  }
  return [...found];
}
