import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { type SavedSender, saveSender } from '../../fields/saveSender.ts';
import type { SenderForm } from '../../fields/sender.ts';
import { ReadAddresses } from '../../graphql/addresses.graphql.ts';
import { runQuery } from '../../graphql/runOperation.ts';
import { oneLine } from '../../lib/oneLine.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { type SenderRead, senderEditorMachine } from './senderEditor.machine.ts';
import { sendersText } from './senders.text.ts';

/** The editor on the real graph. */
export function senderEditorLogic(client: ApolloClient) {
  return senderEditorMachine.provide({
    actors: {
      readSender: fromPromise<SenderRead, string>(async ({ input, signal }) => {
        // The reader takes every line for a person of its own.
        const text = oneLine(input).trim();
        const answer = await runQuery(client, ReadAddresses, { text }, { uncached: 'private', signal });
        if (isRefusal(answer)) return answer;
        const [reading] = answer.readAddresses;
        return { kind: 'read', reading: reading ?? { ...nothing, rest: text } };
      }),
      saveSender: fromPromise<SavedSender, SenderForm>(({ input }) => saveSender(client, input)),
    },
    actions: { announce: () => toast.success(sendersText.saved) },
  });
}

const nothing = {
  ...{ text: '', name: '', phone: '', detail: '', province: '', city: '', district: '' },
  ...{ provinceCode: '', cityCode: '', districtCode: '' },
  ...{ specification: '', remark: '', thirdOrderNo: '' },
};
