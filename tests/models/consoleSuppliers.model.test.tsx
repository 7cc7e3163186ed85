// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { CheckDialog, DecideDialog } from '../../web/src/console/licences/LicenceDialogs.tsx';
import { addLicence, checkLicence, decideLicence } from '../../web/src/console/licences/licenceActions.ts';
import { licencePictureMachine } from '../../web/src/console/licences/licencePicture.machine.ts';
import {
  acceptText,
  addText,
  checkText,
  pictureText,
  refuseText,
} from '../../web/src/console/licences/licences.text.ts';
import { PictureDialog } from '../../web/src/console/licences/PictureDialog.tsx';
import { hoursText, rateText, scoreText, termsText } from '../../web/src/console/suppliers/suppliers.text.ts';
import { setTerms } from '../../web/src/console/suppliers/supplierTerms.ts';
import { TermsDialog } from '../../web/src/console/suppliers/TermsDialog.tsx';
import { LicenceDialog } from '../../web/src/flows/licences/LicenceDialog.tsx';
import { fieldsText, kindNames } from '../../web/src/flows/licences/licences.text.ts';
import { writeLicence } from '../../web/src/flows/licences/writeLicence.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { createModelTest, type StateAssertions } from '../support/modelTest.ts';
import { alerts, button, choose, createViewTest, press, type, upload } from '../support/viewTest.tsx';

afterEach(cleanup);

const licence = { id: 4, kind: 'FOOD' as const, number: 'JY1330' };

for (const accept of [true, false])
  testConfirmAction(`the decision about a licence with accept ${accept}`, {
    build: decideLicence,
    view: (actor) => <DecideDialog actor={actor} />,
    subject: { ...licence, accept, reason: ' 图片不清晰，请重拍 ' },
    sticky: true,
    texts: accept ? acceptText : refuseText,
    question: (accept ? acceptText : refuseText).question('食品', 'JY1330'),
    sends: ['DecideLicence', { input: { id: 4, accept, ...(!accept && { reason: '图片不清晰，请重拍' }) } }],
    answers: { DecideLicence: { decideLicence: { __typename: 'Licence', id: 4, status: 'ACCEPTED' } } },
    done: (accept ? acceptText : refuseText).done,
  });

testConfirmAction('looking at a licence again', {
  build: checkLicence,
  view: (actor) => <CheckDialog actor={actor} />,
  subject: licence,
  texts: checkText,
  question: checkText.question('食品', 'JY1330'),
  sends: ['CheckLicence', { id: 4 }],
  answers: {
    CheckLicence: { checkLicence: { __typename: 'Licence', id: 4, checkOn: '2027-05-28', isDue: false } },
  },
  done: checkText.done,
});

