import { TextLink } from '../../ui/data/cells.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useOperator } from '../consoleActors.ts';
import { casesOfPath, ordersOfPath, parcelsOfPath, shopsOfPath } from '../paths.ts';
import type { Account } from './accountActions.ts';
import { linksText as text } from './accounts.text.ts';

/** The lists of an account that its page has the newest of. */
export function OrdersLinks({ account: { id, kind } }: { account: Account }) {
  const { permissions } = useOperator();
  return (
    <Row gap={12}>
      {permissions.includes('orders.read') && (
        <>
          <TextLink to={ordersOfPath(kind, id)}>{text.orders}</TextLink>
          <TextLink to={parcelsOfPath(kind, id)}>{text.parcels}</TextLink>
        </>
      )}
      {permissions.includes('cases.read') && <TextLink to={casesOfPath(kind, id)}>{text.cases}</TextLink>}
      {kind === 'BUYER' && <TextLink to={shopsOfPath(id)}>{text.shops}</TextLink>}
    </Row>
  );
}
