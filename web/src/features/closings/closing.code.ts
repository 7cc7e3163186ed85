import { closingSetup } from './closing.setup.ts';

/** A code to the phone: the picture to be read for it, and what becomes of asking. The picture is drawn anew once used. */
export const provingByCode = closingSetup.createStateConfig({
  initial: 'drawing',
  invoke: { id: 'subscribeToCode', src: 'subscribeToCode' },
  exit: 'dropPicture',
  on: {
    'captcha.refresh': '.drawing',
    'code.sent': { actions: ['setCodeSent', 'refreshCaptcha'] },
    'code.refused': [
      {
        guard: { type: 'isCodeSpent', params: ({ event }) => event },
        actions: [{ type: 'setProblems', params: ({ event }) => event }, 'refreshCaptcha'],
      },
      { actions: { type: 'setProblems', params: ({ event }) => event } },
    ],
  },
  states: {
    drawing: {
      entry: 'dropPicture',
      invoke: {
        id: 'drawCaptcha',
        src: 'drawCaptcha',
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'missing',
          },
          {
            target: 'shown',
            actions: { type: 'setPicture', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: 'missing',
      },
    },
    shown: { after: { captchaLifetime: 'drawing' } },
    missing: {},
  },
});
