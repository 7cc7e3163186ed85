// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { problemsText as text } from '../../web/src/features/problems/problems.text.ts';
import { ReturnsPointer } from '../../web/src/features/problems/ReturnsPointer.tsx';
import { answered, recordingClient } from '../support/flows/recordingClient.ts';

afterEach(cleanup);

const refund = (id: number, allowedActions: readonly string[]) => ({
  __typename: 'Refund',
  id,
  allowedActions,
});

async function shown(list: readonly object[], total = list.length) {
  const { client } = recordingClient({
    ListUnconfirmedReturns: { refunds: { __typename: 'RefundPage', total, list } },
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <ReturnsPointer />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await answered();
}

it('a supplier is pointed to refunded parcels whose stock has not come back, and to where it says that it has', async () => {
  await shown([refund(3, ['CONFIRM_RETURN']), refund(2, []), refund(1, ['CONFIRM_RETURN'])]);
  expect(screen.getByText(text.returns(14, 2, false))).toBeDefined();
  expect(screen.getByRole('link', { name: text.returnsOpen }).getAttribute('href')).toBe(
    '/packageCenter?tab=refunds&refund=SUCCESS',
  );
});

it('nothing is said where all returns are confirmed, and more than are read are told as such', async () => {
  await shown([refund(1, [])]);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await shown([refund(2, ['CONFIRM_RETURN'])], 300);
  expect(screen.getByText(text.returns(14, 1, true))).toBeDefined();
});
