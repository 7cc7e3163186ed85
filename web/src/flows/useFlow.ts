import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Actor, AnyActorLogic, IsNotNever, RequiredActorOptionsKeys } from 'xstate';

type WithoutInput<Logic extends AnyActorLogic> =
  IsNotNever<RequiredActorOptionsKeys<Logic>> extends true ? never : Logic;

/** A flow of a page, on the real graph; `build` is the same function at every render. */
export function useFlow<Logic extends AnyActorLogic>(
  build: (client: ApolloClient) => WithoutInput<Logic>,
): Actor<Logic> {
  const client = useApolloClient();
  const [first] = useState(() => build);
  // biome-ignore lint/suspicious/noConsole: a mistake that only a developer can make
  if (import.meta.env.DEV && build !== first) console.error('useFlow was given another build');
  return useActorRef<Logic>(useMemo(() => build(client), [build, client]));
}
