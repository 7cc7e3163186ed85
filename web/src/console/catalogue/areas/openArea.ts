import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../../flows/confirmAction.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { runMutation } from '../../graphql/runMutation.ts';
import { isReason, reasonText } from '../../reasons.ts';
import { OpenArea } from '../catalogue.graphql.ts';
import { openText as text } from '../catalogue.text.ts';

export interface OpenSubject {
  id: number;
  area: string;
  courier: string;
  reason: string;
}
export type OpeningArea = ConfirmAction<OpenSubject>;

/** Opens an area again. */
export const openArea = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, reason }: OpenSubject) => runMutation(client, OpenArea, { id, reason: reason.trim() }),
    validate: ({ reason }) => (isReason(reason) ? null : reasonText.unfit),
    onDone: () => toast.success(text.done),
  });
