// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Preview } from '../../web/src/features/shipments/byHand/preview/Preview.tsx';
import { previewOf } from '../../web/src/features/shipments/byHand/preview/preview.core.ts';
import { previewMachine } from '../../web/src/features/shipments/byHand/preview/preview.machine.ts';
import {
  partNames,
  previewText as text,
} from '../../web/src/features/shipments/byHand/preview/preview.text.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { createViewTest, inSequence, press } from '../support/viewTest.tsx';

const LINE = '张三 13800000000 浙江省杭州市西湖区文三路1号';
const TWO = `${LINE}\n李四 13800000001 江苏省南京市玄武区珠江路2号`;
const correction = { kind: 'remark', start: 0, end: 2 } as const;
const corrected = { [LINE]: [correction] };

const stateAssertions: StateAssertions<typeof previewMachine, null> = {
  empty: ({ context }) => expect([context.text.trim(), context.readings]).toEqual(['', []]),
  debouncing: ({ context }) => expect(context.text).not.toBe(''),
  reading: ({ context }) => expect(context.text).not.toBe(''),
  shown: ({ context }) => expect(context.readings.length).toBeGreaterThan(0),
  failed: (snapshot) => expect(snapshot.can({ type: 'retry' })).toBe(true),
};

const modelTest = createModelTest(previewMachine, {
  outcomes: {
    readPreview: {
      read: { output: previewOf({ text: TWO, corrections: {} }) },
      corrected: { output: previewOf({ text: TWO, corrections: corrected }) },
      lost: { error: new Error('no worker') },
    },
  },
  events: [
    { type: 'text.change', text: ' ' },
    { type: 'text.change', text: LINE },
    { type: 'text.change', text: TWO },
    { type: 'part.correct', of: LINE, correction },
    { type: 'readings.report', readings: previewOf({ text: LINE, corrections: {} }) },
    { type: 'retry' },
  ],
  limit: 2000,
  within: ({ context }) => (context.corrections[LINE]?.length ?? 0) < 2,
  key: ({ value, context }) => [
    value,
    context.text,
    context.corrections,
    context.readings[0]?.name,
    context.readings.length,
  ],
  equivalence: ({ value, context }) => [value, context.readings.length],
  fixture: () => ({ world: null, machine: previewMachine }),
});

describe('the preview of a paste: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

type Snapshot = SnapshotFrom<typeof previewMachine>;

const status = () => screen.getByRole('status').textContent;
const first = () =>
  screen.getAllByRole('listitem', { hidden: true }).find((row) => row.dataset.index === '0');
/** The stretches of the first recipient, each with what it was read as. */
const stretches = () =>
  [...(first()?.querySelectorAll('[data-part]') ?? [])].map((part) => part.getAttribute('aria-label'));

const isShown = ({ context }: Snapshot) => {
  const [reading] = context.readings;
  expect(stretches()).toEqual(
    reading?.parts.flatMap(({ kind, start, end }) =>
      kind === 'separator' ? [] : [text.part(partNames[kind], reading.text.slice(start, end))],
    ),
  );
  const unsure = context.readings.filter(({ problems }) => problems.length > 0).length;
  expect(status()).toBe(text.found(context.readings.length, unsure));
};

/** What was read before stays in sight, and cannot be corrected. */
const isBusy = (snapshot: Snapshot) => {
  expect(screen.getByRole('region', { name: text.title }).getAttribute('aria-busy')).toBe('true');
  if (snapshot.context.readings.length > 0) isShown(snapshot);
  else expect(status()).toBe(text.reading);
};

const viewTest = createViewTest(modelTest, {
  view: (preview) => <Preview preview={preview} />,
  externalEvents: ['text.change', 'readings.report'],
  userActions: {
    'part.correct': ({ correction: { kind } }) =>
      inSequence(
        () => press(first()?.querySelector('[data-part]') ?? document.body),
        () => press(within(screen.getByRole('menu')).getByText(partNames[kind as 'remark'])),
      ),
    retry: () => press(screen.getByText(text.retry)),
  },
  // The paste box shows no preview of nothing.
  stateAssertions: {
    empty: () => expect(stretches()).toEqual([]),
    debouncing: isBusy,
    reading: isBusy,
    shown: isShown,
    failed: () => expect(screen.getByRole('alert').textContent).toBe(text.failed),
  },
});

describe('the preview of a paste, below its box', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});
