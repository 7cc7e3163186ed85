import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { ask, tell } from '../../graphql/ask.ts';
import { isRefusal } from '../../lib/refusal.ts';
import type { Stored } from '../../lib/storage.ts';
import { CreateJoin, DrawJoinCaptcha } from './join.graphql.ts';
import { type Applied, type ApplyInput, type DrawnPicture, joinMachine } from './join.machine.ts';
import type { JoinDraft } from './join.rules.ts';

/** The application on the real graph, with its draft in the browser. */
export function joinLogic(client: ApolloClient, drafts: Stored<JoinDraft>) {
  return joinMachine.provide({
    actors: {
      drawPicture: fromPromise<DrawnPicture>(async ({ signal }) => {
        const answer = await ask(client, DrawJoinCaptcha, {}, { fetchPolicy: 'no-cache', signal });
        if (isRefusal(answer)) return answer;
        const { captchaId, picPath } = answer.captcha;
        return { kind: 'drawn', picture: { captchaId, picPath } };
      }),
      createJoin: fromPromise<Applied, ApplyInput>(async ({ input }) => {
        const answer = await tell(client, CreateJoin, { input }, { fetchPolicy: 'no-cache' });
        return isRefusal(answer) ? answer : { kind: 'applied' };
      }),
    },
    actions: {
      keepDraft: (_, draft) => void drafts.save(draft),
      forgetDraft: drafts.clear,
    },
  });
}
