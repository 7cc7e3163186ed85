import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { fenToYuan, parseYuan } from '../../lib/money.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { PayIntoDeposit, TakeOutOfDeposit } from './deposits.graphql.ts';
import { type DepositWay, moveTexts, movingText as text } from './deposits.text.ts';

/** A movement that a supplier is about to make; amounts in fen. */
export interface DepositMove {
  way: DepositWay;
  max: number;
  /** What stands in the form at first; 0 for nothing. */
  proposed: number;
  /** Chosen when it is opened, so that it moves once however often it is tried. */
  clientNo: string;
}

interface MoveForm {
  /** As typed. */
  yuan: string;
}

interface MoveProblems {
  yuan?: string;
}

export type MovingDeposit = EditRecord<DepositMove, MoveForm, MoveProblems>;

const blank: MoveForm = { yuan: '' };

function problemsOf({ yuan }: MoveForm, { max }: DepositMove): MoveProblems {
  const fen = parseYuan(yuan);
  if (!fen) return { yuan: text.wrong };
  return fen > max ? { yuan: text.tooMuch(max) } : {};
}

/** Money goes into the deposit or out of it. */
export const moveDeposit = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: ({ proposed }: DepositMove) => ({ yuan: proposed > 0 ? fenToYuan(proposed) : '' }),
    validate: problemsOf,
    save: async ({ yuan }, { way, clientNo }) => {
      const amount = parseYuan(yuan) ?? 0;
      const asked = { amount, clientNo };
      const answer: unknown =
        way === 'payIn'
          ? await runMutation(client, PayIntoDeposit, asked)
          : await runMutation(client, TakeOutOfDeposit, asked);
      return isRefusal(answer) ? answer : amount;
    },
    onSaved: ({ way }, amount) => toast.success(moveTexts[way].done(amount)),
  });
