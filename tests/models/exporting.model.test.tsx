// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { ExportButton } from '../../web/src/exports/ExportButton.tsx';
import { ExportNotice } from '../../web/src/exports/ExportNotice.tsx';
import {
  type ExportAnswer,
  type ExportFile,
  type ExportRequest,
  type ExportSubject,
  exportingMachine,
  isBusyWith,
  selectBusySubject,
} from '../../web/src/exports/exporting.machine.ts';
import {
  formatChoices,
  refusalText,
  templateChoices,
  exportsText as text,
} from '../../web/src/exports/exports.text.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, selectRefusal } from '../../web/src/lib/selectors.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, isBusy as isBusyNow, press } from '../support/viewTest.tsx';

const subject: ExportSubject = { list: 'parcels', filter: { status: 'SIGNED' } };
const request = { type: 'export.request', subject } as const;
const file: ExportFile = { url: '/files/exports/t1/a.xlsx', fileName: '包裹列表-20261121-1005.xlsx' };
const done: ExportAnswer = { kind: 'done', ...file };
const writing: ExportAnswer = { kind: 'writing', taskId: 't1' };
const nothing = refusal('EXPORT_EMPTY', '没有符合条件的数据可以导出');
const gone = refusal('EXPORT_LOST', '导出没有完成或文件已过期，请重新导出');

interface World {
  saved: (ExportFile | null)[];
}

function fixture() {
  const world: World = { saved: [] };
  const download = (_: unknown, params: { file: ExportFile | null }) => void world.saved.push(params.file);
  return { world, machine: exportingMachine.provide({ actions: { download } }) };
}

type Snapshot = SnapshotFrom<typeof exportingMachine>;

const busy = (snapshot: Snapshot) => {
  // Nobody here knows what is in a file that was asked for elsewhere.
  expect([subject, null]).toContainEqual(snapshot.context.subject);
  expect([isBusy(snapshot), selectBusySubject(snapshot)]).toEqual([true, snapshot.context.subject]);
  expect(snapshot.can(request)).toBe(false);
};
const waiting = (snapshot: Snapshot) => {
  busy(snapshot);
  expect([snapshot.matches('waiting'), snapshot.context.taskId]).toEqual([true, 't1']);
  expect(snapshot.can({ type: 'export.cancel' })).toBe(true);
};
const open = (snapshot: Snapshot) => {
  expect([isBusy(snapshot), selectBusySubject(snapshot)]).toEqual([false, null]);
  expect(snapshot.can(request)).toBe(true);
};

const stateAssertions: StateAssertions<typeof exportingMachine, World> = {
  'resting.idle': (snapshot) => {
    open(snapshot);
    const { format, ...rest } = snapshot.context;
    expect(rest).toEqual({ subject: null, taskId: null, file: null, refusal: null });
    expect(snapshot.can({ type: 'export.dismiss' })).toBe(false);
  },
  asking: (snapshot) => {
    busy(snapshot);
    expect(snapshot.context.file).toBeNull();
  },
  'waiting.pausing': waiting,
  'waiting.looking': waiting,
  'resting.ready': (snapshot, { saved }) => {
    open(snapshot);
    expect([snapshot.matches({ resting: 'ready' }), snapshot.context.file, saved.at(-1)]).toEqual([
      true,
      file,
      file,
    ]);
  },
  'resting.refused': (snapshot) => {
    open(snapshot);
    expect([nothing, gone]).toContainEqual(selectRefusal(snapshot));
    expect(snapshot.can({ type: 'export.retry' })).toBe(false);
  },
  'resting.requestFailed': (snapshot) => {
    open(snapshot);
    expect(snapshot.matches({ resting: 'requestFailed' })).toBe(true);
    expect(snapshot.can({ type: 'export.retry' })).toBe(true);
  },
};

