import type { ApolloClient } from '@apollo/client';
import { fromPromise } from 'xstate';
import type { DrawnCaptcha } from '../../fields/captcha.ts';
import { drawCaptcha } from '../../fields/drawCaptcha.ts';
import { runMutation } from '../../graphql/runOperation.ts';
import { isRefusal } from '../../lib/refusal.ts';
import { type StorageArea, type StoredValue, storedValue } from '../../lib/storage.ts';
import { CreateJoin } from './join.graphql.ts';
import { type Applied, type ApplyInput, joinMachine } from './join.machine.ts';
import type { JoinDraft } from './join.rules.ts';

/** The application on the real graph, with its draft in the browser. */
export function joinLogic(client: ApolloClient, drafts: StoredValue<JoinDraft>) {
  return joinMachine.provide({
    actors: {
      drawCaptcha: fromPromise<DrawnCaptcha>(({ signal }) => drawCaptcha(client, { signal })),
      createJoin: fromPromise<Applied, ApplyInput>(async ({ input }) => {
        const answer = await runMutation(client, CreateJoin, { input }, { uncached: 'private' });
        return isRefusal(answer) ? answer : { kind: 'applied' };
      }),
    },
    actions: {
      saveDraft: (_, draft) => void drafts.save(draft),
      clearDraft: drafts.clear,
    },
  });
}

/** The application as far as it is written; it lasts as long as the tab. */
export function createJoinDrafts(area: StorageArea): StoredValue<JoinDraft> {
  return storedValue(area, { key: 'chengcang.join', version: 1, read });
}

function read(data: unknown): JoinDraft | null {
  if (typeof data !== 'object' || data === null) return null;
  const { name, phone, city, remark } = data as Partial<JoinDraft>;
  const isWhole = [name, phone, city, remark].every((value) => typeof value === 'string');
  return isWhole ? ({ name, phone, city, remark } as JoinDraft) : null;
}
