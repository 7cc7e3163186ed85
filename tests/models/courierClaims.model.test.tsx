// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  kindNames,
  lossText,
  openingText,
  resultText,
  stepDone,
  stepNames,
  stepWords,
  steppingText as text,
} from '../../web/src/features/courierClaims/courierClaims.text.ts';
import { OpenClaimDialog } from '../../web/src/features/courierClaims/OpenClaimDialog.tsx';
import { openClaim } from '../../web/src/features/courierClaims/openClaim.ts';
import { StepClaimDialog } from '../../web/src/features/courierClaims/StepClaimDialog.tsx';
import { type ClaimStepSubject, stepClaim } from '../../web/src/features/courierClaims/stepClaim.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { alerts, button, choose, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const subjectOf = (step: ClaimStepSubject['step'], yuan = '', words = ''): ClaimStepSubject => ({
  ...{ id: 7, amount: 1260, step, yuan, words },
});

for (const { step, yuan = '', words = '', input = {} } of [
  { step: 'SUBMIT' },
  { step: 'ACCEPT' },
  { step: 'ACCEPT', yuan: ' 3.50 ', input: { amount: 350 } },
  { step: 'REFUSE', words: ' 外箱完好 ', input: { text: '外箱完好' } },
  { step: 'PAY' },
  { step: 'WITHDRAW' },
] as const satisfies { step: ClaimStepSubject['step']; yuan?: string; words?: string; input?: object }[]) {
  testConfirmAction(`the step ${step} of a claim${yuan && ` with${yuan}`}`, {
    build: stepClaim,
    view: (actor) => <StepClaimDialog actor={actor} />,
    subject: subjectOf(step, yuan, words),
    sticky: true,
    texts: { ...text, title: stepNames[step] },
    question: stepWords[step],
    sends: ['UpdateCourierClaim', { id: 7, input: { action: step, ...input } }],
    answers: {
      UpdateCourierClaim: {
        stepCourierClaim: { __typename: 'CourierClaimPayload', claimId: 7, claim: null },
      },
    },
    done: stepDone[step],
  });
}

describe('what is typed for a step of a claim', () => {
  it.each([
    ['ACCEPT', '十块', '', text.amountWrong, text.amount],
    ['ACCEPT', '12.61', '', text.amountTooMuch(1260), text.amount],
    ['REFUSE', '', '  ', text.answerMissing, text.answer],
  ] as const)(
    'of %s with “%s” and “%s” is not sent, and the field says %s',
    (step, yuan, words, says, label) => {
      const { client, sent } = recordingClient({});
      const actor = createActor(stepClaim(client)).start();
      render(<StepClaimDialog actor={actor} />);
      act(() => actor.send({ type: 'action.ask', subject: subjectOf(step, yuan, words) }));
      press(button(text.accept));
      expect([alerts(), sent]).toEqual([[says], []]);
      type(screen.getByLabelText(label, { exact: false }), '1');
      expect(alerts()).toEqual([]);
    },
  );
});

const yuanField = () => screen.getByLabelText<HTMLInputElement>(/^索赔金额/);
const wordsField = () => screen.getByLabelText<HTMLTextAreaElement>(/^说明/);

testEditRecord('the claim about a parcel', {
  build: openClaim,
  view: (actor) => <OpenClaimDialog actor={actor} />,
  item: { id: 9, packageNo: 'P9' },
  texts: openingText,
  changes: [{ kind: 'DAMAGED', yuan: '5', words: '压扁' }],
  fill: (change) => {
    choose(openingText.kind, kindNames.DAMAGED);
    type(yuanField(), change.yuan ?? '');
    type(wordsField(), change.words ?? '');
  },
  // What is chosen already is not chosen again.
  stands: (form) => form.kind !== null,
  saysOf: (problems) => [problems.kind, problems.yuan, problems.words].filter((says) => says !== undefined),
  shows: (form) => expect([yuanField().value, wordsField().value]).toEqual([form.yuan, form.words]),
});

describe('opening a claim', () => {
  it('sends what the courier did and what it is asked for', async () => {
    takeNotices();
    const { client, sent } = recordingClient({
      OpenCourierClaim: {
        openCourierClaim: { __typename: 'CourierClaimPayload', claimId: 7, status: 'OPENED' },
      },
    });
    const actor = createActor(openClaim(client)).start();
    actor.send({ type: 'editor.open', item: { id: 9, packageNo: 'P9' } });
    actor.send({ type: 'form.edit', change: { kind: 'LATE', yuan: '5.5', words: ' 晚到十天 ' } });
    actor.send({ type: 'form.save' });
    await answered();
    expect(sent).toEqual([
      ['OpenCourierClaim', { input: { parcelId: 9, kind: 'LATE', amount: 550, text: '晚到十天' } }],
    ]);
    expect(takeNotices()).toEqual([['success', openingText.done]]);
  });
});

describe('the words about a claim', () => {
  it.each([
    [{ buyerGot: 0, supplierBore: 0 }, '还没有赔给买家'],
    [{ buyerGot: 400, supplierBore: 400 }, '¥4.00，其中您承担 ¥4.00'],
    [{ buyerGot: 400, supplierBore: 327 }, '¥4.00，其中您承担 ¥3.27，平台承担 ¥0.73'],
  ])('of %j say who has paid the buyer: %s', (loss, says) => {
    expect(lossText(loss)).toBe(says);
  });

  it.each([
    [{ acceptedAmount: null, supplierPart: null, platformPart: null }, null],
    [{ acceptedAmount: 400, supplierPart: null, platformPart: null }, '同意赔付 ¥4.00'],
    [{ acceptedAmount: 300, supplierPart: 300, platformPart: 0 }, '已赔付 ¥3.00：¥3.00 进入钱包'],
    [
      { acceptedAmount: 400, supplierPart: 327, platformPart: 73 },
      '已赔付 ¥4.00：¥3.27 进入钱包，¥0.73 归平台',
    ],
  ])('of %j say where the money went: %s', (result, says) => {
    expect(resultText(result)).toBe(says);
  });
});
