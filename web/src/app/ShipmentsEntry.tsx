import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePreviousLocation } from '../ui/page/PreviousLocation.tsx';
import styles from './ShipmentsEntry.module.css';
import { shipmentsEntry } from './shipmentsEntry.ts';

/** Lets people into the shipping pages, which come in from the right, without an id that is not of goods. */
export function ShipmentsEntry() {
  const { pathname } = useLocation();
  const from = usePreviousLocation();
  const other = shipmentsEntry(pathname, from?.pathname ?? '/');
  if (other) return <Navigate to={other} replace />;
  return (
    <div className={styles.slide}>
      <Outlet />
    </div>
  );
}
