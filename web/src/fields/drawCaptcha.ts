import type { ApolloClient } from '@apollo/client';
import type { AccountKind } from '../graphql/generated/graphql.ts';
import { runQuery } from '../graphql/runOperation.ts';
import { isRefusal } from '../lib/refusal.ts';
import type { DrawnCaptcha } from './captcha.ts';

interface Options {
  kind?: AccountKind;
  signal: AbortSignal;
}

/** Asks for a picture that nobody has read yet. */
export async function drawCaptcha(
  client: ApolloClient,
  { kind = 'BUYER', signal }: Options,
): Promise<DrawnCaptcha> {
  const { DrawCaptcha } = await import('../graphql/captcha.graphql.ts');
  const answer = await runQuery(client, DrawCaptcha, { kind }, { uncached: 'momentary', signal });
  if (isRefusal(answer)) return answer;
  const { captchaId, picPath } = answer.captcha;
  return { kind: 'drawn', captchaId, picPath };
}
