import { useSelector } from '@xstate/react';
import { credentialProblemText } from '../../../fields/credentials.text.ts';
import type { CredentialField } from '../../../fields/credentials.ts';
import { type LoginDialogActor, selectForm } from '../loginDialog.selectors.ts';

/** One field of the form: what stands in it, what is wrong with it, and how it changes. */
export function useCredential(actor: LoginDialogActor, field: CredentialField) {
  const form = useSelector(actor, selectForm);
  return {
    value: form[field],
    error: credentialProblemText(field, form.problems[field]),
    edit: (value: string) => actor.send({ type: 'field.edit', field, value }),
  };
}
