import type { ApolloClient, DocumentNode } from '@apollo/client';
import { matchPath } from 'react-router-dom';
import { waitFor } from 'xstate';
import { selectStatus } from '../features/session/session.selectors.ts';
import { LoadAccount } from '../graphql/account.graphql.ts';
import type { AppActors } from '../lib/appActors.ts';
import { pages } from './pages.tsx';
import { readMemberParts } from './shell/memberCode.ts';

/** The gateway's frame stands meanwhile, as the page's own outlines would. */
const MAX_WAIT_MS = 3_000;

/**
 * Waits for the code of a page and for what it asks for at once, both of which are on their way, so that a member's page
 * opens with what it is for instead of its outlines; `path` is below the base. What fails, or is slow, is left to the page.
 */
export async function openPage(
  { client, session }: { client: ApolloClient; session: AppActors['session'] },
  path: string,
  waitMs = MAX_WAIT_MS,
): Promise<void> {
  const page = pages.find((one) => matchPath(one.path, path));
  const code = Promise.all([page?.code?.(), readMemberParts()]);
  const opened = code.then(([module]) => takeAnswers(client, [LoadAccount, ...(module?.firstQueries ?? [])]));
  // Who is there is known by then: what is drawn meanwhile would be drawn again, all at once.
  const known = waitFor(session, (snapshot) => selectStatus(snapshot) !== 'signingIn');
  const all = Promise.allSettled([opened, known]);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, waitMs))]);
}

/** Takes what was asked at the start (public/start.js) into the cache. It is still there for the page's own questions. */
export async function takeAnswers(client: ApolloClient, queries: readonly DocumentNode[]): Promise<void> {
  for (const { body, answer } of window.preloadedQueries ?? []) {
    const { operationName, variables } = JSON.parse(body);
    const query = queries.find((one) => nameOf(one) === operationName);
    if (!query) continue;
    const { data } = await (await answer).clone().json();
    client.writeQuery({ query, variables, data });
  }
}

function nameOf({ definitions }: DocumentNode): string | undefined {
  const [operation] = definitions.filter((one) => one.kind === 'OperationDefinition');
  return operation?.name?.value;
}
