import { and } from 'xstate';
import { output, payload } from '../../../../lib/params.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { highestId } from './bookRecipients.ts';
import { recipientsSetup } from './recipients.setup.ts';

/** What is sent to the wizard whenever the list or the text above it changes. */
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
    undone: [],
    lastEdit: null,
    previews: [],
    catalogue: null,
    chunk: '',
    chunkHead: '',
    totalLength: 0,
    refusal: null,
    lastId: highestId(input.rows),
  }),
  initial: 'resting',
  on: {
    'row.add': { guard: 'hasRoom', actions: ['remember', 'addRow', 'reportRecipients'] },
    'people.add': {
      guard: 'hasRoom',
      actions: ['remember', { type: 'addPeople', params: payload }, 'reportRecipients'],
    },
    'row.edit': {
      actions: [
        { type: 'rememberEdit', params: payload },
        { type: 'editRow', params: payload },
        'reportRecipients',
      ],
    },
    'row.fill': {
      actions: ['remember', { type: 'fillRow', params: payload }, 'reportRecipients'],
    },
    'cells.fill': {
      actions: ['remember', { type: 'fillCells', params: payload }, 'reportRecipients'],
    },
    'row.move': {
      actions: ['remember', { type: 'moveRow', params: payload }, 'reportRecipients'],
    },
    'row.exclude': {
      actions: ['remember', { type: 'excludeRow', params: payload }, 'reportRecipients'],
    },
    'row.accept': {
      actions: ['remember', { type: 'acceptRow', params: payload }, 'reportRecipients'],
    },
    'rows.delete': {
      actions: ['remember', { type: 'deleteRows', params: payload }, 'reportRecipients'],
    },
    'rows.revise': {
      actions: ['remember', { type: 'reviseRows', params: payload }, 'reportRecipients'],
    },
    'rows.undo': { guard: 'hasPast', actions: ['undo', 'reportRecipients'] },
    'rows.redo': { guard: 'hasUndone', actions: ['redo', 'reportRecipients'] },
    'text.paste': [
      {
        guard: 'isFull',
        target: '.resting.full',
        actions: [{ type: 'appendText', params: payload }, 'reportRecipients'],
      },
      {
        target: '.reading',
        actions: [
          'remember',
          { type: 'setCatalogue', params: payload },
          { type: 'appendText', params: payload },
        ],
      },
    ],
  },
  states: {
    resting: {
      entry: 'endCount',
      initial: 'idle',
      on: {
        'text.edit': {
          target: '.idle',
          actions: [{ type: 'setText', params: payload }, 'reportRecipients'],
        },
        'text.read': [
          { guard: and(['hasText', 'isFull']), target: '.full' },
          {
            guard: 'hasText',
            target: 'reading',
            actions: [
              'remember',
              'resetCheckCount',
              { type: 'setPreviews', params: payload },
              { type: 'setCatalogue', params: payload },
            ],
          },
        ],
      },
      states: {
        idle: { entry: 'clearRefusal' },
        full: {},
        refused: {},
        requestFailed: {},
      },
    },
    reading: {
      tags: 'busy',
      entry: ['setChunk', 'reportReading'],
      invoke: {
        id: 'readChunk',
        src: 'readChunk',
        input: ({ context }) => context.chunk,
        onDone: [
          {
            guard: { type: 'wasRefused', params: output },
            target: 'resting.refused',
            actions: [{ type: 'setRefusal', params: output }, 'reportRecipients'],
          },
          {
            guard: { type: 'overflows', params: output },
            target: 'resting.full',
            actions: [{ type: 'addReadings', params: output }, 'reportRecipients'],
          },
          {
            guard: 'hasMoreText',
            target: 'reading',
            reenter: true,
            actions: { type: 'addReadings', params: output },
          },
          {
            target: 'resting',
            actions: [{ type: 'addReadings', params: output }, 'reportRecipients'],
          },
        ],
        onError: { target: 'resting.requestFailed', actions: 'reportRecipients' },
      },
      on: {
        // What was added so far is not in `past`, and more is coming.
        'rows.undo': {},
        'rows.redo': {},
        'text.paste': { actions: { type: 'appendText', params: payload } },
        'reading.cancel': { target: 'resting', actions: 'reportRecipients' },
      },
    },
  },
});
