// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { componentCheckMachine } from '../../web/src/features/labels/componentCheck.machine.ts';
import { PrintSettingsView } from '../../web/src/features/labels/PrintSettingsPage.tsx';
import { copySetting, removeSetting } from '../../web/src/features/labels/printSettings.actors.ts';
import {
  blankSetting,
  draftOf,
  type Preview,
  type Previewed,
  printSettingsMachine,
  replacedBy,
  type SettingDraft,
} from '../../web/src/features/labels/printSettings.machine.ts';
import { paperNames, replaceText, settingsText } from '../../web/src/features/labels/printSettings.text.ts';
import type { PrintSettingRowFragment } from '../../web/src/graphql/generated/graphql.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed, isOpen } from '../../web/src/lib/selectors.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';
import { manualClock } from '../support/manualClock.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import {
  alerts,
  buttonSaying,
  clickBackdrop,
  createViewTest,
  editableFields,
  isBusy as isBusyNow,
  press,
  submit,
} from '../support/viewTest.tsx';

const draft: SettingDraft = { ...blankSetting, platform: 'DOUYIN', courierId: 3 };
const subject = { id: 7, name: '全部平台 · 全部快递' };
/** What there is already: what a blank setting is for. */
const general: PrintSettingRowFragment = {
  ...{ id: 7, platform: null, courierId: null, courierName: null, paper: 'W100_H180' },
  ...{ extras: blankSetting.extras, printerName: '一号机', autoPrint: false },
  updatedAt: '2026-11-21T00:00:00Z',
};
const settings = [general];
const preview: Preview = { svg: '<svg/>', width: 76, height: 130 };
const refused = refusal('BAD_PARAM', '自定义文字最多60字');

interface World {
  saved: number;
}

function fixture() {
  const world: World = { saved: 0 };
  const announce = () => {
    world.saved += 1;
  };
  return { world, machine: printSettingsMachine.provide({ actions: { announce } }) };
}

type Snapshot = SnapshotFrom<typeof printSettingsMachine>;
const isDrawing = (snapshot: Snapshot) => snapshot.hasTag('drawing');
const isUndrawn = (snapshot: Snapshot) => snapshot.matches({ preview: 'drawingFailed' });

const editing = (snapshot: Snapshot) => {
  expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, false]);
  expect(snapshot.can({ type: 'draft.save' })).toBe(true);
};
const stateAssertions: StateAssertions<typeof printSettingsMachine, World> = {
  'work.browsing': (snapshot) => {
    expect([isOpen(snapshot), snapshot.context.refusal]).toEqual([false, null]);
  },
  'work.editing.filling': (snapshot) => {
    editing(snapshot);
    expect(snapshot.context.refusal).toBeNull();
  },
  'work.editing.refused': (snapshot) => {
    editing(snapshot);
    expect(snapshot.context.refusal).toEqual(refused);
  },
  'work.editing.failed': (snapshot) => {
    editing(snapshot);
    expect(isFailed(snapshot)).toBe(true);
  },
  'work.replacing': (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot), replacedBy(snapshot.context)]).toEqual([
      true,
      false,
      general,
    ]);
    expect(snapshot.can({ type: 'draft.save' })).toBe(false);
  },
  'work.saving': (snapshot) => {
    expect([isOpen(snapshot), isBusy(snapshot)]).toEqual([true, true]);
    expect([snapshot.can({ type: 'draft.save' }), snapshot.can({ type: 'editor.close' })]).toEqual([
      false,
      false,
    ]);
  },
  'preview.resting': (snapshot) => expect(isDrawing(snapshot)).toBe(false),
  'preview.typing': (snapshot) => expect(isDrawing(snapshot)).toBe(true),
  'preview.drawing': (snapshot) => expect([isDrawing(snapshot), isUndrawn(snapshot)]).toEqual([true, false]),
  'preview.drawingFailed': (snapshot) =>
    expect([isDrawing(snapshot), isUndrawn(snapshot)]).toEqual([false, true]),
};

const modelTest = createModelTest(printSettingsMachine, {
  outcomes: {
    saveSetting: {
      saved: { output: { kind: 'saved' } },
      refused: { output: refused },
      drawingFailed: { error: new Error('offline') },
    },
    drawLabel: {
      drawn: { output: { kind: 'drawn', preview } },
      refused: { output: refused },
      drawingFailed: { error: new Error('offline') },
    },
  },
  events: [
    { type: 'editor.open', draft: blankSetting, isNew: true, settings },
    { type: 'editor.open', draft: draftOf(general), isNew: false, settings },
    { type: 'editor.close' },
    { type: 'draft.edit', change: { paper: 'W100_H150' } },
    { type: 'draft.edit', change: { autoPrint: true } },
    { type: 'draft.save' },
    { type: 'replace.confirm' },
    { type: 'replace.dismiss' },
    { type: 'preview.retry' },
  ],
  limit: 6_000,
  key: ({ value, context }) => [value, context.isNew, context.preview !== null, context.refusal !== null],
  fixture,
});

