import { useParams, useSearchParams } from 'react-router-dom';
import { readGoodsQuery } from '../../shop/goodsQuery.ts';
import { GoodsResults } from './GoodsResults.tsx';
import { readSearch } from './searchQuery.ts';
import { WarehouseResults } from './WarehouseResults.tsx';

/** What the search finds; the address says what is searched for. */
export default function SearchPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const { kind, text } = readSearch(params);
  if (kind === 'warehouse') return <WarehouseResults keyword={text} />;
  return <GoodsResults query={{ ...readGoodsQuery(params), categoryId: id ? Number(id) : null }} />;
}
