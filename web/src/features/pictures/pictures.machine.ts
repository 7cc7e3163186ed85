import type { Refusal } from '../../lib/refusal.ts';
import type { UploadedPicture } from '../../lib/uploadPicture.ts';
import { nothing, picturesSetup, tileOf } from './pictures.setup.ts';

/**
 * Pictures on their way to the server: prepared one after the other, the person being asked where one that is not
 * square is to be cut, and sent one after the other meanwhile. Finished uploads are passed on and removed.
 */
export const picturesMachine = picturesSetup.createMachine({
  id: 'pictures',
  type: 'parallel',
  context: nothing,
  on: {
    'files.add': { actions: { type: 'addFiles', params: ({ event }) => event } },
    'picture.cut': [
      { guard: { type: 'isBeingCut', params: ({ event }) => event } },
      { actions: { type: 'setPicture', params: ({ event }) => event } },
    ],
    'tile.remove': { actions: { type: 'removeTile', params: ({ event }) => event } },
    'tile.retry': {
      guard: { type: 'hasFailed', params: ({ event }) => event },
      actions: { type: 'retryTile', params: ({ event }) => event },
    },
  },
  states: {
    preparing: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'endPreparing',
          always: { guard: 'hasToPrepare', target: 'working' },
        },
        working: {
          entry: 'beginPreparing',
          initial: 'measuring',
          on: {
            'tile.remove': {
              guard: { type: 'isPreparing', params: ({ event }) => event },
              target: 'idle',
              actions: { type: 'removeTile', params: ({ event }) => event },
            },
          },
          states: {
            measuring: {
              invoke: {
                id: 'measurePicture',
                src: 'measurePicture',
                input: ({ context }) => tileOf(context, context.preparing),
                onDone: [
                  {
                    guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                    target: '#pictures.preparing.idle',
                    actions: {
                      type: 'failPreparing',
                      params: ({ event }) => ({ problem: event.output as Refusal }),
                    },
                  },
                  {
                    guard: 'isAskedFor',
                    target: 'asking',
                    actions: { type: 'setSize', params: ({ event }) => ({ answer: event.output }) },
                  },
                  {
                    guard: { type: 'isFit', params: ({ event }) => ({ answer: event.output }) },
                    target: '#pictures.preparing.idle',
                    actions: 'approve',
                  },
                  {
                    guard: { type: 'needsNoQuestion', params: ({ event }) => ({ answer: event.output }) },
                    target: 'cutting',
                    actions: [
                      { type: 'setSize', params: ({ event }) => ({ answer: event.output }) },
                      'centreArea',
                    ],
                  },
                  {
                    target: 'asking',
                    actions: { type: 'setSize', params: ({ event }) => ({ answer: event.output }) },
                  },
                ],
                onError: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'failPreparing', params: { problem: 'broken' } },
                },
              },
            },
            asking: {
              on: {
                'crop.confirm': {
                  target: 'cutting',
                  actions: { type: 'setArea', params: ({ event }) => event },
                },
                'crop.centreAll': { target: 'cutting', actions: ['centreArea', 'beginCentring'] },
                'crop.close': { target: '#pictures.preparing.idle', actions: 'dropPreparing' },
              },
            },
            cutting: {
              invoke: {
                id: 'cutPicture',
                src: 'cutPicture',
                input: ({ context }) => ({
                  ...tileOf(context, context.preparing),
                  area: context.area ?? { x: 0, y: 0, width: 0, height: 0 },
                }),
                onDone: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'setCroppedFile', params: ({ event }) => ({ file: event.output }) },
                },
                onError: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'failPreparing', params: { problem: 'broken' } },
                },
              },
            },
          },
        },
      },
    },
    uploading: {
      initial: 'idle',
      states: {
        idle: {
          entry: 'endSending',
          always: { guard: 'hasToSend', target: 'sending' },
        },
        sending: {
          entry: 'beginSending',
          invoke: {
            id: 'sendPicture',
            src: 'sendPicture',
            input: ({ context, self }) => ({
              ...tileOf(context, context.sending),
              onProgress: (fraction) => self.send({ type: 'upload.progressed', fraction }),
            }),
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ answer: event.output }) },
                target: 'idle',
                actions: {
                  type: 'failSending',
                  params: ({ event }) => ({ problem: event.output as Refusal }),
                },
              },
              {
                target: 'idle',
                actions: [
                  {
                    type: 'reportPicture',
                    params: ({ context, event }) => ({
                      url: (event.output as UploadedPicture).url,
                      replaces: tileOf(context, context.sending).replaces,
                    }),
                  },
                  'dropSending',
                ],
              },
            ],
            onError: {
              target: 'idle',
              actions: { type: 'failSending', params: { problem: 'broken' } },
            },
          },
          on: {
            'upload.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } },
            'tile.remove': {
              guard: { type: 'isSending', params: ({ event }) => event },
              target: 'idle',
              actions: { type: 'removeTile', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