describe('the settings of labels: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const listed = { __typename: 'PrintSetting', ...general };

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByText<HTMLButtonElement>(name, { selector: 'button' });
const refreshCaptcha = `${settingsText.undrawn}，${settingsText.retry}`;

/** The drawer with its form, free to be changed. */
const filling = ({ context }: Snapshot, ...said: string[]) => {
  expect(dialog().getByText(context.isNew ? settingsText.add : settingsText.change)).toBeDefined();
  expect([alerts(), isBusyNow(button(settingsText.save)), button(settingsText.cancel).disabled]).toEqual([
    said,
    false,
    false,
  ]);
};
/** The label beside the form, while that is open. */
const label = (snapshot: Snapshot, words: string, drawing: boolean) => {
  if (!isOpen(snapshot)) return expect(screen.queryByRole('figure')).toBeNull();
  const sheet = screen.getByRole('figure');
  expect(sheet.getAttribute('aria-busy')).toBe(String(drawing));
  expect(within(sheet).getByText(words)).toBeDefined();
  expect(within(sheet).queryByAltText(settingsText.preview) !== null).toBe(snapshot.context.preview !== null);
};

const viewTest = createViewTest(modelTest, {
  view: (actor) => (
    <PrintSettingsView
      actor={actor}
      copying={createActor(copySetting(recordingClient({}).client))}
      removing={createActor(removeSetting(recordingClient({}).client))}
      check={createActor(componentCheckMachine)}
    />
  ),
  externalEvents: [],
  userActions: {
    'editor.open': ({ isNew }) => press(screen.getByText(isNew ? settingsText.add : settingsText.edit)),
    'editor.close': () => press(button(settingsText.cancel)),
    'draft.edit': ({ change }) =>
      press(dialog().getByLabelText(change.paper ? '100 × 150 mm' : settingsText.autoPrint)),
    'draft.save': () => submit(button(settingsText.save)),
    'replace.confirm': () => press(buttonSaying(replaceText.accept)),
    'replace.dismiss': () => press(buttonSaying(replaceText.cancel)),
    'preview.retry': () => press(button(refreshCaptcha)),
  },
  // What is behind the drawer is not pressed. The label is beside the form, and both are away without
  // the drawer; what is chosen already is not chosen again.
  notOffered: (snapshot, event) => {
    if (event.type === 'editor.open') return !snapshot.matches({ work: 'browsing' });
    if (event.type !== 'draft.edit' && event.type !== 'preview.retry') return false;
    if (snapshot.matches({ work: 'replacing' })) return true;
    if (!isOpen(snapshot) || event.type === 'preview.retry') return !isOpen(snapshot);
    const { draft: written } = snapshot.context;
    return event.change.paper ? written.paper === event.change.paper : written.autoPrint;
  },
  stateAssertions: {
    'work.browsing': () => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByText(subject.name)).toBeDefined();
    },
    'work.editing.filling': (snapshot) => {
      clickBackdrop();
      filling(snapshot);
    },
    'work.editing.refused': (snapshot) => filling(snapshot, refused.msg),
    'work.editing.failed': (snapshot) => filling(snapshot, settingsText.unsaved),
    'work.replacing': ({ context }) => {
      const [, ...rows] = within(screen.getByRole('table', { name: replaceText.list })).getAllByRole('row');
      const cells = rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
      expect(cells[0]).toEqual([settingsText.paper, '100 × 180 mm', paperNames[context.draft.paper]]);
    },
    'work.saving': () => {
      expect([isBusyNow(button(settingsText.save)), button(settingsText.cancel).disabled]).toEqual([
        true,
        true,
      ]);
      expect(editableFields(screen.getByRole('dialog'))).toEqual([]);
    },
    'preview.resting': (snapshot) => label(snapshot, settingsText.previewNote, false),
    'preview.typing': (snapshot) => label(snapshot, settingsText.redrawing, true),
    'preview.drawing': (snapshot) => label(snapshot, settingsText.redrawing, true),
    'preview.drawingFailed': (snapshot) => label(snapshot, refreshCaptcha, false),
  },
  answers: {
    ListPrintSettings: { printSettings: [listed] },
    ListPrintCouriers: { couriers: [{ __typename: 'Courier', id: 3, name: '圆通速递' }] },
  },
});

