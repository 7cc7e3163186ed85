import { and } from 'xstate';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { highestId, recipientsSetup } from './recipients.setup.ts';

/** What the wizard is told whenever the list or the text above it changes. */
export interface RecipientsChanged {
  type: 'recipients.changed';
  rows: readonly Recipient[];
  unreadText: string;
  reading: boolean;
}

/** The list of recipients: reads pasted text part by part, and keeps what the person makes of it. */
export const recipientsMachine = recipientsSetup.createMachine({
  id: 'recipients',
  context: ({ input }) => ({
    rows: input.rows,
    unreadText: input.unreadText,
    past: [],
    lastEdit: null,
    chunk: '',
    totalLength: 0,
    refusal: null,
    lastId: highestId(input.rows),
  }),
  initial: 'resting',
  on: {
    'row.add': { guard: 'hasRoom', actions: ['remember', 'addRow', 'tellWizard'] },
    'row.edit': {
      actions: [
        { type: 'rememberEdit', params: ({ event }) => event },
        { type: 'editRow', params: ({ event }) => event },
        'tellWizard',
      ],
    },
    'row.move': {
      actions: ['remember', { type: 'moveRow', params: ({ event }) => event }, 'tellWizard'],
    },
    'row.exclude': {
      actions: ['remember', { type: 'excludeRow', params: ({ event }) => event }, 'tellWizard'],
    },
    'rows.delete': {
      actions: ['remember', { type: 'deleteRows', params: ({ event }) => event }, 'tellWizard'],
    },
    'rows.undo': { guard: 'hasPast', actions: ['undo', 'tellWizard'] },
    'text.paste': [
      {
        guard: 'isFull',
        target: '.resting.full',
        actions: [{ type: 'appendText', params: ({ event }) => event }, 'tellWizard'],
      },
      { target: '.reading', actions: ['remember', { type: 'appendText', params: ({ event }) => event }] },
    ],
  },
  states: {
    resting: {
      entry: 'endCount',
      initial: 'idle',
      on: {
        'text.edit': {
          target: '.idle',
          actions: [{ type: 'setText', params: ({ event }) => event }, 'tellWizard'],
        },
        'text.read': [
          { guard: and(['hasText', 'isFull']), target: '.full' },
          { guard: 'hasText', target: 'reading', actions: ['remember', 'startCount'] },
        ],
      },
      states: {
        idle: { entry: 'forgetRefusal' },
        full: {},
        refused: {},
        broken: {},
      },
    },
    reading: {
      tags: 'busy',
      entry: ['takeChunk', 'tellReading'],
      invoke: {
        id: 'readChunk',
        src: 'readChunk',
        input: ({ context }) => context.chunk,
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting.refused',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => ({ answer: event.output }) },
              'tellWizard',
            ],
          },
          {
            guard: { type: 'overflows', params: ({ event }) => ({ answer: event.output }) },
            target: 'resting.full',
            actions: [
              { type: 'takeReadings', params: ({ event }) => ({ answer: event.output }) },
              'tellWizard',
            ],
          },
          {
            guard: 'hasMoreText',
            target: 'reading',
            reenter: true,
            actions: { type: 'takeReadings', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'resting',
            actions: [
              { type: 'takeReadings', params: ({ event }) => ({ answer: event.output }) },
              'tellWizard',
            ],
          },
        ],
        onError: { target: 'resting.broken', actions: 'tellWizard' },
      },
      on: {
        'text.paste': { actions: { type: 'appendText', params: ({ event }) => event } },
        'reading.cancel': { target: 'resting', actions: 'tellWizard' },
      },
    },
  },
});
