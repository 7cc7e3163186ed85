import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { drawCaptcha } from '../../fields/drawCaptcha.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { StoredValue } from '../../lib/storage.ts';
import { CreateJoin } from './join.graphql.ts';
import { type Applied, type ApplyInput, joinMachine } from './join.machine.ts';
import type { JoinDraft } from './join.rules.ts';

/** The application on the real graph, with its draft in the browser. */
export function joinLogic(client: ApolloClient, drafts: StoredValue<JoinDraft>) {
  return joinMachine.provide({
    actors: {
      drawPicture: fromPromise<DrawnCaptcha>(({ signal }) => drawCaptcha(client, { signal })),
      createJoin: fromPromise<Applied, ApplyInput>(async ({ input }) => {
        const answer = await runMutation(client, CreateJoin, { input }, { fetchPolicy: 'no-cache' });
        return isRefusal(answer) ? answer : { kind: 'applied' };
      }),
    },
    actions: {
      saveDraft: (_, draft) => void drafts.save(draft),
      clearDraft: drafts.clear,
    },
  });
}
