import { dialogSetup } from './loginDialog.setup.ts';

/** The captcha picture; it is replaced before it expires on the server. */
export const captchaPicture = dialogSetup.createStateConfig({
  initial: 'drawing',
  on: { 'captcha.refresh': '.drawing' },
  states: {
    drawing: {
      entry: 'dropPicture',
      invoke: {
        id: 'drawCaptcha',
        src: 'drawCaptcha',
        input: ({ context }) => context.kind,
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
