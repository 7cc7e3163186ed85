import type { ApolloClient } from '@apollo/client';
import { refusedField } from '../../fields/refusedField.ts';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { type EditRecord, editRecord } from '../../flows/editRecord.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal, type Refusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import {
  blankToken,
  type NewToken,
  type TokenForm,
  type TokenProblems,
  tokenInput,
  tokenProblems,
} from './tokenForm.ts';
import { CreateApiToken, RevokeApiToken } from './tokens.graphql.ts';
import { revokeText, createText as text } from './tokens.text.ts';

export type CreatingToken = EditRecord<NewToken, TokenForm, TokenProblems>;
export type RevokedToken = { id: number; name: string };
export type RevokingToken = ConfirmAction<RevokedToken>;

/** Giving a program a token, with the password once more. */
export const createToken = (client: ApolloClient) =>
  editRecord({
    blank: blankToken,
    fill: (_: NewToken): TokenForm => blankToken,
    validate: tokenProblems,
    // The token stays in no cache.
    save: async (form) => {
      const answer = await runMutation(
        client,
        CreateApiToken,
        { input: tokenInput(form) },
        { uncached: 'private' },
      );
      if (isRefusal(answer)) return answer;
      return { name: form.name.trim(), text: answer.createApiToken.text };
    },
    refusedAt,
    current: (item, { errorKey, data }) =>
      errorKey === 'CONSENT_CHANGED' && typeof data.agreement === 'string'
        ? { ...item, agreement: data.agreement }
        : null,
    onSaved: ({ onCreated }, created) => onCreated(created),
  });

function refusedAt(refusal: Refusal): TokenProblems | null {
  const { errorKey, msg } = refusal;
  if (errorKey === 'PASSWORD_WRONG') return { password: msg };
  if (errorKey === 'CONSENT_NEEDED') return { agreement: text.agreementMissing };
  const [field = ''] = refusedField(refusal)?.split('.') ?? [];
  if (field === 'networks') return { networks: text.networksRefused };
  return Object.hasOwn(blankToken, field) ? { [field]: msg } : null;
}

/** Ending a token at once. */
export const revokeToken = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: RevokedToken) => runMutation(client, RevokeApiToken, { id }),
    onDone: () => toast.success(revokeText.done),
  });
