import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type {
  AnswerCaseInput,
  LoadCaseQuery,
  ReplyToCaseInput,
  ReturnedGoods,
} from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import type { EvidenceFile } from '../../lib/privateFiles.ts';
import { requestNumbers } from '../../lib/requestNumbers.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerCase, AppealCase, ReplyToCase } from './afterSales.graphql.ts';
import { type CaseStep, type OfferKind, stepDoneText, steppingText as text } from './afterSales.text.ts';

type Case = LoadCaseQuery['cases']['list'][number];

/** A case, what is done with it, and what was typed for that. */
export interface StepSubject
  extends Pick<
    Case,
    | 'id'
    | 'ask'
    | 'status'
    | 'amount'
    | 'offerKind'
    | 'offerAmount'
    | 'freight'
    | 'maxAmount'
    | 'returnParcel'
  > {
  step: CaseStep;
  /** What is offered. */
  offer: OfferKind;
  /** Yuan as typed: of an offered part, or of the freight that the buyer is to pay. */
  yuan: string;
  words: string;
  files: readonly EvidenceFile[];
  /** Whether goods that came back can be sold again; null: said later. */
  restock: boolean | null;
  /** What became of them. */
  goods: ReturnedGoods;
  /** Where goods are wanted back; null for the warehouse that sent them. */
  warehouseId: number | null;
  courierId: number | null;
  waybillNo: string;
}

export type TakingStep = ConfirmAction<StepSubject>;

/** A step before anything was typed for it. */
export const stepOf = (found: Case, step: CaseStep): StepSubject => ({
  ...found,
  ...{
    step,
    offer: 'PART',
    yuan: '',
    words: '',
    files: [],
    restock: true,
    goods: 'RESTOCKED',
    warehouseId: null,
    courierId: null,
    waybillNo: '',
  },
});

/** Whether goods are asked for with a step. */
export const wantsGoods = ({ step, offer, ask, status }: StepSubject) =>
  step === 'OFFER'
    ? offer === 'RETURN_REFUND'
    : step === 'ACCEPT' && status === 'WAIT_SELLER' && ask === 'RETURN_REFUND';

/** Steps that nobody may take without saying why. */
const NEEDS_WORDS: readonly CaseStep[] = ['REFUSE', 'INSIST', 'ESCALATE', 'APPEAL'];

export const needsWords = (step: CaseStep) => NEEDS_WORDS.includes(step);

/** What is missing before a step can be taken. */
function problemOf({
  step,
  offer,
  yuan,
  words,
  files,
  maxAmount,
  goods,
  courierId,
  waybillNo,
}: StepSubject): string | null {
  if (needsWords(step) && words.trim() === '') return text.wordsMissing;
  if (step === 'APPEAL') return files.length === 0 ? text.evidenceMissing : null;
  if (step === 'SEND_BACK' || (step === 'SETTLE_GOODS' && goods === 'SENT_BACK')) {
    if (courierId === null) return text.courierMissing;
    return waybillNo.trim() === '' ? text.waybillMissing : null;
  }
  if (step !== 'OFFER' || offer === 'RETURN_REFUND') return null;
  if (offer === 'REPLACEMENT' && yuan.trim() === '') return null;
  const fen = parseYuan(yuan);
  if (!fen) return text.amountWrong;
  return offer === 'PART' && fen > maxAmount ? text.amountTooMuch(maxAmount) : null;
}

/** One step in a case, of its supplier or its buyer. */
export const takeStep = (client: ApolloClient) => {
  const numbers = requestNumbers();
  return confirmAction({
    run: (subject: StepSubject): Promise<unknown> => send(client, subject, numbers),
    validate: problemOf,
    onDone: ({ step, status }) => {
      numbers.arrived();
      toast.success(stepDoneText(step, status));
    },
  });
};

function send(client: ApolloClient, subject: StepSubject, numbers: ReturnType<typeof requestNumbers>) {
  const answer = (input: AnswerCaseInput) =>
    runMutation(client, AnswerCase, { id, input, clientNo: numbers.of({ id, ...input }) });
  const reply = (input: ReplyToCaseInput) =>
    runMutation(client, ReplyToCase, { id, input, clientNo: numbers.of({ id, ...input }) });
  const { id, step, offer, status, restock, goods, yuan, words, files, warehouseId, courierId, waybillNo } =
    subject;
  const text = words.trim();
  const said = text ? { text } : {};
  const shown = files.length > 0 ? { fileIds: files.map((file) => file.id) } : {};
  const wanted = warehouseId !== null && wantsGoods(subject) ? { warehouseId } : {};
  switch (step) {
    case 'ACCEPT': {
      const taken = status === 'INSPECTING' && restock !== null ? { restock } : {};
      return answer({ action: step, ...taken, ...wanted, ...said });
    }
    case 'REFUSE':
      return answer({ action: step, ...said, ...shown });
    case 'OFFER': {
      const amount = offer === 'RETURN_REFUND' ? null : parseYuan(yuan);
      return answer({
        ...{ action: step, offer },
        ...(amount === null ? {} : { amount }),
        ...wanted,
        ...said,
        ...shown,
      });
    }
    case 'SETTLE_GOODS': {
      const sent = goods === 'SENT_BACK' ? { courierId, waybillNo: waybillNo.trim() } : {};
      return answer({ action: step, goods, ...sent, ...said, ...shown });
    }
    case 'SEND_BACK': {
      const sent = { courierId, waybillNo: waybillNo.trim() };
      return reply({ action: step, ...sent, ...said });
    }
    case 'APPEAL':
      return runMutation(client, AppealCase, { id, text, fileIds: files.map((file) => file.id) });
    default:
      return reply({ action: step, ...said, ...shown });
  }
}
