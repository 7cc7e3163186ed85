import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import type { CodeSender } from '../../fields/codeRequest.ts';
import { codeProofLogic } from '../../flows/codeProof.actors.ts';
import type { ClosingPhase } from '../../graphql/generated/graphql.ts';
import { invalidate } from '../../graphql/invalidate.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { CloseAccount, LoadClosing } from './closing.graphql.ts';
import { type CloseOutcome, closingMachine } from './closing.machine.ts';
import { closingText } from './closing.text.ts';

const LOOK_EVERY_MS = 4_000;
const GOES_ON: ReadonlySet<ClosingPhase | undefined> = new Set(['REFUNDING', 'WAITING', 'CASH_OUT']);

/** Closing an account on the real graph. */
export function closingLogic(client: ApolloClient, codes: CodeSender, endSession: () => void) {
  const proof = codeProofLogic(client, codes);
  return closingMachine.provide({
    actors: {
      closeAccount: fromPromise<CloseOutcome, string>(async ({ input: phoneCode }) => {
        const answer = await runMutationWithProof(client, CloseAccount, { input: { phoneCode } });
        if (isRefusal(answer)) {
          // Something may be unsettled by now, or another tab may have used the code.
          await runQuery(client, LoadClosing, {});
          return answer;
        }
        client.writeQuery({ query: LoadClosing, data: { accountClosing: answer.closeAccount } });
        if (answer.closeAccount.phase !== 'CLOSED') void invalidate(client, 'closingChanged');
        return { kind: answer.closeAccount.phase === 'CLOSED' ? 'closed' : 'begun' };
      }),
      ...proof.actors,
      watchClosing: fromCallback(({ sendBack }) =>
        watchClosing(client, () => sendBack({ type: 'account.closed' })),
      ),
    },
    actions: {
      ...proof.actions,
      announceBegun: () => toast.success(closingText.begun),
      leave: () => {
        clearBrowserStorage();
        endSession();
      },
    },
  });
}

/**
 * Asks now and then while a closing goes on, which has it go on too, and when the person comes back from another tab;
 * answers with the way to stop.
 */
function watchClosing(client: ApolloClient, onClosed: () => void): () => void {
  const phase = () => client.readQuery({ query: LoadClosing })?.accountClosing.phase;
  const look = async () => {
    try {
      const answer = await runQuery(client, LoadClosing, {});
      const isOver = isRefusal(answer)
        ? answer.errorKey === 'ACCOUNT_CLOSED'
        : answer.accountClosing.phase === 'CLOSED';
      if (isOver) onClosed();
    } catch {
      // Asked again next time.
    }
  };
  const timer = setInterval(() => {
    if (GOES_ON.has(phase())) void look();
  }, LOOK_EVERY_MS);
  const comeBack = () => {
    if (!document.hidden && phase() !== undefined) void look();
  };
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', comeBack);
  };
}

/** Drafts, receivers in them, and whatever else this site keeps here. */
function clearBrowserStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.indexedDB.deleteDatabase('chengcang.shipModel');
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
