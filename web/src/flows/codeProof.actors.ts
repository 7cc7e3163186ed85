import type { ApolloClient } from '@apollo/client';
import { fromCallback, fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../fields/captcha.ts';
import type { CodeForm, CodeSender } from '../fields/codeRequest.ts';
import { drawCaptcha } from '../fields/drawCaptcha.ts';

/** What a chart with `codeProof` is provided with: captchas of the graph, codes of the page's countdown. */
export function codeProofLogic(client: ApolloClient, codes: CodeSender) {
  return {
    actors: {
      drawCaptcha: fromPromise<DrawnCaptcha>(({ signal }) => drawCaptcha(client, { signal })),
      subscribeToCode: fromCallback(({ sendBack }) => codes.subscribe(sendBack)),
    },
    actions: { requestCode: (_: unknown, form: CodeForm) => codes.request(form) },
  };
}
