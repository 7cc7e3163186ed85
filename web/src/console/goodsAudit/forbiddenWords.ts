import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { runMutation } from '../graphql/runMutation.ts';
import { AddForbiddenWord, RemoveForbiddenWord } from './goodsAudit.graphql.ts';
import { wordsText as text } from './goodsAudit.text.ts';

interface Word {
  id: number;
  word: string;
}

export type RemovingWord = ConfirmAction<Word>;

/** Adds a word at once. */
export const addWord = (client: ApolloClient, onAdded: () => void = () => {}) =>
  confirmAction({
    run: ({ word }: { word: string }): Promise<unknown> => runMutation(client, AddForbiddenWord, { word }),
    onDone: ({ word }) => {
      onAdded();
      toast.success(text.added(word));
    },
    lost: text.lost,
  });

/** Removes one, after a question. */
export const removeWord = (client: ApolloClient) =>
  confirmAction({
    run: ({ id }: Word): Promise<unknown> => runMutation(client, RemoveForbiddenWord, { id }),
    onDone: ({ word }) => toast.success(text.removed(word)),
  });
