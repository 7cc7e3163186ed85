import type { ApolloClient } from '@apollo/client';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import type { ClaimKind } from '../../graphql/generated/graphql.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { parseYuan } from '../../lib/money.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { OpenCourierClaim } from './courierClaims.graphql.ts';
import { openingText as text } from './courierClaims.text.ts';

/** The parcel that a claim is opened for. */
export interface ClaimedParcel {
  id: number;
  packageNo: string;
}

export interface OpenClaimForm {
  kind: ClaimKind | null;
  /** As typed. */
  yuan: string;
  words: string;
}

export type OpenClaimProblems = Partial<Record<keyof OpenClaimForm, string>>;

export type OpeningClaim = EditRecord<ClaimedParcel, OpenClaimForm, OpenClaimProblems>;

const blank: OpenClaimForm = { kind: null, yuan: '', words: '' };

function problemsOf({ kind, yuan, words }: OpenClaimForm): OpenClaimProblems {
  return {
    ...(kind === null && { kind: text.kindMissing }),
    ...(!parseYuan(yuan) && { yuan: text.amountWrong }),
    ...(words.trim() === '' && { words: text.wordsMissing }),
  };
}

/** A supplier's claim against the courier of a parcel. */
export const openClaim = (client: ApolloClient) =>
  editRecord({
    blank,
    fill: (_: ClaimedParcel) => blank,
    validate: problemsOf,
    save: ({ kind, yuan, words }, { id: parcelId }) =>
      runMutation(client, OpenCourierClaim, {
        input: { parcelId, kind: kind ?? 'LOST', amount: parseYuan(yuan) ?? 0, text: words.trim() },
      }),
    onSaved: () => toast.success(text.done),
  });
