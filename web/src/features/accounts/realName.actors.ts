import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { statusPollingActors } from '../../flows/statusPolling.actors.ts';
import { localExpiry } from '../../flows/statusPolling.ts';
import type { ConfirmRealNameMutation } from '../../graphql/generated/graphql.ts';
import { invalidate } from '../../graphql/invalidate.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { BeginRealName, ConfirmRealName } from './accounts.graphql.ts';
import { type Begun, realNameMachine, type Verdict } from './realName.machine.ts';
import type { RealNameForm } from './realName.rules.ts';

/** The check on the real graph, clock and tab. */
export function realNameLogic(client: ApolloClient) {
  return realNameMachine.provide({
    actors: {
      beginRealName: fromPromise<Begun, RealNameForm>(async ({ input }) => {
        const answer = await runMutation(client, BeginRealName, input, { uncached: 'private' });
        if (isRefusal(answer)) return answer;
        const { expireAt, certifyId, url, qrCode } = answer.beginRealName;
        return {
          kind: 'begun',
          check: { certifyId, url, qrCode, endsAt: localExpiry(expireAt, Date.now()) },
        };
      }),
      confirmRealName: fromPromise<Verdict, { certifyId: string | null }>(async ({ input, signal }) => {
        const answer = await runMutation(client, ConfirmRealName, input, { uncached: 'private', signal });
        if (isRefusal(answer)) return answer;
        const verdict = verdictOf(answer.confirmRealName);
        if (verdict.kind !== 'pending') void invalidate(client, 'walletChanged');
        return verdict;
      }),
      ...statusPollingActors,
    },
  });
}

function verdictOf({ realStatus, realName, msg }: ConfirmRealNameMutation['confirmRealName']): Verdict {
  switch (realStatus) {
    case 'VERIFIED':
      return { kind: 'passed', holder: realName ?? '' };
    case 'FAILED':
      return { kind: 'failed', msg };
    case 'CHECKING':
      return { kind: 'pending' };
    case 'NONE':
      return { kind: 'none' };
  }
}
