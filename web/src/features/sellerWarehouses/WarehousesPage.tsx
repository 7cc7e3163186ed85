import { useSearchParams } from 'react-router-dom';
import { useSession } from '../session/useSession.ts';
import { WarehouseEditorPage } from './WarehouseEditorPage.tsx';
import { WarehouseList } from './WarehouseList.tsx';
import { readEdited } from './warehousesQuery.ts';

/** The supplier's warehouses, or the one of them that the address has open for editing. */
export default function WarehousesPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const edited = readEdited(params);
  if (edited === null || !user) return <WarehouseList />;
  const id = edited === 'new' ? null : edited;
  return <WarehouseEditorPage key={`${user.uuid} ${edited}`} account={user.uuid} id={id} />;
}
