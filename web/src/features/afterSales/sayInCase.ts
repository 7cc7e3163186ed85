import type { ApolloClient } from '@apollo/client';
import { type ConfirmAction, confirmAction } from '../../flows/confirmAction.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import type { EvidenceFile } from '../../lib/privateFiles.ts';
import { requestNumbers } from '../../lib/requestNumbers.ts';
import { ReadCase, SayInCase } from './afterSales.graphql.ts';
import { talkText } from './afterSales.text.ts';

interface Saying {
  id: number;
  words: string;
  files: readonly EvidenceFile[];
}

/** Saying something, at once; `onSaid` hears that it has arrived. */
export const sayInCase = (client: ApolloClient, onSaid: () => void) => {
  const numbers = requestNumbers();
  return confirmAction({
    run: ({ id, words, files }: Saying) => {
      const said = {
        ...{ id, text: words.trim() },
        ...(files.length > 0 && { fileIds: files.map((file) => file.id) }),
      };
      return runMutation(client, SayInCase, { ...said, clientNo: numbers.of(said) });
    },
    onDone: () => {
      numbers.arrived();
      onSaid();
    },
    lost: talkText.lost,
  });
};

export type SayingInCase = ConfirmAction<Saying>;

/** Everything in a case was seen. What is not heard of it is sent again with the next message. */
export async function markCaseRead(client: ApolloClient, id: number): Promise<void> {
  await runMutation(client, ReadCase, { id }).catch(() => {});
}
