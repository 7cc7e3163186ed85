import { and, assign, setup } from 'xstate';
import { outcomeGuards, refusalIn, refusedTo } from '../../../lib/outcome.ts';
import { output, payload } from '../../../lib/params.ts';
import { unprovidedAction } from '../../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../../lib/unprovidedActor.ts';
import { added, checkedRows, clean, rowsWithPictures } from './importSheet.changes.ts';
import type {
  CheckAnswer,
  ChosenFiles,
  FileProblem,
  ImportAnswer,
  ImportContext,
  ImportEvent,
  SheetRead,
  TemplateSaved,
  UploadAnswer,
} from './importSheet.types.ts';
import { type ImportRow, picturesToUpload, sendable } from './sheetRows.ts';

const NO_HEADER: FileProblem = { kind: 'refused', code: 'HEADER', data: {} };
const NO_ROWS: FileProblem = { kind: 'refused', code: 'ROWS', data: {} };

/**
 * The dialog in which a spreadsheet is taken over: chosen, looked through, checked where the feature has a check, its
 * pictures uploaded, sent in parts, and said what became of each row; `importSheet` makes a feature's own of it. What was
 * uploaded or sent is not sent again when a later part fails.
 */
export function importSheetOf<Row extends ImportRow>() {
  type Context = ImportContext<Row>;
  const leaving = {
    'dialog.close': 'closed',
    'file.clear': { target: 'choosing', actions: 'reset' },
    'failed.save': {
      guard: 'hasFailed',
      actions: { type: 'saveFailed', params: ({ context }: { context: Context }) => context },
    },
  } as const;
  const savingTemplate = {
    'template.save': {
      guard: 'hasTemplate',
      target: '#importSheet.choosing.saving',
      actions: 'clearRefusal',
    },
  } as const;
  const choosing = {
    'dialog.close': 'closed',
    'file.choose': { target: 'reading', actions: { type: 'setFile', params: payload } },
    'pictures.choose': { guard: 'takesPictures', actions: { type: 'setPictures', params: payload } },
  } as const;
  const again = { target: 'choosing', actions: 'reset' } as const;
  return setup({
    types: { context: {} as Context, events: {} as ImportEvent, tags: {} as 'busy' },
    actors: {
      saveTemplate: unprovidedActor<TemplateSaved, void>(),
      readFile: unprovidedActor<SheetRead<Row>, ChosenFiles>(),
      checkPart: unprovidedActor<CheckAnswer>(),
      uploadPart: unprovidedActor<UploadAnswer>(),
      sendPart: unprovidedActor<ImportAnswer>(),
    },
    guards: {
      hasTemplate: () => true,
      takesPictures: () => true,
      canSend: ({ context }) => sendable(context.rows).length > context.sent,
      hasPictures: ({ context: { rows, addresses } }) => picturesToUpload(rows, addresses).length > 0,
      isUnsent: ({ context }) => context.sent === 0,
      hasFailed: ({ context: { rows, failed } }) =>
        failed.length > 0 || rows.some(({ problem }) => problem !== null),
      hasRows: (_, answer: SheetRead<Row>) => answer.kind === 'read' && (answer.rows?.length ?? 0) > 0,
      hasToCheck: (_, answer: SheetRead<Row>) =>
        answer.kind === 'read' && answer.checks === true && sendable(answer.rows ?? []).length > 0,
      hasMoreToCheck: ({ context: { rows, checked } }, answer: CheckAnswer) =>
        answer.kind === 'checked' && checked + answer.taken < sendable(rows).length,
      hasMoreToUpload: ({ context }, answer: UploadAnswer) =>
        picturesToUpload(rowsWithPictures(context, answer), {
          ...context.addresses,
          ...(answer.kind === 'uploaded' && answer.addresses),
        }).length > 0,
      hasNothingLeft: ({ context }, answer: UploadAnswer) =>
        sendable(rowsWithPictures(context, answer)).length === 0,
      hasMore: ({ context: { rows, sent } }, answer: ImportAnswer) =>
        answer.kind === 'imported' && sent + answer.taken < sendable(rows).length,
      rests: ({ context: { rows, sent, stopping } }, answer: ImportAnswer) =>
        stopping && answer.kind === 'imported' && sent + answer.taken < sendable(rows).length,
      ...outcomeGuards,
    },
    actions: {
      reset: assign(clean),
      setFile: assign(({ context: { pictures } }, { file }: { file: File }) => ({
        ...clean,
        pictures,
        file,
      })),
      setPictures: assign((_, { file }: { file: File }) => ({ pictures: file, fileProblem: null })),
      changePictures: assign(({ context: { file } }, chosen: { file: File }) => ({
        ...clean,
        ...{ file, pictures: chosen.file },
      })),
      setRows: assign((_, answer: SheetRead<Row>) =>
        answer.kind === 'read'
          ? { rows: answer.rows ?? [], clientNo: answer.clientNo, zip: answer.zip ?? null }
          : {},
      ),
      setFileProblem: assign((_, answer: SheetRead<Row>) => ({
        fileProblem: answer.kind === 'refused' ? answer : answer.rows === null ? NO_HEADER : NO_ROWS,
      })),
      setRefusal: assign(refusalIn),
      clearRefusal: assign({ refusal: null, stopping: false }),
      stop: assign({ stopping: true }),
      addChecked: assign(({ context: { checked, failed, warned } }, answer: CheckAnswer) =>
        answer.kind === 'checked'
          ? {
              checked: checked + answer.taken,
              failed: [...failed, ...answer.failed],
              warned: [...warned, ...answer.warned],
            }
          : {},
      ),
      // Those of the rows that were said to be wrong are not sent.
      settleChecked: assign(({ context }) => ({ rows: checkedRows(context), failed: [] })),
      addUploaded: assign(({ context }, answer: UploadAnswer) =>
        answer.kind === 'uploaded'
          ? {
              rows: rowsWithPictures(context, answer),
              addresses: { ...context.addresses, ...answer.addresses },
            }
          : {},
      ),
      addPart: assign(({ context }, answer: ImportAnswer) => added(context, answer)),
      afterSending: () => {},
      saveFailed: unprovidedAction<Pick<Context, 'rows' | 'failed'>>(),
    },
  }).createMachine({
    id: 'importSheet',
    context: clean,
    initial: 'closed',
    states: {
      closed: { entry: 'reset', on: { 'dialog.open': 'choosing' } },
      choosing: {
        initial: 'waiting',
        on: choosing,
        states: {
          waiting: { on: savingTemplate },
          saving: {
            tags: 'busy',
            invoke: {
              id: 'saveTemplate',
              src: 'saveTemplate',
              onDone: { target: 'waiting', actions: { type: 'setRefusal', params: output } },
              onError: 'requestFailed',
            },
          },
          requestFailed: { on: savingTemplate },
        },
      },
      reading: {
        tags: 'busy',
        invoke: {
          id: 'readFile',
          src: 'readFile',
          input: ({ context: { file, pictures } }) => ({ file, pictures }),
          onDone: [
            {
              guard: { type: 'hasToCheck', params: output },
              target: 'checking',
              actions: { type: 'setRows', params: output },
            },
            {
              guard: { type: 'hasRows', params: output },
              target: 'preview',
              actions: { type: 'setRows', params: output },
            },
            { target: 'choosing', actions: { type: 'setFileProblem', params: output } },
          ],
          onError: 'readFailed',
        },
        on: { 'dialog.close': 'closed', 'file.clear': again },
      },
      readFailed: { on: { ...savingTemplate, ...choosing } },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'checkPart',
          src: 'checkPart',
          input: ({ context }) => context,
          onDone: [
            refusedTo('uncheckable'),
            {
              guard: { type: 'hasMoreToCheck', params: output },
              target: 'checking',
              reenter: true,
              actions: { type: 'addChecked', params: output },
            },
            {
              target: 'preview',
              actions: [{ type: 'addChecked', params: output }, 'settleChecked'],
            },
          ],
          onError: 'uncheckable',
        },
        on: { 'dialog.close': 'closed', 'file.clear': again },
      },
      uncheckable: {
        on: {
          'rows.check': { target: 'checking', actions: 'clearRefusal' },
          'dialog.close': 'closed',
          'file.clear': again,
        },
      },
      preview: {
        initial: 'checking',
        on: {
          ...leaving,
          'pictures.choose': {
            guard: and(['takesPictures', 'isUnsent']),
            target: 'reading',
            actions: { type: 'changePictures', params: payload },
          },
          'rows.send': [
            { guard: and(['canSend', 'hasPictures']), target: 'uploading', actions: 'clearRefusal' },
            { guard: 'canSend', target: 'sending', actions: 'clearRefusal' },
          ],
        },
        states: { checking: {}, refused: {}, requestFailed: {} },
      },
      uploading: {
        tags: 'busy',
        invoke: {
          id: 'uploadPart',
          src: 'uploadPart',
          input: ({ context }) => context,
          onDone: [
            refusedTo('preview.refused'),
            {
              guard: { type: 'hasMoreToUpload', params: output },
              target: 'uploading',
              reenter: true,
              actions: { type: 'addUploaded', params: output },
            },
            {
              guard: { type: 'hasNothingLeft', params: output },
              target: 'preview',
              actions: { type: 'addUploaded', params: output },
            },
            { target: 'sending', actions: { type: 'addUploaded', params: output } },
          ],
          onError: 'preview.requestFailed',
        },
        on: { 'rows.stop': 'preview' },
      },
      sending: {
        tags: 'busy',
        initial: 'part',
        exit: 'afterSending',
        on: { 'rows.stop': { actions: 'stop' } },
        states: {
          part: {
            invoke: {
              id: 'sendPart',
              src: 'sendPart',
              input: ({ context }) => context,
              onDone: [
                refusedTo('#importSheet.preview.refused'),
                {
                  guard: { type: 'rests', params: output },
                  target: '#importSheet.preview',
                  actions: { type: 'addPart', params: output },
                },
                {
                  guard: { type: 'hasMore', params: output },
                  target: 'part',
                  reenter: true,
                  actions: { type: 'addPart', params: output },
                },
                { target: '#importSheet.done', actions: { type: 'addPart', params: output } },
              ],
              onError: '#importSheet.preview.requestFailed',
            },
          },
        },
      },
      done: { on: leaving },
    },
  });
}

export const importSheetMachine = importSheetOf<ImportRow>();
