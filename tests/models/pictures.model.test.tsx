// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import '../../web/src/features/pictures/CropDialog.tsx';
import { PicturesView } from '../../web/src/features/pictures/PicturesView.tsx';
import { picturesMachine } from '../../web/src/features/pictures/pictures.machine.ts';
import {
  type Pictures,
  selectAsked,
  selectIsBusy,
  selectLeftOut,
  selectProgress,
  selectSendingId,
  selectTiles,
  selectWaiting,
} from '../../web/src/features/pictures/pictures.selectors.ts';
import {
  type Arrived,
  type Cut,
  type Measured,
  type Sending,
  type Source,
  tileOf,
} from '../../web/src/features/pictures/pictures.setup.ts';
import {
  mayRetry,
  problemText,
  picturesText as text,
} from '../../web/src/features/pictures/pictures.text.ts';
import type { Area } from '../../web/src/features/pictures/squares.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import type { UploadedPicture } from '../../web/src/lib/uploadPicture.ts';
import { Fields } from '../../web/src/ui/inputs/Fields.tsx';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, press, upload } from '../support/viewTest.tsx';

const fileOf = (name: string) => new File([name], name, { type: 'image/jpeg' });
const [one, two, three] = [fileOf('1.jpg'), fileOf('2.jpg'), fileOf('3.jpg')];
const cut = new Blob(['cut'], { type: 'image/webp' });
const square: Measured = { kind: 'measured', width: 800, height: 800, light: true };
const heavy: Measured = { kind: 'measured', width: 4_000, height: 3_990, light: false };
const wide: Measured = { kind: 'measured', width: 900, height: 600, light: true };
const noPicture = refusal('FILE_TYPE');
const tooMany = refusal('UPLOAD_LIMIT', '今日上传次数已用完');
const uploaded: UploadedPicture = { kind: 'uploaded', url: '/files/u/a.webp' };
const area: Area = { x: 10, y: 0, width: 600, height: 600 };
const add = { type: 'files.add', files: [one], room: 9, replaces: null } as const;

interface World {
  handed: { url: string; replaces: string | null }[];
}

function fixture() {
  const world: World = { handed: [] };
  const machine = picturesMachine.provide({
    actions: {
      reportPicture: ({ context }, answer) => {
        const { replaces } = tileOf(context, context.sending);
        if (answer.kind === 'uploaded') world.handed.push({ url: answer.url, replaces });
      },
    },
  });
  return { world, machine };
}

type Snapshot = Parameters<typeof selectTiles>[0];
const tileAt = (snapshot: Snapshot, id: number | null) =>
  selectTiles(snapshot).find((tile) => tile.id === id);

const working = (snapshot: Snapshot) => {
  const tile = tileAt(snapshot, snapshot.context.preparing);
  expect([tile?.prepared, tile?.problem, selectIsBusy(snapshot)]).toEqual([false, null, true]);
  return tile;
};

const stateAssertions: StateAssertions<typeof picturesMachine, World> = {
  'preparing.idle': (snapshot) => {
    expect(snapshot.context.preparing).toBeNull();
    expect(selectTiles(snapshot).every(({ prepared, problem }) => prepared || problem)).toBe(true);
    expect(snapshot.can({ type: 'crop.close' })).toBe(false);
  },
  'preparing.working.measuring': (snapshot) => {
    working(snapshot);
    expect([selectAsked(snapshot), snapshot.can({ type: 'crop.confirm', area })]).toEqual([null, false]);
  },
  'preparing.working.asking': (snapshot) => {
    expect(selectAsked(snapshot)).toEqual(working(snapshot));
    expect(snapshot.context.size).not.toBeNull();
  },
  'preparing.working.cutting': (snapshot) => {
    working(snapshot);
    expect([selectAsked(snapshot), snapshot.context.area === null]).toEqual([null, false]);
  },
  'uploading.idle': (snapshot) => {
    expect(selectSendingId(snapshot)).toBeNull();
    expect(selectTiles(snapshot).every(({ prepared, problem }) => !prepared || problem)).toBe(true);
    expect(snapshot.can({ type: 'upload.progressed', fraction: 0.5 })).toBe(false);
  },
  'uploading.sending': (snapshot) => {
    const tile = tileAt(snapshot, selectSendingId(snapshot));
    expect([tile?.prepared, tile?.problem, tile?.file === null]).toEqual([true, null, false]);
  },
};

