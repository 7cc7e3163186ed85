import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import type { LoadCaseQuery } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import type { EvidenceFile } from '../../lib/privateFiles.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerCase, AppealCase, ReplyToCase } from './afterSales.graphql.ts';
import { type CaseStep, stepDone, steppingText as text } from './afterSales.text.ts';

type Case = LoadCaseQuery['cases']['list'][number];

/** A case, what is done with it, and what was typed for that. */
export interface StepSubject extends Pick<Case, 'id' | 'ask' | 'amount' | 'offerAmount' | 'maxAmount'> {
  step: CaseStep;
  /** Yuan as typed, of an offer. */
  yuan: string;
  words: string;
  /** New evidence, of an appeal. */
  files: readonly EvidenceFile[];
}

export type TakingStep = ConfirmAction<StepSubject>;

/** Steps that nobody may take without saying why. */
const NEEDS_WORDS: readonly CaseStep[] = ['REFUSE', 'INSIST', 'ESCALATE', 'APPEAL'];

export const needsWords = (step: CaseStep) => NEEDS_WORDS.includes(step);

/** What is missing before a step can be taken: of an offer its amount, of others the words, of an appeal also evidence. */
function problemOf({ step, yuan, words, files, maxAmount }: StepSubject): string | null {
  if (needsWords(step) && words.trim() === '') return text.wordsMissing;
  if (step === 'APPEAL' && files.length === 0) return text.evidenceMissing;
  if (step !== 'OFFER') return null;
  const fen = parseYuan(yuan);
  if (!fen) return text.amountWrong;
  return fen > maxAmount ? text.amountTooMuch(maxAmount) : null;
}

/** One step in a case, of its supplier or its buyer. */
export const takeStep = (client: ApolloClient) =>
  confirmAction({
    run: (subject: StepSubject): Promise<unknown> => send(client, subject),
    validate: problemOf,
    onDone: ({ step }) => toast.success(stepDone[step]),
  });

function send(client: ApolloClient, { id, step, yuan, words, files }: StepSubject) {
  const text = words.trim();
  const said = text ? { text } : {};
  switch (step) {
    case 'ACCEPT':
    case 'REFUSE':
      return runMutation(client, AnswerCase, { id, input: { action: step, ...said } });
    case 'OFFER': {
      const amount = parseYuan(yuan) ?? 0;
      return runMutation(client, AnswerCase, { id, input: { action: step, amount, ...said } });
    }
    case 'APPEAL':
      return runMutation(client, AppealCase, { id, text, fileIds: files.map((file) => file.id) });
    default:
      return runMutation(client, ReplyToCase, { id, input: { action: step, ...said } });
  }
}
