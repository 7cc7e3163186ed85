import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StocktakeDetail } from './StocktakeDetail.tsx';
import { StocktakeList } from './StocktakeList.tsx';
import { linesParams } from './stocktakesQuery.ts';

/** What a supplier counts: the list, or the one that the address names. */
export default function StocktakesTab({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [search] = useSearchParams();
  const { id } = linesParams.read(search);
  return id === null ? <StocktakeList head={head} /> : <StocktakeDetail key={id} id={id} head={head} />;
}
