import { LinkButton } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useOperator } from '../consoleActors.ts';
import { casesOfPath, ordersOfPath, parcelsOfPath, shopsOfPath } from '../paths.ts';
import type { Account } from './accountActions.ts';
import { linksText as text } from './accounts.text.ts';

/** The lists of an account that its page has the newest of. */
export function OrdersLinks({ account: { id, kind } }: { account: Account }) {
  const { permissions } = useOperator();
  return (
    <Row gap={4}>
      {permissions.includes('orders.read') && (
        <>
          <LinkButton variant="text" size="small" to={ordersOfPath(kind, id)}>
            {text.orders}
          </LinkButton>
          <LinkButton variant="text" size="small" to={parcelsOfPath(kind, id)}>
            {text.parcels}
          </LinkButton>
        </>
      )}
      {permissions.includes('cases.read') && (
        <LinkButton variant="text" size="small" to={casesOfPath(kind, id)}>
          {text.cases}
        </LinkButton>
      )}
      {kind === 'BUYER' && (
        <LinkButton variant="text" size="small" to={shopsOfPath(id)}>
          {text.shops}
        </LinkButton>
      )}
    </Row>
  );
}
