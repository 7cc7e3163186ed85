import type { ApolloClient } from '@apollo/client';
import type { SnapshotFrom } from 'xstate';
import { type BatchAction, batchAction } from '../../flows/batchAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { byOrder, type ChosenParcel, type OrderPart, type ParcelBatchAction } from './chosenParcel.ts';
import { ResendShipped, ResubmitParcels } from './parcels.graphql.ts';
import { parcelActionsText } from './parcels.text.ts';

/** Asking for failed waybills again, telling shops waybill numbers again. */

export interface ParcelActionSubject {
  action: ParcelBatchAction;
  parcels: readonly Pick<ChosenParcel, 'id' | 'orderId'>[];
  /** One for each choice; with the order it makes the number by which a retry is known. */
  clientNo: string;
}

/** What came of a parcel, by its id: null where it went, else why not. */
type ParcelResult = readonly [number, string | null];
export type ParcelActions = BatchAction<ParcelActionSubject, OrderPart, ParcelResult>;

/** Runs one action on parcels of many orders, order by order. Shown lists are read again after each. */
export const runParcelAction = (
  client: ApolloClient,
  onReport: (failures: ReadonlyMap<number, string | null>) => void,
) =>
  batchAction({
    partsOf: ({ parcels }: ParcelActionSubject) => byOrder(parcels),
    run: async (part: OrderPart, subject): Promise<ParcelResult[]> => {
      const failed = await failuresOf(client, part, subject);
      const why = (id: number) => failed.find(({ parcelId }) => parcelId === id)?.msg ?? null;
      return part.parcelIds.map((id) => [id, why(id)]);
    },
    hasNothingToTell: (results) => results.every(([, problem]) => problem === null),
    onRest: (results) => onReport(new Map(results)),
    onDone: (_, { action, parcels }) => toast.success(parcelActionsText.done[action](parcels.length)),
  });

/** The parcels of the order that did not go; all of them where the order was refused. */
async function failuresOf(
  client: ApolloClient,
  { orderId, parcelIds }: OrderPart,
  { action, clientNo }: ParcelActionSubject,
): Promise<readonly { parcelId: number; msg: string }[]> {
  const allFailed = ({ msg }: Refusal) => parcelIds.map((parcelId) => ({ parcelId, msg }));
  const variables = { id: orderId, parcelIds: [...parcelIds] };
  if (action === 'resend') {
    const answer = await runMutation(client, ResendShipped, variables);
    return isRefusal(answer) ? allFailed(answer) : answer.reAutoSend.failed;
  }
  const answer = await runMutation(client, ResubmitParcels, {
    ...variables,
    clientNo: `${clientNo}:${orderId}`,
  });
  return isRefusal(answer) ? allFailed(answer) : answer.againSubmit.skipped;
}

type Snapshot = SnapshotFrom<ParcelActions>;

/** The action that is under way, with the parcel where it is one alone; null while none is. */
export function selectRunning(snapshot: Snapshot): { action: ParcelBatchAction; id: number | null } | null {
  const { subject } = snapshot.context;
  if (!subject || !snapshot.hasTag('busy')) return null;
  const [only, other] = subject.parcels;
  return { action: subject.action, id: only && !other ? only.id : null };
}

/** How many parcels went, did not go, and were not tried. */
export function countResults({ results, subject }: Pick<Snapshot['context'], 'results' | 'subject'>) {
  const gone = results.filter(([, problem]) => problem === null).length;
  const untried = (subject?.parcels.length ?? 0) - results.length;
  return { gone, failed: results.length - gone, untried };
}
