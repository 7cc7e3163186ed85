import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { JoinApplicationStatus, ListJoinApplicationsQuery } from '../graphql/generated/graphql.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { DecideJoinApplication } from './joins.graphql.ts';
import { decidingText as text } from './joins.text.ts';

export type JoinApplication = ListJoinApplicationsQuery['joinApplications']['list'][number];
export interface JoinDecision extends Pick<JoinApplication, 'id' | 'name' | 'city'> {
  status: Exclude<JoinApplicationStatus, 'NEW'>;
  note: string;
}
export type DecidingJoin = ConfirmAction<JoinDecision>;

/** Says how an application stands, with a note. */
export const decideJoin = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, status, note }: JoinDecision) =>
      runMutation(client, DecideJoinApplication, { input: { id, status, note: note.trim() } }),
    validate: ({ note }) => (note.trim() === '' ? text.missing : null),
    onDone: () => toast.success(text.done),
  });