describe('the settings of labels, on their page', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('the settings of labels: scenarios', () => {
  const settled = () => new Promise(setImmediate);
  const text = (words: string): Partial<SettingDraft> => ({
    extras: { ...blankSetting.extras, text: words },
  });

  function start(saves: (Refusal | Error)[] = [], previews: (Previewed | Error)[] = []) {
    const drawn: SettingDraft[] = [];
    const saved: SettingDraft[] = [];
    const { world, machine } = fixture();
    const clock = manualClock();
    const actor = createActor(
      machine.provide({
        actors: {
          saveSetting: fromPromise<unknown, SettingDraft>(async ({ input }) => {
            saved.push(input);
            const answer = saves.shift();
            if (answer instanceof Error) throw answer;
            return answer;
          }),
          drawLabel: fromPromise<Previewed, SettingDraft>(async ({ input }) => {
            drawn.push(input);
            const answer = previews.shift() ?? { kind: 'drawn', preview };
            if (answer instanceof Error) throw answer;
            return answer;
          }),
        },
      }),
      { clock },
    ).start();
    return { actor, drawn, saved, world, clock, context: () => actor.getSnapshot().context };
  }

  it('draws at once, then once the typing has paused, and keeps the last label meanwhile', async () => {
    const wide: Preview = { svg: '<svg id="wide"/>', width: 100, height: 180 };
    const { actor, drawn, clock, context } = start(
      [],
      [
        { kind: 'drawn', preview },
        { kind: 'drawn', preview: wide },
      ],
    );
    actor.send({ type: 'editor.open', draft, isNew: false, settings: [] });
    await settled();
    expect([drawn.length, context().preview]).toEqual([1, preview]);
    actor.send({ type: 'draft.edit', change: text('谢') });
    actor.send({ type: 'draft.edit', change: { ...text('谢谢'), paper: 'W100_H180' } });
    expect([isDrawing(actor.getSnapshot()), context().preview]).toEqual([true, preview]);
    clock.fire(300);
    expect(context().preview).toEqual(preview);
    await settled();
    expect(context().preview).toEqual(wide);
    expect(drawn.map(({ paper, extras }) => [paper, extras.text])).toEqual([
      ['W76_H130', ''],
      ['W100_H180', '谢谢'],
    ]);
  });

  it('does not draw again for what is not on the label', async () => {
    const { actor, drawn, context } = start();
    actor.send({ type: 'editor.open', draft, isNew: true, settings: [] });
    await settled();
    actor.send({ type: 'draft.edit', change: { printerName: '一号机' } });
    actor.send({ type: 'draft.edit', change: { autoPrint: true } });
    expect([drawn.length, isDrawing(actor.getSnapshot())]).toEqual([1, false]);
    expect([context().draft.printerName, context().draft.autoPrint]).toEqual(['一号机', true]);
  });

  it('keeps what was written when saving fails, and saves it once', async () => {
    const { actor, saved, world, context } = start([new Error('offline'), refused]);
    actor.send({ type: 'editor.open', draft, isNew: true, settings: [] });
    actor.send({ type: 'draft.edit', change: text('轻拿轻放') });
    for (const _try of [1, 2, 3]) {
      actor.send({ type: 'draft.save' });
      actor.send({ type: 'draft.save' });
      await settled();
    }
    expect(saved.map(({ extras }) => extras.text)).toEqual(['轻拿轻放', '轻拿轻放', '轻拿轻放']);
    expect([world.saved, isOpen(actor.getSnapshot()), context().refusal]).toEqual([1, false, null]);
  });

  it('asks before another setting is replaced, and keeps both where that is dismissed', async () => {
    const { actor, saved, world } = start();
    actor.send({ type: 'editor.open', draft, isNew: true, settings });
    actor.send({ type: 'draft.edit', change: { platform: null, courierId: null } });
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'replace.dismiss' });
    actor.send({ type: 'draft.edit', change: { courierId: 3 } });
    expect(saved).toEqual([]);
    actor.send({ type: 'draft.save' });
    await settled();
    expect(saved.map(({ courierId }) => courierId)).toEqual([3]);
    actor.send({ type: 'editor.open', draft: blankSetting, isNew: true, settings });
    actor.send({ type: 'draft.save' });
    actor.send({ type: 'replace.confirm' });
    await settled();
    expect([saved.length, world.saved]).toEqual([2, 2]);
  });

  it('tells that no label could be drawn, and tries again when asked', async () => {
    const { actor, drawn, context } = start([], [new Error('offline')]);
    actor.send({ type: 'editor.open', draft, isNew: true, settings: [] });
    await settled();
    expect([isUndrawn(actor.getSnapshot()), context().preview]).toEqual([true, null]);
    actor.send({ type: 'preview.retry' });
    await settled();
    expect([drawn.length, context().preview]).toEqual([2, preview]);
  });

  it('edits a setting as it is, without what only the list shows', () => {
    const extras = { ...blankSetting.extras, text: '谢谢' };
    expect(
      draftOf({
        id: 7,
        platform: 'JD',
        courierId: null,
        courierName: null,
        paper: 'W100_H180',
        extras,
        printerName: '一号机',
        autoPrint: true,
        updatedAt: '2026-11-21T00:00:00Z',
      }),
    ).toEqual({
      platform: 'JD',
      courierId: null,
      paper: 'W100_H180',
      extras: { ...blankSetting.extras, text: '谢谢' },
      printerName: '一号机',
      autoPrint: true,
    });
  });
});
