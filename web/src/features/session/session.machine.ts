import { output, payload } from '../../lib/params.ts';
import { sessionSetup } from './session.setup.ts';

/** An answer has said that the session is over; or that the account is closed, so that no new sign-in is requested. */
const ending = { 'session.expired': '#session.expiring' } as const;
const closing = {
  'account.closed': {
    target: '#session.anonymous',
    actions: ['clearSession', 'goHome', 'announceClosing'],
  },
} as const;

/** Asks who the stored token belongs to. */
const confirming = sessionSetup.createStateConfig({
  invoke: {
    id: 'loadAccount',
    src: 'loadAccount',
    onDone: [
      {
        guard: { type: 'wasRefused', params: output },
        target: '#session.anonymous',
        actions: 'clearSession',
      },
      { target: '#session.signedIn', actions: { type: 'setAccount', params: output } },
    ],
    onError: '#session.unreachable',
  },
  on: { ...ending, ...closing },
});

/** Who is signed in: from the stored token on, through expiry and other tabs, to the logout. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => input,
  invoke: [
    { id: 'watchToken', src: 'watchToken' },
    { id: 'subscribeToGateway', src: 'subscribeToGateway' },
  ],
  initial: 'deciding',
  on: {
    'session.granted': {
      target: '.reloading',
      actions: [
        { type: 'storeToken', params: payload },
        { type: 'setIdentity', params: payload },
        { type: 'saveIdentity', params: payload },
      ],
    },
    'login.required': { actions: 'requireLogin' },
    'token.changed': [
      { guard: { type: 'tokenIsGone', params: payload }, target: '.anonymous', actions: 'clearAccount' },
      { target: '.reloading' },
    ],
  },
  states: {
    deciding: {
      always: [{ guard: 'hasToken', target: 'signingIn' }, { target: 'anonymous' }],
    },
    anonymous: {
      entry: { type: 'setIdentity', params: { identity: null } },
      on: ending,
    },
    signingIn: { ...confirming, tags: 'busy' },
    unreachable: {
      after: { retryPause: 'connecting' },
      on: { 'session.leave': 'leaving', 'session.retry': 'connecting' },
    },
    connecting: { ...confirming, tags: 'busy', on: { ...confirming.on, 'session.leave': 'leaving' } },
    signedIn: {
      entry: [{ type: 'saveIdentity', params: ({ context }) => context }, 'closeLogin'],
      invoke: { id: 'loadShared', src: 'loadShared' },
      on: {
        ...ending,
        ...closing,
        'session.leave': 'leaving',
        'token.changed': [
          { guard: { type: 'tokenIsGone', params: payload }, target: 'anonymous', actions: 'clearAccount' },
          { target: 'verifying' },
        ],
      },
    },
    verifying: {
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          { guard: { type: 'isSameAccount', params: output }, target: 'signedIn' },
          { target: 'reloading' },
        ],
        onError: 'signedIn',
      },
      on: { ...ending, ...closing, 'session.leave': 'leaving' },
    },
    expiring: {
      entry: 'notifyExpirySoon',
      after: { expiryNotice: 'expired' },
      on: { 'login.required': {}, 'session.leave': 'leaving' },
    },
    expired: {
      entry: ['clearSession', { type: 'setIdentity', params: { identity: null } }, 'announceExpiry'],
    },
    leaving: {
      entry: [{ type: 'setIdentity', params: { identity: null } }, 'goHome'],
      invoke: { id: 'endSession', src: 'endSession', onDone: 'anonymous', onError: 'anonymous' },
      on: { 'login.required': {} },
    },
    reloading: {
      tags: 'busy',
      invoke: { id: 'reloadPage', src: 'reloadPage', onDone: 'signingIn', onError: 'signingIn' },
    },
  },
});
