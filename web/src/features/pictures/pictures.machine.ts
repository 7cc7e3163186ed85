import { output, payload } from '../../lib/params.ts';
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
    'files.add': { actions: { type: 'addFiles', params: payload } },
    'picture.cut': [
      { guard: { type: 'isBeingCut', params: payload } },
      { actions: { type: 'setPicture', params: payload } },
    ],
    'tile.remove': { actions: { type: 'removeTile', params: payload } },
    'tile.retry': {
      guard: { type: 'hasFailed', params: payload },
      actions: { type: 'retryTile', params: payload },
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
              guard: { type: 'isPreparing', params: payload },
              target: 'idle',
              actions: { type: 'removeTile', params: payload },
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
                    guard: { type: 'wasRefused', params: output },
                    target: '#pictures.preparing.idle',
                    actions: { type: 'failPreparing', params: output },
                  },
                  {
                    guard: 'isAskedFor',
                    target: 'asking',
                    actions: { type: 'setSize', params: output },
                  },
                  {
                    guard: { type: 'isFit', params: output },
                    target: '#pictures.preparing.idle',
                    actions: 'approve',
                  },
                  {
                    guard: { type: 'needsNoQuestion', params: output },
                    target: 'cutting',
                    actions: [{ type: 'setSize', params: output }, 'centreArea'],
                  },
                  { target: 'asking', actions: { type: 'setSize', params: output } },
                ],
                onError: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'failPreparing', params: 'requestFailed' },
                },
              },
            },
            asking: {
              on: {
                'crop.confirm': { target: 'cutting', actions: { type: 'setArea', params: payload } },
                'crop.centreAll': { target: 'cutting', actions: ['centreArea', 'beginCentering'] },
                'crop.close': { target: '#pictures.preparing.idle', actions: 'dropPreparing' },
              },
            },
            cutting: {
              invoke: {
                id: 'cutPicture',
                src: 'cutPicture',
                input: ({ context }) => ({ ...tileOf(context, context.preparing), area: context.area }),
                onDone: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'setCroppedFile', params: output },
                },
                onError: {
                  target: '#pictures.preparing.idle',
                  actions: { type: 'failPreparing', params: 'requestFailed' },
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
        idle: { entry: 'endSending', always: { guard: 'hasToSend', target: 'sending' } },
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
                guard: { type: 'wasRefused', params: output },
                target: 'idle',
                actions: { type: 'failSending', params: output },
              },
              {
                target: 'idle',
                actions: [{ type: 'reportPicture', params: output }, 'dropSending'],
              },
            ],
            onError: { target: 'idle', actions: { type: 'failSending', params: 'requestFailed' } },
          },
          on: {
            'upload.progressed': { actions: { type: 'setProgress', params: payload } },
            'tile.remove': {
              guard: { type: 'isSending', params: payload },
              target: 'idle',
              actions: { type: 'removeTile', params: payload },
            },
          },
        },
      },
    },
  },
});
