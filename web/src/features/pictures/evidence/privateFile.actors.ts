import { fromPromise } from 'xstate';
import { type PrivateBytes, readPrivateFile } from '../../../lib/privateFiles.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { privateFileMachine, type Wanted } from './privateFile.machine.ts';

/** A private file of the real server. */
export const privateFileLogic = privateFileMachine.provide({
  actors: {
    readPrivateFile: fromPromise<PrivateBytes | Refusal, Wanted>(({ input, signal }) =>
      readPrivateFile(input, signal),
    ),
  },
});
