import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GoodsInfo } from './GoodsInfo.tsx';
import { GoodsInfoSkeleton } from './GoodsInfoSkeleton.tsx';
import { LoadGood } from './goods.graphql.ts';
import { MissingGood } from './MissingGood.tsx';

export default function GoodsInfoPage() {
  const { id, wid } = useParams();
  const { data, error, loading, refetch } = useQuery(LoadGood, {
    variables: { id: Number(id) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (data) return <GoodsInfo key={data.good.id} good={data.good} warehouseId={wid ? Number(wid) : null} />;
  if (!error) return <GoodsInfoSkeleton />;
  if (errorKeyOf(error) === 'NOT_FOUND') return <MissingGood />;
  return <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />;
}
