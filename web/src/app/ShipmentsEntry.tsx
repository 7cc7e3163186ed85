import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { shipmentsEntry } from './shipmentsEntry.ts';
import { usePreviousPlace } from './Trail.tsx';

/** Lets people into the shipping pages, without an id that is not of goods. */
export function ShipmentsEntry() {
  const { pathname } = useLocation();
  const from = usePreviousPlace();
  const other = shipmentsEntry(pathname, from?.pathname ?? '/');
  return other ? <Navigate to={other} replace /> : <Outlet />;
}
