// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useInbox } from '../../web/src/features/problems/useInbox.ts';
import { recordingClient } from '../support/flows/recordingClient.ts';

it('the inbox keeps its actors when its page renders again', () => {
  const { client } = recordingClient({});
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, rerender } = renderHook(() => useInbox('buyer'), { wrapper });
  const first = { ...result.current };
  rerender();
  for (const name of ['inbox', 'refunding', 'actions', 'receiver'] as const)
    expect(result.current[name]).toBe(first[name]);
});
