import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { CaseAsk, CaseKind } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import type { EvidenceFile } from '../../lib/privateFiles.ts';
import { requestNumbers } from '../../lib/requestNumbers.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type DivisibleParcel, isDivisible, type Pieces, partOf } from '../refunds/refundPart.ts';
import { OpenCase } from './afterSales.graphql.ts';
import { openingText as text } from './openCase.text.ts';

/** The parcel that a case is opened for, with what is in it. Fees in fen. */
export interface CaseParcel extends DivisibleParcel {
  id: number;
  packageNo: string;
  price: number;
  /** What went back of it already. */
  refundFee: number;
  courierFee: number;
  remoteFee: number;
  /** What its form begins with. */
  suggestion?: { kind: CaseKind; ask: CaseAsk } | null;
}

export interface OpenCaseForm {
  kind: CaseKind | null;
  ask: CaseAsk;
  /** Yuan as typed; '' for the whole freight where that is asked for. */
  yuan: string;
  /** What it is about; by default all. */
  pieces?: Pieces;
  words: string;
  files: readonly EvidenceFile[];
}

export interface OpenCaseProblems {
  kind?: string;
  yuan?: string;
  pieces?: string;
  words?: string;
}

export type OpeningCase = EditRecord<CaseParcel, OpenCaseForm, OpenCaseProblems>;

const blank: OpenCaseForm = { kind: null, ask: 'PART', yuan: '', words: '', files: [] };

/** Whether a case may be about some of what is in it: nothing of its money went back yet. */
export const mayBeOfPieces = (parcel: CaseParcel) => parcel.refundFee === 0 && isDivisible(parcel);

/** Fen that can be asked for at most, of the pieces that it is about. */
export function mostOf(ask: CaseAsk, parcel: CaseParcel, pieces?: Pieces): number {
  const { price, refundFee, courierFee, remoteFee } = parcel;
  const left = partOf(parcel, pieces)?.fen ?? price - refundFee;
  return ask === 'FREIGHT' ? Math.min(left, courierFee + remoteFee) : left;
}

/** Asks for no amount of its own: all of the money, or no money. */
const WITHOUT_AMOUNT: readonly CaseAsk[] = ['WHOLE_REFUND', 'RETURN_REFUND', 'REPLACEMENT'];
export const hasAmount = (ask: CaseAsk) => !WITHOUT_AMOUNT.includes(ask);

/** What is wrong with the amount; all of the freight needs none. */
function amountProblem({ ask, yuan, pieces }: OpenCaseForm, parcel: CaseParcel): string | null {
  if (!hasAmount(ask) || (ask === 'FREIGHT' && yuan.trim() === '')) return null;
  const fen = parseYuan(yuan);
  if (!fen) return text.amountWrong;
  const most = mostOf(ask, parcel, pieces);
  return fen > most ? text.amountTooMuch(most) : null;
}

function problemsOf(form: OpenCaseForm, parcel: CaseParcel): OpenCaseProblems {
  const yuan = amountProblem(form, parcel);
  return {
    ...(form.kind === null && { kind: text.kindMissing }),
    ...(yuan !== null && { yuan }),
    ...(partOf(parcel, form.pieces)?.items.length === 0 && { pieces: text.piecesMissing }),
    ...(form.words.trim() === '' && { words: text.wordsMissing }),
  };
}

/** A buyer's case for a parcel that was shipped; `onOpened` hears its number. */
export const openCase = (client: ApolloClient, onOpened: (caseId: number) => void) => {
  const numbers = requestNumbers();
  return editRecord({
    blank,
    fill: ({ suggestion }: CaseParcel) =>
      suggestion ? { ...blank, kind: suggestion.kind, ask: suggestion.ask } : blank,
    validate: problemsOf,
    save: ({ kind, ask, yuan, pieces, words, files }, parcel) => {
      const { id: parcelId } = parcel;
      const amount = hasAmount(ask) ? parseYuan(yuan) : null;
      const part = partOf(parcel, pieces);
      const input = {
        ...{ parcelId, kind: kind ?? 'UNSPECIFIED', ask, text: words.trim() },
        ...(amount === null ? {} : { amount }),
        ...(part && { items: part.items.map(({ skuId, quantity }) => ({ skuId, quantity })) }),
        ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
      };
      return runMutation(client, OpenCase, { input, clientNo: numbers.of(input) });
    },
    onSaved: (_, { openCase: { caseId } }) => {
      numbers.arrived();
      toast.success(text.done);
      onOpened(caseId);
    },
  });
};
