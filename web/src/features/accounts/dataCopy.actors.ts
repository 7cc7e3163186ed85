import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import { toExportAnswer } from '../../exports/exporting.actors.ts';
import type { ExportAnswer, Exporting } from '../../exports/exporting.machine.ts';
import type { CodeSender } from '../../fields/codeRequest.ts';
import { codeProofLogic } from '../../flows/codeProof.actors.ts';
import { runMutationWithProof } from '../../graphql/runMutationWithProof.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { ExportPersonalData } from './accounts.graphql.ts';
import { dataCopyMachine } from './dataCopy.machine.ts';

/** The dialog on the real graph; the page's export waits for the file and downloads it. */
export function dataCopyLogic(client: ApolloClient, codes: CodeSender, exporting: Exporting) {
  const proof = codeProofLogic(client, codes);
  return dataCopyMachine.provide({
    actors: {
      exportData: fromPromise<ExportAnswer, { phoneCode: string }>(async ({ input }) => {
        const answer = await runMutationWithProof(client, ExportPersonalData, { input });
        return toExportAnswer(isRefusal(answer) ? answer : answer.exportPersonalData);
      }),
      ...proof.actors,
    },
    actions: {
      ...proof.actions,
      passToExports: (_, answer) => {
        if (!isRefusal(answer)) exporting.send({ type: 'export.begun', answer });
      },
    },
  });
}
