import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { ListStoppedParcelsQuery, MoveStoppedParcelsMutation } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { MoveStoppedParcels } from './reroutes.graphql.ts';
import { rerouteText as text } from './reroutes.text.ts';

export type StoppedParcel = ListStoppedParcelsQuery['stoppedParcels'][number];
type Verdict = MoveStoppedParcelsMutation['rerouteParcels']['list'][number];

export interface Stopped {
  parcels: readonly StoppedParcel[];
  /** Ids of those that are to take their way. */
  chosen: readonly number[];
  clientNo: string;
}
export type Rerouting = ConfirmAction<Stopped>;

/** Most parcels of one call. */
const PARCELS_A_CALL = 50;

/** The ways of the chosen parcels as they are shown. */
export function chosenWays({ parcels, chosen }: Pick<Stopped, 'parcels' | 'chosen'>) {
  return parcels.flatMap(({ parcelId, way }) => {
    if (!way || !chosen.includes(parcelId)) return [];
    const { warehouseId, courierId, isFallback, packageFee, difference } = way;
    return [{ input: { parcelId, warehouseId, courierId, isFallback, packageFee }, difference }];
  });
}

/** Sends the chosen parcels by the ways that are shown; what could not be is told. */
export const rerouteParcels = (client: ApolloClient) =>
  confirmAction({
    isPossible: (subject: Stopped) => chosenWays(subject).length > 0,
    run: async (subject): Promise<{ kind: 'moved'; rows: Verdict[] } | Refusal> => {
      const inputs = chosenWays(subject).map(({ input }) => input);
      const rows: Verdict[] = [];
      for (let from = 0; from < inputs.length; from += PARCELS_A_CALL) {
        const parcels = inputs.slice(from, from + PARCELS_A_CALL);
        const { clientNo } = subject;
        const answer = await runMutation(client, MoveStoppedParcels, { input: { parcels, clientNo } });
        if (isRefusal(answer)) return answer;
        rows.push(...answer.rerouteParcels.list);
      }
      return { kind: 'moved', rows };
    },
    onDone: (_, { rows }) => {
      const failed = rows.filter(({ orderId }) => orderId === null);
      const [first] = failed;
      if (rows.length > failed.length) toast.success(text.done(rows.length - failed.length));
      if (first) toast.warning(text.failed(failed.length, first.msg));
    },
  });
