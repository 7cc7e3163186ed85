import { assign, setup } from 'xstate';
import { outcomeGuards } from '../../lib/outcome.ts';
import type { UploadedEvidence } from '../../lib/privateFiles.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { unprovidedAction } from '../../lib/unprovidedAction.ts';
import { unprovidedActor } from '../../lib/unprovidedActor.ts';
import type { UploadedPicture } from '../../lib/uploadPicture.ts';
import { type Area, centreOf, isSquare } from './squares.ts';

/** A picture on its way: to be measured, perhaps cut, and sent. */
export interface Tile {
  id: number;
  /** As the person calls it. */
  name: string;
  /** Null for one that lies on the server and is to be cut anew. */
  file: Blob | null;
  /** Address of the picture whose place it takes; null for a further one. */
  replaces: string | null;
  /** It is as it is to be sent. */
  prepared: boolean;
  problem: Refusal | 'requestFailed' | null;
}

export interface Measured {
  kind: 'measured';
  width: number;
  height: number;
  /** Small enough to be sent as it is, and without a camera's notes. */
  light: boolean;
  /** It need not be a square. */
  keepsShape?: boolean;
}

/** What has arrived: a picture for everybody, or a file for parties alone. */
export type Arrived = UploadedPicture | UploadedEvidence;

/** Where the pixels of a picture come from. */
export type Source = Pick<Tile, 'file' | 'replaces'>;
export type Cut = Source & { area: Area | null };
export type Sending = Pick<Tile, 'file' | 'name'> & { onProgress: (fraction: number) => void };

interface Context {
  /** In the order in which they were added. */
  tiles: readonly Tile[];
  nextId: number;
  /** Which of them is measured or cut, and which is sent. */
  preparing: number | null;
  sending: number | null;
  /** Pixels of the one that is prepared. */
  size: { width: number; height: number } | null;
  area: Area | null;
  /** Those that are not square are cut in the middle without being asked about. */
  centering: boolean;
  /** How much of the one that is sent has been, from 0 to 1. */
  progress: number;
  /** How many files had no room at the last time. */
  leftOut: number;
}

type Event =
  | { type: 'files.add'; files: readonly File[]; room: number; replaces: string | null }
  | { type: 'picture.cut'; url: string; name: string }
  | { type: 'crop.confirm'; area: Area }
  | { type: 'crop.centreAll' }
  | { type: 'crop.close' }
  | { type: 'tile.remove'; id: number }
  | { type: 'tile.retry'; id: number }
  | { type: 'upload.progressed'; fraction: number };

export const nothing: Context = {
  ...{ tiles: [], nextId: 1, preparing: null, sending: null, size: null, area: null },
  ...{ centering: false, progress: 0, leftOut: 0 },
};

const unprepared = { prepared: false, problem: null };
const problemIn = (answer: unknown): Tile['problem'] => (isRefusal(answer) ? answer : 'requestFailed');
const isRightShape = (answer: Measured) => answer.keepsShape === true || isSquare(answer);
const toPrepare = (tile: Tile) => !tile.prepared && tile.problem === null;
const toSend = (tile: Tile) => tile.prepared && tile.problem === null;
/** The tile of that id, or one of nothing, which no actor takes. */
export const tileOf = ({ tiles }: Context, id: number | null): Pick<Tile, 'file' | 'replaces' | 'name'> =>
  tiles.find((tile) => tile.id === id) ?? { file: null, replaces: null, name: '' };
const without = ({ tiles }: Context, id: number | null) => tiles.filter((tile) => tile.id !== id);
const changed = ({ tiles }: Context, id: number | null, change: Partial<Tile>) =>
  tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile));

/** What the chart of pictures on their way is made of. */
export const picturesSetup = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    measurePicture: unprovidedActor<Measured | Refusal, Source>(),
    cutPicture: unprovidedActor<Blob, Cut>(),
    sendPicture: unprovidedActor<Arrived | Refusal, Sending>(),
  },
  guards: {
    hasToPrepare: ({ context }) => context.tiles.some(toPrepare),
    hasToSend: ({ context }) => context.tiles.some(toSend),
    isPreparing: ({ context }, { id }: { id: number }) => context.preparing === id,
    isSending: ({ context }, { id }: { id: number }) => context.sending === id,
    isBeingCut: ({ context }, { url }: { url: string }) =>
      context.tiles.some(({ replaces }) => replaces === url),
    hasFailed: ({ context }, { id }: { id: number }) =>
      context.tiles.some((tile) => tile.id === id && tile.problem !== null),
    ...outcomeGuards,
    isFit: (_, answer: Measured | Refusal) =>
      answer.kind === 'measured' && answer.light && isRightShape(answer),
    needsNoQuestion: ({ context }, answer: Measured | Refusal) =>
      answer.kind === 'measured' && (isRightShape(answer) || context.centering),
    isAskedFor: ({ context }) => tileOf(context, context.preparing).file === null,
  },
  actions: {
    addFiles: assign(({ context }, given: Extract<Event, { type: 'files.add' }>) => {
      const taken = given.files.slice(0, given.room);
      const tiles = taken.map((file, at) => ({
        ...{ id: context.nextId + at, name: file.name, file, replaces: given.replaces },
        ...unprepared,
      }));
      return {
        tiles: [...context.tiles, ...tiles],
        nextId: context.nextId + tiles.length,
        centering: false,
        leftOut: given.files.length - taken.length,
      };
    }),
    setPicture: assign(({ context }, { url, name }: { url: string; name: string }) => ({
      tiles: [...context.tiles, { id: context.nextId, name, file: null, replaces: url, ...unprepared }],
      nextId: context.nextId + 1,
    })),
    beginPreparing: assign(({ context }) => ({
      preparing: context.tiles.find(toPrepare)?.id ?? null,
      size: null,
      area: null,
    })),
    beginSending: assign(({ context }) => ({
      sending: context.tiles.find(toSend)?.id ?? null,
      progress: 0,
    })),
    endPreparing: assign({ preparing: null }),
    endSending: assign({ sending: null }),
    setSize: assign((_, answer: Measured | Refusal) =>
      answer.kind === 'measured' ? { size: { width: answer.width, height: answer.height } } : {},
    ),
    setArea: assign((_, { area }: { area: Area }) => ({ area })),
    centreArea: assign(({ context: { size } }) => ({ area: size && centreOf(size) })),
    beginCentering: assign({ centering: true }),
    approve: assign(({ context }) => ({ tiles: changed(context, context.preparing, { prepared: true }) })),
    setCroppedFile: assign(({ context }, file: Blob) => ({
      tiles: changed(context, context.preparing, { file, prepared: true }),
    })),
    failPreparing: assign(({ context }, answer: unknown) => ({
      tiles: changed(context, context.preparing, { problem: problemIn(answer) }),
    })),
    failSending: assign(({ context }, answer: unknown) => ({
      tiles: changed(context, context.sending, { problem: problemIn(answer) }),
    })),
    dropPreparing: assign(({ context }) => ({ tiles: without(context, context.preparing) })),
    dropSending: assign(({ context }) => ({ tiles: without(context, context.sending) })),
    removeTile: assign(({ context }, { id }: { id: number }) => ({ tiles: without(context, id) })),
    retryTile: assign(({ context }, { id }: { id: number }) => ({
      tiles: changed(context, id, { problem: null }),
    })),
    setProgress: assign((_, { fraction }: { fraction: number }) => ({ progress: fraction })),
    /** Passes on what has arrived. */
    reportPicture: unprovidedAction<Arrived | Refusal>(),
  },
});