const modelTest = createModelTest(picturesMachine, {
  outcomes: {
    measurePicture: {
      square: { output: square },
      heavy: { output: heavy },
      wide: { output: wide },
      none: { output: noPicture },
      lost: { error: new Error('unread') },
    },
    cutPicture: { cut: { output: cut }, lost: { error: new Error('undrawn') } },
    sendPicture: {
      uploaded: { output: uploaded },
      tooMany: { output: tooMany },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    add,
    { type: 'picture.cut', url: '/files/u/b.webp', name: '第 1 张图片' },
    { type: 'crop.confirm', area },
    { type: 'crop.centreAll' },
    { type: 'crop.close' },
    { type: 'tile.remove', id: 1 },
    { type: 'tile.remove', id: 2 },
    { type: 'tile.retry', id: 1 },
    { type: 'upload.progressed', fraction: 0.5 },
  ],
  limit: 4_000,
  within: ({ context }) => context.nextId <= 2,
  key: ({ value, context }) => {
    const { tiles, nextId, preparing, sending, centering, progress } = context;
    const shapes = tiles.map(({ file, problem, ...rest }) => ({ ...rest, hasFile: file !== null, problem }));
    return { value, shapes, nextId, preparing, sending, centering, progress };
  },
  fixture,
});

describe('pictures on their way: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const kept = '/files/u/b.webp';
const shown = (pictures: Pictures) => (
  <PicturesView
    pictures={pictures}
    value={[kept]}
    onChange={() => expect.unreachable()}
    max={9}
    label="商品图片"
  />
);

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
/** What takes a picture that is on its way away again, in the order of the tiles. */
const removers = () => screen.queryAllByLabelText(/^(取消上传|移除) /);
/** The tile at that place; the others lie before it. */
const tileWith = (at: number) => within(removers()[at]?.closest('li') as HTMLElement);
const placeOf = ({ context }: Snapshot, id: number | null) =>
  context.tiles.findIndex((tile) => tile.id === id);

/** Of each tile: what has become of it, and whether another try is offered. */
function tilesStand(snapshot: Snapshot) {
  const { tiles, sending, progress } = snapshot.context;
  expect(removers().length).toBe(tiles.length);
  for (const [at, { id, name, prepared, problem }] of tiles.entries()) {
    const state = id === sending ? text.sending(progress * 100) : prepared ? text.waiting : text.preparing;
    expect(tileWith(at).getByText(problem ? problemText(problem) : state)).toBeDefined();
    expect(tileWith(at).queryByText(text.retry) !== null).toBe(mayRetry(problem));
    expect(tileWith(at).queryByLabelText((problem ? text.dismiss : text.cancel)(name))).not.toBeNull();
  }
}
const unasked = (snapshot: Snapshot) => {
  tilesStand(snapshot);
  expect(screen.queryByRole('dialog')).toBeNull();
};

const viewTest = createViewTest(modelTest, {
  view: shown,
  // The browser tells how far a picture is.
  externalEvents: ['upload.progressed'],
  userActions: {
    'files.add': () => upload(screen.getByLabelText(`${text.add}：商品图片`), one),
    'picture.cut': ({ name }) => press(screen.getByLabelText(text.cut(name))),
    'crop.confirm': () => press(button(text.useCut)),
    'crop.centreAll': () => press(button(text.centreAll)),
    'crop.close': (_, snapshot) => press(button(selectAsked(snapshot)?.file ? text.skip : text.keep)),
    'tile.remove': ({ id }, snapshot) => press(removers()[placeOf(snapshot, id)] as Element),
    'tile.retry': ({ id }, snapshot) => press(tileWith(placeOf(snapshot, id)).getByText(text.retry)),
  },
  // What lies behind the question is not pressed; all are cut alike where there is more than one; a tile that is not
  // there has no buttons, and one whose file is the trouble offers no other try.
  notOffered: (snapshot, event) => {
    if (event.type === 'crop.centreAll') return selectWaiting(snapshot) === 0;
    if (event.type.startsWith('crop.')) return false;
    if (selectAsked(snapshot)) return true;
    if (event.type !== 'tile.remove' && event.type !== 'tile.retry') return false;
    const tile = tileAt(snapshot, event.id);
    return !tile || (event.type === 'tile.retry' && !mayRetry(tile.problem));
  },
  stateAssertions: {
    'preparing.idle': unasked,
    'preparing.working.measuring': unasked,
    'preparing.working.asking': (snapshot) => {
      const tile = selectAsked(snapshot);
      expect(dialog().getByText(tile?.name ?? '')).toBeDefined();
      expect(dialog().queryByText(text.centreAll) !== null).toBe(selectWaiting(snapshot) > 0);
      expect(button(tile?.file ? text.skip : text.keep).disabled).toBe(false);
      // Where it is cut is known once the browser has drawn it.
      fireEvent.load(dialog().getByRole('presentation'));
      expect(button(text.useCut).disabled).toBe(false);
    },
    'preparing.working.cutting': unasked,
    'uploading.idle': () => expect(screen.queryByRole('progressbar')).toBeNull(),
    'uploading.sending': (snapshot) => {
      const bar = screen.getByRole<HTMLProgressElement>('progressbar');
      expect(bar.value).toBe(selectProgress(snapshot) * 100);
    },
  },
});

describe('pictures on their way, in their field', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));

  afterEach(cleanup);

  it('take nothing while their form is being saved', () => {
    const pictures = createActor(picturesMachine).start();
    const form = (saving: boolean) => <Fields saving={saving}>{shown(pictures)}</Fields>;
    const paste = () =>
      fireEvent.paste(screen.getByRole('region', { name: '商品图片' }), { clipboardData: { files: [one] } });
    const { rerender } = render(form(true));
    paste();
    expect(selectTiles(pictures.getSnapshot())).toEqual([]);
    rerender(form(false));
    paste();
    expect(selectTiles(pictures.getSnapshot())).toHaveLength(1);
  });
});

