import type { ApolloClient } from '@apollo/client';
import { fromPromise, waitFor } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import { codeProofLogic } from '../../flows/codeProof.actors.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { RealName } from '../accounts/realName.selectors.ts';
import { CreateCashOut, LoadCashOutLimits } from './cashOut.graphql.ts';
import { cashOutMachine } from './cashOut.machine.ts';
import type { CashOutOutcome, CashOutRequest, LimitsAnswer } from './cashOut.setup.ts';

interface Needs {
  client: ApolloClient;
  codes: CodeSender;
  /** Whose dialog opens while the name is proven. */
  realName: RealName;
}

/** The dialog on the real graph. */
export function cashOutLogic({ client, codes, realName }: Needs) {
  const proof = codeProofLogic(client, codes);
  return cashOutMachine.provide({
    actors: {
      loadLimits: fromPromise<LimitsAnswer>(async ({ signal }) => {
        const answer = await runQuery(client, LoadCashOutLimits, {}, { uncached: 'momentary', signal });
        if (isRefusal(answer)) return answer;
        const { realName: name, auditing, ...limits } = answer.cashOutLimits;
        return { kind: 'limits', limits: { ...limits, realName: name ?? null, auditing: auditing ?? null } };
      }),
      verifyRealName: fromPromise<void, { underWay: boolean }>(async ({ input: { underWay }, signal }) => {
        realName.send({ type: 'check.open', underWay });
        await waitFor(realName, (check) => check.matches('closed'), { signal });
      }),
      ...proof.actors,
      createCashOut: fromPromise<CashOutOutcome, CashOutRequest>(async ({ input }) => {
        const answer = await runMutationWithProof(client, CreateCashOut, input);
        return isRefusal(answer) ? answer : { kind: 'requested', cashOut: answer.createCashOut };
      }),
    },
    actions: proof.actions,
  });
}