const picture = new File(['x'], '许可证.png', { type: 'image/png' });
const numberField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fieldsText.number}`));

testEditRecord('the licence that a supplier has sent', {
  build: addLicence,
  view: (actor) => <LicenceDialog actor={actor} texts={addText} />,
  item: { sellerId: 7 },
  texts: addText,
  changes: [{ kind: 'FOOD', number: 'JY1330', file: picture }],
  fill: ({ number = '' }) => {
    choose(fieldsText.kind, kindNames.FOOD);
    type(numberField(), number);
    upload(document.querySelector('input[type="file"]') as Element, picture);
  },
  // What is chosen already is not chosen again.
  stands: (form) => form.kind !== null,
  saysOf: ({ kind, number, file }) => [kind, number, file].filter((says) => says !== undefined),
  shows: ({ number, file }) =>
    expect([numberField().value, screen.queryByText('许可证.png') !== null]).toEqual([number, file !== null]),
});

const commission = () => screen.getByLabelText<HTMLInputElement>(/^平台服务费/);
const deposit = () => screen.getByLabelText<HTMLInputElement>(/^应缴保证金/);
const why = () => screen.getByLabelText<HTMLTextAreaElement>(/^原因/);
const terms = { id: 7, commissionRate: 250, ownDepositMin: null };

testEditRecord('the terms of a supplier', {
  build: setTerms,
  view: (actor) => <TermsDialog actor={actor} />,
  item: terms,
  texts: termsText,
  changes: [{ commission: '3', deposit: '1000', reason: '年度协议调整' }],
  fill: (change) => {
    type(commission(), change.commission ?? '');
    type(deposit(), change.deposit ?? '');
    type(why(), change.reason ?? '');
  },
  stands: (form) => form.reason !== '',
  saysOf: (problems) =>
    [problems.commission, problems.deposit, problems.reason].filter((says) => says !== undefined),
  shows: (form) =>
    expect([commission().value, deposit().value, why().value]).toEqual([
      form.commission,
      form.deposit,
      form.reason,
    ]),
});

describe('the terms of a supplier', () => {
  it.each([
    ['2.5', '', { commissionRate: 250, depositMin: null }],
    ['0', '300', { commissionRate: 0, depositMin: 30_000 }],
  ])('typed as %s and “%s” are sent in whole numbers', async (typed, yuan, numbers) => {
    takeNotices();
    const { client, sent } = recordingClient({
      SetSupplierTerms: { setSupplierTerms: { __typename: 'SupplierDetails', ...terms } },
    });
    const actor = createActor(setTerms(client)).start();
    actor.send({ type: 'editor.open', item: terms });
    actor.send({
      type: 'form.edit',
      change: { commission: typed, deposit: yuan, reason: '年度协议调整' },
    });
    actor.send({ type: 'form.save' });
    await answered();
    expect(sent).toEqual([['SetSupplierTerms', { input: { id: 7, ...numbers, reason: '年度协议调整' } }]]);
    expect(takeNotices()).toEqual([['success', termsText.done]]);
  });

  it.each(['30.01', '2.555', '三'])('of %s percent are not sent', (typed) => {
    const { client, sent } = recordingClient({});
    const actor = createActor(setTerms(client)).start();
    actor.send({ type: 'editor.open', item: terms });
    actor.send({ type: 'form.edit', change: { commission: typed, reason: '年度协议调整' } });
    actor.send({ type: 'form.save' });
    expect([actor.getSnapshot().context.problems, sent]).toEqual([
      { commission: termsText.commissionWrong },
      [],
    ]);
  });
});

describe('the figures of a supplier', () => {
  it('are told in percent, hours and stars, and as unknown where there are none', () => {
    expect([rateText(1_250), hoursText(93_600), scoreText(45)]).toEqual(['12.5%', '26 小时', '4.5']);
    expect([rateText(null), hoursText(null), scoreText(null)]).toEqual(['—', '—', '—']);
  });
});

const blob = new Blob(['x'], { type: 'image/webp' });
const gone = refusal('NO_FILE', '文件不存在');

const stateAssertions: StateAssertions<typeof licencePictureMachine, undefined> = {
  closed: ({ context }) => expect(context).toEqual({ id: 0, picture: null, refusal: null }),
  reading: ({ context }) => expect([context.id, context.picture]).toEqual([4, null]),
  shown: ({ context }) => expect(context.picture).toBe(blob),
  refused: ({ context }) => expect(context.refusal).toEqual(gone),
  failed: ({ context }) => expect([context.picture, context.refusal]).toEqual([null, null]),
};

const pictureTest = createModelTest(licencePictureMachine, {
  outcomes: {
    readPicture: { read: { output: blob }, gone: { output: gone }, lost: { error: new Error('offline') } },
  },
  events: [{ type: 'picture.open', id: 4 }, { type: 'picture.read' }, { type: 'picture.close' }],
  limit: 100,
  key: ({ value }) => value,
  fixture: () => ({ world: undefined, machine: licencePictureMachine }),
});

const pictureView = createViewTest(pictureTest, {
  view: (actor) => <PictureDialog actor={actor} />,
  externalEvents: ['picture.open'],
  userActions: {
    'picture.read': () => press(button('重试')),
    'picture.close': () => press(button('关闭')),
  },
  stateAssertions: {
    closed: () => expect(screen.queryByRole('dialog')).toBeNull(),
    reading: () => expect(screen.getByRole('status', { name: pictureText.reading })).toBeTruthy(),
    shown: () => expect(screen.getByRole('img', { name: pictureText.alt })).toBeTruthy(),
    refused: () => expect(alerts()).toEqual([gone.msg]),
    failed: () => expect(screen.getByRole('alert').textContent).toContain(pictureText.failed),
  },
});

describe('the picture of a licence', () => {
  it.each(pictureTest.paths)('passes the state assertions along $title', (path) =>
    path.run(undefined, stateAssertions),
  );

  it.each(pictureView.paths)('shows every state along $title', (path) => path.run());

  it('covers every state and transition', () => {
    expect(pictureTest.uncovered()).toEqual([]);
    expect(pictureView.uncovered()).toEqual([]);
  });
});

describe('a licence of a supplier’s own', () => {
  it('is sent with the picture that was stored for it', async () => {
    const sent: unknown[] = [];
    const actor = createActor(
      writeLicence<object>({
        store: async () => ({ kind: 'stored', fileId: 9 }),
        add: async (licence) => void sent.push(licence),
        done: addText.done,
      }),
    ).start();
    actor.send({ type: 'editor.open', item: {} });
    actor.send({
      type: 'form.edit',
      change: { kind: 'FOOD', number: ' JY1330 ', endsOn: '', file: picture },
    });
    actor.send({ type: 'form.save' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(sent).toEqual([{ kind: 'FOOD', number: 'JY1330', endsOn: null, fileId: 9 }]);
  });
});
