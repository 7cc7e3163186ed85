import { expect } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { cashOutMachine } from '../../web/src/features/cashOuts/cashOut.machine.ts';
import type { CashOutField, CashOutLimits } from '../../web/src/features/cashOuts/cashOut.rules.ts';
import { selectScreen } from '../../web/src/features/cashOuts/cashOut.selectors.ts';
import type {
  CashOutOutcome,
  CashOutRequest,
  LimitsAnswer,
} from '../../web/src/features/cashOuts/cashOut.setup.ts';
import { cashOutProblemText } from '../../web/src/features/cashOuts/cashOut.text.ts';
import type { DrawnCaptcha } from '../../web/src/fields/captcha.ts';
import type { CodeOutcome } from '../../web/src/fields/codeRequest.ts';
import type { CashOutRowFragment } from '../../web/src/graphql/generated/graphql.ts';

export const phone = '13800000001';
export const picture = { captchaId: 'c-1', picPath: 'data:image/png;base64,AA' };

export const cashOut: CashOutRowFragment = {
  ...{ id: 7, cashOutNo: 'T20261121000007', amount: 12_345, fee: 75, realAmount: 12_270 },
  ...{ accountType: 'ALIPAY', accountTypeText: '支付宝', account: '138******01', accountName: '张三' },
  ...{ bankName: null, status: 'AUDITING', statusText: '待审核', auditReason: '', transferNo: null },
  ...{ createdAt: '2026-11-21T10:00:00+08:00', auditedAt: null, paidAt: null, revocable: true },
};

/** Limits that let something out. */
export const limits: CashOutLimits = {
  ...{ withdrawable: 50_000, min: 1_000, max: 5_000_000, feeRate: 60, leftToday: 3 },
  ...{ realName: '张三', paused: false, auditing: null },
};

/** What the closed dialog knows. */
export const blank = {
  ...{ limits: null, amount: '', accountType: 'ALIPAY', account: '', bankName: '', way: 'password' },
  ...{ phone: '', underWay: false, clientNo: '', problems: {}, msg: '', cashOut: null },
  ...{ password: '', captcha: '', phoneCode: '', picture: null, codeSent: false },
};

const settled = () => new Promise(setImmediate);

interface World {
  /** What the server says each time it is asked for the limits; the last goes on. */
  limits?: (LimitsAnswer | CashOutLimits | Error)[];
  answers?: (CashOutOutcome | Error)[];
}

/** The dialog with its world: what it asked for and sent, and who proves names and sends codes. */
export async function open({ limits: told = [limits], answers = [] }: World = {}) {
  const sent: CashOutRequest[] = [];
  const codesAsked: object[] = [];
  const proofs: boolean[] = [];
  let read = 0;
  let drawn = 0;
  let endProof: () => void = () => expect.unreachable('nobody proves');
  let answerCode: (outcome: CodeOutcome) => void = () => expect.unreachable('nobody hears');
  const actor = createActor(
    cashOutMachine.provide({
      actors: {
        loadLimits: fromPromise<LimitsAnswer>(async () => {
          const answer = told[Math.min(read, told.length - 1)] ?? limits;
          read += 1;
          if (answer instanceof Error) throw answer;
          return 'kind' in answer ? answer : { kind: 'limits', limits: answer };
        }),
        verifyRealName: fromPromise<void, { underWay: boolean }>(({ input }) => {
          proofs.push(input.underWay);
          return new Promise((resolve) => {
            endProof = resolve;
          });
        }),
        drawCaptcha: fromPromise<DrawnCaptcha>(async () => {
          drawn += 1;
          return { kind: 'drawn', ...picture, captchaId: `c-${drawn}` };
        }),
        createCashOut: fromPromise<CashOutOutcome, CashOutRequest>(async ({ input }) => {
          sent.push(input);
          const answer = answers.shift() ?? { kind: 'requested', cashOut };
          if (answer instanceof Error) throw answer;
          return answer;
        }),
        subscribeToCode: fromCallback(({ sendBack }) => {
          answerCode = sendBack;
        }),
      },
      actions: { requestCode: (_, form) => void codesAsked.push(form) },
    }),
  ).start();
  actor.send({ type: 'dialog.open', phone, underWay: false });
  await settled();
  const context = () => actor.getSnapshot().context;
  return {
    ...{ actor, context, sent, codesAsked, proofs },
    drawn: () => drawn,
    read: () => read,
    screen: () => selectScreen(actor.getSnapshot()),
    settle: settled,
    fill: (fields: Partial<Record<CashOutField, string>>) => {
      for (const [field, value] of Object.entries(fields)) {
        actor.send({ type: 'field.edit', field: field as CashOutField, value });
      }
    },
    submit: async () => {
      actor.send({ type: 'form.submit' });
      actor.send({ type: 'form.submit' });
      await settled();
    },
    endProof: async () => {
      endProof();
      await settled();
    },
    answerCode: async (outcome: CodeOutcome) => {
      answerCode(outcome);
      await settled();
    },
    said: () =>
      Object.fromEntries(
        Object.entries(context().problems).map(([field, problem]) => [
          field,
          cashOutProblemText(field as CashOutField | 'form', problem, context()),
        ]),
      ),
  };
}