const modelTest = createModelTest(exportingMachine, {
  outcomes: {
    beginExport: {
      done: { output: done },
      writing: { output: writing },
      nothing: { output: nothing },
      lost: { error: new Error('offline') },
    },
    findExport: {
      done: { output: done },
      writing: { output: writing },
      gone: { output: gone },
      lost: { error: new Error('offline') },
    },
  },
  events: [
    request,
    { type: 'format.choose', format: 'CSV' },
    { type: 'export.begun', answer: done },
    { type: 'export.begun', answer: writing },
    { type: 'export.retry' },
    { type: 'export.cancel' },
    { type: 'export.dismiss' },
  ],
  limit: 500,
  key: ({ value, context }) => [value, context.taskId],
  fixture,
});

describe('an export: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

/** Beside the button that begins it. */
const offered = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== text.export);
const resting = (...more: string[]) =>
  expect([isBusyNow(button(text.export)), offered()]).toEqual([false, more]);
const writingOn = ({ context }: Snapshot) => {
  const isOwn = context.subject !== null;
  const { disabled } = button(text.export);
  expect([isBusyNow(button(text.export)), disabled || isOwn, offered()]).toEqual([
    ...[isOwn, true],
    [text.stopWaiting],
  ]);
  expect(screen.getByText(text.writing)).toBeDefined();
};

const viewTest = createViewTest(modelTest, {
  view: (exporting) => (
    <>
      <ExportButton exporting={exporting} subject={subject} disabled={false} />
      <ExportNotice exporting={exporting} />
    </>
  ),
  externalEvents: ['export.begun'],
  userActions: {
    'format.choose': () => press(screen.getByRole('radio', { name: 'CSV' })),
    'export.request': () => press(button(text.export)),
    'export.retry': () => press(button(text.retry)),
    'export.cancel': () => press(button(text.stopWaiting)),
    'export.dismiss': () => press(button(text.gotIt)),
  },
  stateAssertions: {
    'resting.idle': ({ context }) => {
      resting();
      const name = context.format === 'CSV' ? 'CSV' : 'Excel';
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(true);
    },
    asking: () => expect([isBusyNow(button(text.export)), offered()]).toEqual([true, []]),
    'waiting.pausing': writingOn,
    'waiting.looking': writingOn,
    'resting.ready': () => {
      resting(text.gotIt);
      expect(screen.getByText(text.exported(file.fileName))).toBeDefined();
      expect(screen.getByRole('link', { name: text.again }).getAttribute('href')).toBe(file.url);
    },
    'resting.refused': ({ context }) => {
      resting(text.gotIt);
      expect(screen.getByRole('alert').textContent).toContain(context.refusal?.msg);
    },
    'resting.requestFailed': () => {
      resting(text.retry, text.gotIt);
      expect(screen.getByRole('alert').textContent).toContain(text.requestFailed);
    },
  },
});

