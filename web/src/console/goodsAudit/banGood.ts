import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { isReason } from '../reasons.ts';
import { BanGood, UnbanGood } from './goodsAudit.graphql.ts';
import { banningText as text } from './goodsAudit.text.ts';

export interface Banned {
  id: number;
  name: string;
  step: 'ban' | 'unban';
  reason: string;
}

export type BanningGood = ConfirmAction<Banned>;

/** Bans goods, or lifts a ban, with a reason. */
export const banGood = (client: ApolloClient) =>
  confirmAction({
    run: ({ id, step, reason }: Banned): Promise<unknown> => {
      const said = { id, reason: reason.trim() };
      return step === 'ban' ? runMutation(client, BanGood, said) : runMutation(client, UnbanGood, said);
    },
    validate: ({ reason }) => (isReason(reason) ? null : text.reasonMissing),
    onDone: ({ step }) => toast.success(text.done[step]),
  });