describe('pictures on their way: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  interface Answers {
    measured?: (Measured | Refusal | Error)[];
    cut?: (Blob | Error)[];
    sent?: (UploadedPicture | Refusal | Error | Promise<UploadedPicture>)[];
  }

  /** Answers, or fails, in these orders; `asked` hears what for. */
  function start({ measured = [], cut: cuts = [], sent = [] }: Answers) {
    const asked: unknown[] = [];
    const aborted: string[] = [];
    let report: (fraction: number) => void = () => {};
    const { world, machine } = fixture();
    const next = async <T,>(answers: (T | Error | Promise<T>)[]): Promise<T> => {
      const answer = await answers.shift();
      if (answer === undefined) throw new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const actor = createActor(
      machine.provide({
        actors: {
          measurePicture: fromPromise<Measured | Refusal, Source>(() => next(measured)),
          cutPicture: fromPromise<Blob, Cut>(({ input }) => {
            asked.push(input.area);
            return next(cuts);
          }),
          sendPicture: fromPromise<Arrived | Refusal, Sending>(({ input, signal }) => {
            asked.push(input.file);
            report = input.onProgress;
            signal.addEventListener('abort', () => aborted.push(input.name));
            return next(sent);
          }),
        },
      }),
    ).start();
    return { actor, asked, aborted, world, report: (fraction: number) => report(fraction) };
  }

  it('that are squares are sent as they are, in their order', async () => {
    const urls = ['/files/u/1.webp', '/files/u/2.webp'];
    const sent = urls.map((url): UploadedPicture => ({ kind: 'uploaded', url }));
    const { actor, asked, world } = start({ measured: [square, square], sent });
    actor.send({ ...add, files: [one, two] });
    await settled();
    expect(asked).toEqual([one, two]);
    expect(world.handed).toEqual(urls.map((url) => ({ url, replaces: null })));
    expect([selectTiles(actor.getSnapshot()), selectIsBusy(actor.getSnapshot())]).toEqual([[], false]);
  });

  it('that are too many stay outside, and are counted until the next ones come', async () => {
    const { actor, asked } = start({ measured: [square, square], sent: [uploaded, uploaded] });
    actor.send({ ...add, files: [one, two, three], room: 1 });
    await settled();
    expect([asked, selectLeftOut(actor.getSnapshot())]).toEqual([[one], 2]);
    actor.send({ ...add, files: [two] });
    await settled();
    expect([asked, selectLeftOut(actor.getSnapshot())]).toEqual([[one, two], 0]);
  });

  it('that are large are drawn smaller without a question, those that are wide after one', async () => {
    const { actor, asked } = start({ measured: [heavy, wide], cut: [cut, cut], sent: [uploaded, uploaded] });
    actor.send({ ...add, files: [one, two] });
    await settled();
    expect(asked).toEqual([{ x: 5, y: 0, width: 3_990, height: 3_990 }, cut]);
    expect(selectAsked(actor.getSnapshot())?.name).toBe('2.jpg');
    actor.send({ type: 'crop.confirm', area });
    await settled();
    expect(asked.slice(2)).toEqual([area, cut]);
  });

  it('are all cut in the middle once the person says so, but not those that are added later', async () => {
    const { actor, asked } = start({
      measured: [wide, wide, wide],
      cut: [cut, cut],
      sent: [uploaded, uploaded],
    });
    actor.send({ ...add, files: [one, two] });
    await settled();
    expect(selectWaiting(actor.getSnapshot())).toBe(1);
    actor.send({ type: 'crop.centreAll' });
    await settled();
    const centre = { x: 150, y: 0, width: 600, height: 600 };
    expect(asked).toEqual([centre, cut, centre, cut]);
    actor.send({ ...add, files: [three] });
    await settled();
    expect(selectAsked(actor.getSnapshot())?.name).toBe('3.jpg');
  });

  it('that the person does not want after all are forgotten', async () => {
    const { actor, asked } = start({ measured: [wide, square], sent: [uploaded] });
    actor.send({ ...add, files: [one, two] });
    await settled();
    actor.send({ type: 'crop.close' });
    await settled();
    expect([asked, selectTiles(actor.getSnapshot())]).toEqual([[two], []]);
  });

  it('are broken off, and the next one goes', async () => {
    const { promise } = Promise.withResolvers<UploadedPicture>();
    const { actor, asked, aborted, report, world } = start({
      measured: [square, square],
      sent: [promise, uploaded],
    });
    actor.send({ ...add, files: [one, two] });
    await settled();
    report(0.25);
    expect([selectSendingId(actor.getSnapshot()), selectProgress(actor.getSnapshot())]).toEqual([1, 0.25]);
    actor.send({ type: 'tile.remove', id: 1 });
    await settled();
    expect([aborted, asked]).toEqual([['1.jpg'], [one, two]]);
    expect(world.handed).toEqual([{ url: uploaded.url, replaces: null }]);
    expect(selectProgress(actor.getSnapshot())).toBe(0);
  });

  it('that did not get through go again when they are asked to, the cut ones as they were cut', async () => {
    const { actor, asked, world } = start({
      measured: [wide],
      cut: [cut],
      sent: [new Error('offline'), tooMany, uploaded],
    });
    actor.send({ ...add, files: [one] });
    await settled();
    actor.send({ type: 'crop.confirm', area });
    await settled();
    const problem = () => selectTiles(actor.getSnapshot())[0]?.problem;
    expect([problem(), selectIsBusy(actor.getSnapshot())]).toEqual(['requestFailed', false]);
    actor.send({ type: 'tile.retry', id: 1 });
    await settled();
    expect(problem()).toEqual(tooMany);
    actor.send({ type: 'tile.retry', id: 1 });
    await settled();
    expect([asked, world.handed.length]).toEqual([[area, cut, cut, cut], 1]);
  });

  it('that are on the server are cropped again, one at a time, and keep their place', async () => {
    const { actor, asked, world } = start({ measured: [square], cut: [cut], sent: [uploaded] });
    const again = { type: 'picture.cut', url: '/files/u/b.webp', name: '第 2 张图片' } as const;
    actor.send(again);
    actor.send(again);
    await settled();
    expect(selectTiles(actor.getSnapshot()).length).toBe(1);
    expect(selectAsked(actor.getSnapshot())?.name).toBe('第 2 张图片');
    actor.send({ type: 'crop.confirm', area });
    await settled();
    expect([asked, world.handed]).toEqual([
      [area, cut],
      [{ url: uploaded.url, replaces: '/files/u/b.webp' }],
    ]);
  });

  it('say why they are not there, and offer another try where that may help', () => {
    const told = [null, 'requestFailed', noPicture, tooMany, refusal('FILE_ELSE')] as const;
    expect(told.map((problem) => [problemText(problem), mayRetry(problem)])).toEqual([
      ['', false],
      ['没有上传成功，请重试', true],
      ['只支持 jpg、png、webp、gif 格式的图片', false],
      ['今日上传次数已用完', true],
      ['没有上传成功，请重试', false],
    ]);
  });
});
