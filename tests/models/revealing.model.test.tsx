// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { RevealDialog } from '../../web/src/features/parcels/revealing/RevealDialog.tsx';
import {
  type Revealed,
  revealingMachine,
} from '../../web/src/features/parcels/revealing/revealing.machine.ts';
import { revealingText as text } from '../../web/src/features/parcels/revealing/revealing.text.ts';
import type { Receiver } from '../../web/src/features/shipments/shared/recipients/recipient.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { isBusy, isFailed } from '../../web/src/lib/selectors.ts';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, buttonSaying, createViewTest, press } from '../support/viewTest.tsx';

const subject = { parcelId: 9, packageNo: 'P9' };
const receiver: Receiver = {
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ name: '张三', phone: '13800000001', detail: '文三路 1 号', thirdOrderNo: '' },
};
const hidden = refusal('RECEIVER_HIDDEN', '运单由平台出单，收件信息不再显示；请打印面单发货');
const shownTexts = ['张三', '13800000001', '浙江省 杭州市 西湖区 文三路 1 号'];

const stateAssertions: StateAssertions<typeof revealingMachine, undefined> = {
  closed: (snapshot) => expect(snapshot.context).toEqual({ subject: null, receiver: null, refusal: null }),
  revealing: (snapshot) => {
    expect([isBusy(snapshot), snapshot.can({ type: 'reveal.retry' })]).toEqual([true, false]);
    expect(snapshot.context).toEqual({ subject, receiver: null, refusal: null });
  },
  shown: (snapshot) => expect(snapshot.context).toEqual({ subject, receiver, refusal: null }),
  refused: (snapshot) => expect(snapshot.context).toEqual({ subject, receiver: null, refusal: hidden }),
  failed: (snapshot) => expect([isFailed(snapshot), isBusy(snapshot)]).toEqual([true, false]),
};

const modelTest = createModelTest(revealingMachine, {
  outcomes: {
    revealReceiver: {
      revealed: { output: { kind: 'revealed', receiver } satisfies Revealed },
      hidden: { output: hidden },
      lost: { error: new Error('offline') },
    },
  },
  events: [{ type: 'reveal.open', subject }, { type: 'reveal.retry' }, { type: 'reveal.dismiss' }],
  limit: 100,
  key: ({ value }) => value,
  fixture: () => ({ world: undefined, machine: revealingMachine }),
});

describe('a receiver in clear: paths of the machine', () => {
  it.each(modelTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it('covers every state and transition', () => expect(modelTest.uncovered()).toEqual([]));
});

const said = () => shownTexts.map((words) => screen.queryByText(words) !== null);
const NOTHING = shownTexts.map(() => false);

const viewTest = createViewTest(modelTest, {
  view: (revealing) => <RevealDialog actor={revealing} />,
  externalEvents: ['reveal.open'],
  userActions: {
    'reveal.retry': () => press(button(text.retry)),
    'reveal.dismiss': () => press(buttonSaying(text.close)),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    revealing: () => {
      expect(screen.getByRole('status', { name: text.loading })).toBeDefined();
      expect([said(), alerts()]).toEqual([NOTHING, []]);
    },
    shown: () => {
      expect(said()).toEqual(shownTexts.map(() => true));
      expect(screen.getByText(text.recorded)).toBeDefined();
    },
    refused: () => expect([said(), alerts()]).toEqual([NOTHING, [hidden.msg]]),
    failed: () => expect([said(), alerts()]).toEqual([NOTHING, [text.failed]]),
  },
});

describe('a receiver in clear, in its dialog', () => {
  it.each(viewTest.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition in the view', () => expect(viewTest.uncovered()).toEqual([]));
});

it('is asked for once each time that it is opened, and forgotten when it is closed', async () => {
  const asked: number[] = [];
  const revealReceiver = fromPromise<Revealed, number>(async ({ input }) => {
    asked.push(input);
    return { kind: 'revealed', receiver };
  });
  const actor = createActor(revealingMachine.provide({ actors: { revealReceiver } })).start();
  actor.send({ type: 'reveal.open', subject });
  actor.send({ type: 'reveal.open', subject });
  await new Promise(setImmediate);
  actor.send({ type: 'reveal.dismiss' });
  expect([asked, JSON.stringify(actor.getSnapshot().context)]).toEqual([
    [9],
    JSON.stringify({ subject: null, receiver: null, refusal: null }),
  ]);
});
