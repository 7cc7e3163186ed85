import type { ApolloClient } from '@apollo/client';
import { writeLicence } from '../../flows/licences/writeLicence.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { uploadEvidence } from '../../lib/privateFiles.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { SendLicence } from './licences.graphql.ts';
import { sendText } from './licences.text.ts';

/** A supplier sends a licence. */
export const sendLicence = (client: ApolloClient) =>
  writeLicence<object>({
    async store(file) {
      const stored = await uploadEvidence(file, { name: file.name });
      return isRefusal(stored) ? stored : { kind: 'stored', fileId: stored.file.id };
    },
    add: (input) => runMutation(client, SendLicence, { input }),
    done: sendText.done,
  });
