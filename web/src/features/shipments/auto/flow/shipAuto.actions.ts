import { assertEvent } from 'xstate';
import { shipAutoSetup } from './shipAuto.setup.ts';

/** Several orders of one receiver become one parcel. */
export const merging = shipAutoSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'mergeOrders',
    src: 'mergeOrders',
    input: ({ event }) => {
      assertEvent(event, 'orders.merge');
      return event.groups;
    },
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosing',
        actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'choosing',
        actions: { type: 'setMerged', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'rechecking', actions: 'setNoAnswer' },
  },
  on: { 'step.go': {} },
});

/** A merged parcel is taken apart. */
export const splitting = shipAutoSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'splitMerge',
    src: 'splitMerge',
    input: ({ event }) => {
      assertEvent(event, 'merge.split');
      return event.mergeId;
    },
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosing',
        actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'choosing',
        actions: { type: 'setSplit', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'rechecking', actions: 'setNoAnswer' },
  },
  on: { 'step.go': {} },
});

/** Orders are left out of what waits, or taken back in. */
export const ignoring = shipAutoSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'ignoreOrders',
    src: 'ignoreOrders',
    input: ({ event }) => {
      assertEvent(event, ['orders.ignore', 'orders.restore']);
      return { ids: event.ids, ignored: event.type === 'orders.ignore' };
    },
    onDone: [
      {
        guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
        target: 'choosing',
        actions: { type: 'setRefusal', params: ({ event }) => ({ answer: event.output }) },
      },
      {
        target: 'choosing',
        actions: { type: 'removeIgnored', params: ({ event }) => ({ answer: event.output }) },
      },
    ],
    onError: { target: 'rechecking', actions: 'setNoAnswer' },
  },
  on: { 'step.go': {} },
});
