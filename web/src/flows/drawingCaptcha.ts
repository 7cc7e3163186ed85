import type { CaptchaPicture, DrawnCaptcha } from '../fields/captcha.ts';
import { output, payload } from '../lib/params.ts';
import { isRefusal } from '../lib/refusal.ts';

/** For the `delays` of a chart with `drawingCaptcha`: shorter than the server remembers the answer. */
export const captchaDelays = { captchaLifetime: 110_000 };

/** For the `guards` of a chart with `codeAnswers`. */
export const codeGuards = { isCodeSpent: (_: unknown, { spent }: { spent: boolean }) => spent };

/** For `dropPicture: assign(noPicture)`. */
export const noPicture = { picture: null, captcha: '' };

/** For `setPicture: assign(pictureIn)`. */
export function pictureIn(_: unknown, answer: DrawnCaptcha): { picture?: CaptchaPicture } {
  return isRefusal(answer) ? {} : { picture: { captchaId: answer.captchaId, picPath: answer.picPath } };
}

/** The whole context, as the input of an actor. */
const context = <Context>({ context: whole }: { context: Context }): Context => whole;

/** The state in which a picture is shown that is to be read; it is drawn anew before the server forgets it. */
export const drawingCaptcha = {
  initial: 'drawing',
  on: { 'captcha.refresh': '.drawing' },
  states: {
    drawing: {
      entry: 'dropPicture',
      invoke: {
        id: 'drawCaptcha',
        src: 'drawCaptcha',
        input: context,
        onDone: [
          { guard: { type: 'wasRefused', params: output }, target: 'missing' },
          { target: 'shown', actions: { type: 'setPicture', params: output } },
        ],
        onError: 'missing',
      },
    },
    shown: { after: { captchaLifetime: 'drawing' } },
    missing: { tags: 'pictureMissing' },
  },
} as const;

/** What becomes of a request for a code. The picture is drawn anew once it was looked at. */
export const codeAnswers = {
  'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
  'code.refused': [
    {
      guard: { type: 'isCodeSpent', params: payload },
      actions: [{ type: 'setProblems', params: payload }, 'refreshCaptcha'],
    },
    { actions: { type: 'setProblems', params: payload } },
  ],
} as const;
