import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type Cursor, runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { receiverLine } from '../parcels/chosenParcel.ts';
import {
  type BulkRequest,
  type FoundReceiver,
  type Gathered,
  inboxMachine,
  MAX_AT_ONCE,
} from './inbox.machine.ts';
import type { BulkAction, Problem } from './problemActions.ts';
import { FindReceiver, ListProblems } from './problems.graphql.ts';
import { problemsText } from './problems.text.ts';

const PAGE_SIZE = 100;

interface Doers {
  /** Only what is of this shop. */
  shopId?: number | undefined;
  passOn: (action: BulkAction, problems: readonly Problem[]) => void;
  openReceiver: (found: NonNullable<FoundReceiver>) => void;
}

/** The inbox on the real graph. */
export function inboxLogic(client: ApolloClient, { shopId, passOn, openReceiver }: Doers) {
  return inboxMachine.provide({
    actors: {
      gatherProblems: fromPromise<Gathered, BulkRequest>(async ({ input: { kind, action }, signal }) => {
        const problems: Problem[] = [];
        let cursor: Cursor;
        for (let page = 1; page <= MAX_AT_ONCE / PAGE_SIZE; page += 1) {
          const variables = { kind, ...(shopId ? { shopId } : {}), page, pageSize: PAGE_SIZE, cursor };
          const answer = await runQuery(client, ListProblems, variables, { uncached: 'bulk', signal });
          if (isRefusal(answer)) return answer;
          problems.push(...answer.problems.list.filter(({ actions }) => actions.includes(action)));
          cursor = answer.problems.nextCursor;
          if (!cursor) break;
        }
        return { kind: 'gathered', problems };
      }),
      findReceiver: fromPromise<FoundReceiver, number>(async ({ input: parcelId, signal }) => {
        const answer = await runQuery(
          client,
          FindReceiver,
          { parcelId },
          { uncached: 'private', signal, warnOnRefusal: true },
        );
        const parcel = isRefusal(answer) ? undefined : answer.parcels.list[0];
        if (!parcel) return null;
        const { packageNo, specification, remark } = parcel;
        const receiver = receiverLine(parcel);
        return { kind: 'found', parcelId, packageNo, receiver, specification, remark };
      }),
    },
    actions: {
      passOn: (_, { action, problems }) => {
        if (problems.length === 0) toast.info(problemsText.nothing);
        else passOn(action, problems);
      },
      openReceiver: (_, found) => {
        if (found) openReceiver(found);
      },
      notifyNothingLeft: () => toast.info(problemsText.nothing),
    },
  });
}
