import { Navigate, Outlet, useParams } from 'react-router-dom';
import { isWhole } from '../lib/page.ts';
import { paths } from '../lib/paths.ts';

/** Ids in addresses are numbers, and only the courier's may be negative; anything else is no page. */
export function NumericParams() {
  const { id, wid, cid } = useParams();
  const good = [id, wid, cid?.replace(/^-/, '')].every((one) => one === undefined || isWhole(one));
  return good ? <Outlet /> : <Navigate to={paths.notFound} replace />;
}
