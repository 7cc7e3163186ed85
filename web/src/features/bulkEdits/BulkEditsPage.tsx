import { useSearchParams } from 'react-router-dom';
import { BulkEditDetail } from './BulkEditDetail.tsx';
import { BulkEditList } from './BulkEditList.tsx';
import { linesParams } from './bulkEditsQuery.ts';

/** What a supplier has changed at once: the list, or the edit that the address names. */
export default function BulkEditsPage() {
  const [search] = useSearchParams();
  const { id } = linesParams.read(search);
  return id === null ? <BulkEditList /> : <BulkEditDetail key={id} id={id} />;
}
