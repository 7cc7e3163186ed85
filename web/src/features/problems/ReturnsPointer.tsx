import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { refundsPath } from '../../lib/pagePaths.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { problemsText as text } from './problems.text.ts';
import { ListUnconfirmedReturns } from './unconfirmedReturns.graphql.ts';

/** Refunds that were asked for longer ago are not pointed to: what was lost never comes back. */
const RETURN_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Points a supplier to refunded parcels that had left its stock: only the supplier knows whether the goods are there, also
 * where the label was voided, so their stock comes back when it says so.
 */
export function ReturnsPointer() {
  const [startAt] = useState(() => new Date(startOfDay(Date.now()) - RETURN_DAYS * DAY_MS).toISOString());
  const { data } = useQuery(ListUnconfirmedReturns, {
    variables: { startAt },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: { quiet: 'outages' },
  });
  const refunds = data?.refunds.list ?? [];
  const open = refunds.filter(({ allowedActions }) => allowedActions.includes('CONFIRM_RETURN'));
  if (open.length === 0) return null;
  const isMore = (data?.refunds.total ?? 0) > refunds.length;
  return (
    <Message
      tone="info"
      below={12}
      action={
        <LinkButton size="small" to={`${refundsPath()}&refund=SUCCESS`}>
          {text.returnsOpen}
        </LinkButton>
      }
    >
      {text.returns(RETURN_DAYS, open.length, isMore)}
    </Message>
  );
}

/** The same all day long, so that a page that is opened again finds what was read. */
function startOfDay(at: number): number {
  return at - (at % DAY_MS);
}
