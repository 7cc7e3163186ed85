// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { evidenceText as text } from '../../web/src/features/pictures/evidence/evidence.text.ts';
import { PrivateFileView } from '../../web/src/features/pictures/evidence/PrivateFileView.tsx';
import {
  privateFileMachine,
  type Wanted,
} from '../../web/src/features/pictures/evidence/privateFile.machine.ts';
import type { PrivateBytes } from '../../web/src/lib/privateFiles.ts';
import { type Refusal, refusal } from '../../web/src/lib/refusal.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { button, createViewTest, press } from '../support/viewTest.tsx';

const input: Wanted = { id: 7, isSmall: true };
const blob = new Blob(['bytes'], { type: 'image/webp' });
const load = { type: 'file.load' } as const;

const fixture = () => ({ world: null, machine: privateFileMachine });

const without = (canLoad: boolean) => (snapshot: ReturnType<typeof initial>) =>
  expect([snapshot.context.blob, snapshot.can(load)]).toEqual([null, canLoad]);
const initial = () => createActor(privateFileMachine, { input }).getSnapshot();

const stateAssertions: StateAssertions<typeof privateFileMachine, null> = {
  idle: without(true),
  loading: without(false),
  failed: without(true),
  missing: without(false),
  shown: (snapshot) => expect([snapshot.context.blob, snapshot.can(load)]).toEqual([blob, false]),
};

const modelTest = createModelTest(privateFileMachine, {
  outcomes: {
    readPrivateFile: {
      read: { output: { kind: 'read', blob } satisfies PrivateBytes },
      none: { output: refusal('NO_FILE', '文件不存在，或您无权查看') },
      lost: { error: new Error('offline') },
    },
  },
  events: [load],
  limit: 50,
  key: ({ value, context }) => [value, context.blob !== null],
  fixture,
  input,
});

describe('a private file: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const viewTest = createViewTest(modelTest, {
  view: (file) => (
    <PrivateFileView
      file={file}
      idle={
        <button type="button" onClick={() => file.send(load)}>
          播放
        </button>
      }
      show={(url) => <img src={url} alt="破损处" />}
    />
  ),
  externalEvents: [],
  userActions: { 'file.load': () => press(screen.queryByText('播放') ?? button(text.retry)) },
  stateAssertions: {
    idle: () => expect(screen.queryByText('播放')).not.toBeNull(),
    loading: () => expect(screen.getByRole('status').textContent).toBe(text.loading),
    failed: () => expect(screen.getByRole('alert').textContent).toBe(text.failed + text.retry),
    missing: () => expect(screen.queryByText(text.missing)).not.toBeNull(),
    shown: () => expect(screen.getByAltText<HTMLImageElement>('破损处').src).toMatch(/^blob:/),
  },
});

describe('a private file, as it is shown', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

describe('a private file: scenarios', () => {
  it('that the person leaves is not read to its end', async () => {
    const aborted = vi.fn();
    const actor = createActor(
      privateFileMachine.provide({
        actors: {
          readPrivateFile: fromPromise<PrivateBytes | Refusal, Wanted>(({ input: wanted, signal }) => {
            signal.addEventListener('abort', () => aborted(wanted));
            return new Promise(() => {});
          }),
        },
      }),
      { input },
    ).start();
    onTestFinished(() => void actor.stop());
    actor.send(load);
    actor.stop();
    expect(aborted).toHaveBeenCalledExactlyOnceWith(input);
  });
});
