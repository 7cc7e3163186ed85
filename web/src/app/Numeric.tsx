import { Navigate, Outlet, useParams } from 'react-router-dom';
import { paths } from './paths.ts';

/** Ids in addresses are numbers, and only the courier's may be negative; anything else is no page. */
export function Numeric() {
  const { id, wid, cid } = useParams();
  const good = [id, wid].every((one) => isWhole(one)) && isWhole(cid?.replace(/^-/, ''));
  return good ? <Outlet /> : <Navigate to={paths.notFound} replace />;
}

function isWhole(text: string | undefined): boolean {
  return text === undefined || /^\d{1,9}$/.test(text);
}
