import { fromCallback } from 'xstate';
import type { CaptchaPicture, DrawnCaptcha } from '../fields/captcha.ts';
import type { CodeForm } from '../fields/codeRequest.ts';
import { output, payload } from '../lib/params.ts';
import { isRefusal } from '../lib/refusal.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

interface Proof {
  phone: string;
  captcha: string;
  picture: CaptchaPicture | null;
}

/** Parts of the `setup()` of a chart in which a phone is proven by a code. */
export const codeProof = {
  actors: {
    drawCaptcha: unprovidedActor<DrawnCaptcha>(),
    /** Tells what became of a request for a code. */
    subscribeToCode: fromCallback(() => {}),
  },
  delays: {
    /** Shorter than the server remembers the answer. */
    captchaLifetime: 110_000,
  },
  guards: { isCodeSpent: (_: unknown, { spent }: { spent: boolean }) => spent },
};

/** For `dropPicture: assign(noPicture)`. */
export const noPicture = { picture: null, captcha: '' };

/** For `setPicture: assign(pictureIn)`. */
export function pictureIn(_: unknown, answer: DrawnCaptcha): { picture?: CaptchaPicture } {
  return isRefusal(answer) ? {} : { picture: { captchaId: answer.captchaId, picPath: answer.picPath } };
}

/** The params of `requestCode`: the phone, and what was read in the picture. */
export function codeFormOf({ context: { phone, captcha, picture } }: { context: Proof }): CodeForm {
  return { phone, captcha, captchaId: picture?.captchaId ?? '' };
}

/**
 * The state in which a code comes to the phone: the picture to be read for it, and what becomes of asking. The picture is
 * drawn anew once used.
 */
export const provingByCode = {
  initial: 'drawing',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode' },
  exit: 'dropPicture',
  on: {
    'captcha.refresh': '.drawing',
    'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
    'code.refused': [
      {
        guard: { type: 'isCodeSpent', params: payload },
        actions: [{ type: 'setProblems', params: payload }, 'refreshCaptcha'],
      },
      { actions: { type: 'setProblems', params: payload } },
    ],
  },
  states: {
    drawing: {
      entry: 'dropPicture',
      invoke: {
        id: 'drawCaptcha',
        src: 'drawCaptcha',
        onDone: [
          { guard: { type: 'wasRefused', params: output }, target: 'missing' },
          { target: 'shown', actions: { type: 'setPicture', params: output } },
        ],
        onError: 'missing',
      },
    },
    shown: { after: { captchaLifetime: 'drawing' } },
    missing: {},
  },
} as const;