describe('an export, at its button', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('an export: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  /** Answers, or fails, in this order; `asked` hears what for. */
  function start(begun: (ExportAnswer | Error)[], found: (ExportAnswer | Error)[] = []) {
    const asked: (ExportRequest | string | null)[] = [];
    const clock = manualClock();
    const { world, machine } = fixture();
    const next = async (answers: (ExportAnswer | Error)[], input: ExportRequest | string | null) => {
      asked.push(input);
      const answer = answers.shift() ?? new Error('asked too often');
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const actor = createActor(
      machine.provide({
        actors: {
          beginExport: fromPromise<ExportAnswer, ExportRequest | null>(({ input }) => next(begun, input)),
          findExport: fromPromise<ExportAnswer, string>(({ input }) => next(found, input)),
        },
      }),
      { clock },
    ).start();
    const recheck = async () => {
      clock.fire(2_000);
      await settled();
    };
    return { actor, asked, world, clock, recheck };
  }

  it('is asked for once at two clicks, in the chosen format, and downloaded once', async () => {
    const { actor, asked, world } = start([done]);
    actor.send({ type: 'format.choose', format: 'CSV' });
    actor.send(request);
    actor.send(request);
    await settled();
    expect([asked, world.saved]).toEqual([[{ subject, format: 'CSV' }], [file]]);
  });

  it('that takes long is looked for again until it is there', async () => {
    const { actor, asked, world, recheck } = start([writing], [writing, writing, done]);
    actor.send(request);
    await settled();
    await recheck();
    await recheck();
    expect(world.saved).toEqual([]);
    await recheck();
    expect(asked).toEqual([{ subject, format: 'XLSX' }, 't1', 't1', 't1']);
    expect(world.saved).toEqual([file]);
  });

  it('is not downloaded when the dialog was closed', async () => {
    const { actor, asked, world, clock } = start([writing, done], [done]);
    actor.send(request);
    await settled();
    actor.send({ type: 'export.cancel' });
    expect(() => clock.fire(2_000)).toThrow();
    expect([asked.length, world.saved]).toEqual([1, []]);
    actor.send(request);
    await settled();
    expect(world.saved).toEqual([file]);
  });

  it('that was begun is looked for after a lost answer, not begun twice', async () => {
    const { actor, asked, world, recheck } = start([writing], [new Error('offline'), done]);
    actor.send(request);
    await settled();
    await recheck();
    expect(actor.getSnapshot().matches({ resting: 'requestFailed' })).toBe(true);
    actor.send({ type: 'export.retry' });
    await settled();
    expect(asked).toEqual([{ subject, format: 'XLSX' }, 't1', 't1']);
    expect(world.saved).toEqual([file]);
  });

  it('is begun again when it is not known whether it was', async () => {
    const { actor, asked, world } = start([new Error('offline'), done]);
    actor.send(request);
    await settled();
    actor.send({ type: 'export.retry' });
    await settled();
    expect([asked.length, world.saved]).toEqual([2, [file]]);
  });

  it('shows the reason until the next export, which starts from the beginning', async () => {
    const { actor, recheck } = start([writing, nothing], [gone]);
    actor.send(request);
    await settled();
    await recheck();
    expect(selectRefusal(actor.getSnapshot())).toEqual(gone);
    actor.send({ type: 'export.request', subject: { list: 'parcelsOf', orderIds: [7] } });
    const snapshot = actor.getSnapshot();
    expect([isBusyWith(snapshot, 7), isBusyWith(snapshot, 8)]).toEqual([true, false]);
    expect([snapshot.context.taskId, snapshot.context.refusal]).toEqual([null, null]);
    await settled();
    expect(selectRefusal(actor.getSnapshot())).toEqual(nothing);
  });

  it('offers its file until a minute before the hour, and keeps the format', async () => {
    const { actor, clock } = start([done]);
    actor.send({ type: 'format.choose', format: 'CSV' });
    actor.send(request);
    await settled();
    clock.fire(59 * 60_000);
    const snapshot = actor.getSnapshot();
    expect([snapshot.context.file, snapshot.context.format]).toEqual([null, 'CSV']);
  });

  it('in the template of a platform says what cannot be in it, then has the others', async () => {
    const unfit = refusal('EXPORT_PARTIAL', '2个包裹还没有出单，不能写进发货表；可以导出的有3个', {
      ...{ fits: 3, waiting: 2 },
    });
    const { actor, asked, world } = start([unfit, { ...unfit, data: { fits: 0 } }, done]);
    render(
      <>
        <ExportButton
          exporting={actor}
          subject={subject}
          disabled={false}
          choices={[...formatChoices, ...templateChoices]}
        />
        <ExportNotice exporting={actor} />
      </>,
    );
    const act = async (go: () => void) => {
      go();
      await settled();
    };
    await act(() => press(screen.getByRole('radio', { name: '拼多多发货' })));
    await act(() => press(button(text.export)));
    expect(screen.getByRole('alert').textContent).toContain(unfit.msg);
    const template = { format: 'PINDUODUO', subject: { ...subject, isPartial: true } };
    await act(() => press(button(text.rest(3))));
    expect(asked).toEqual([{ subject, format: 'PINDUODUO' }, template]);
    expect(offered()).toEqual([text.gotIt]);
    await act(() => press(button(text.export)));
    expect(world.saved).toEqual([file]);
    cleanup();
  });

  it('says that another is under way, or what the service says', () => {
    expect(refusalText(refusal('RATE_LIMITED', '操作过于频繁，请稍后再试'))).toBe(
      '您有一个导出正在进行，请等它完成后再试',
    );
    expect(refusalText(nothing)).toBe('没有符合条件的数据可以导出');
  });
});
