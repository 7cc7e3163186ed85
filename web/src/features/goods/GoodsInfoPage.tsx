import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { GoodsInfo } from './GoodsInfo.tsx';
import { GoodsInfoSkeleton } from './GoodsInfoSkeleton.tsx';
import { GoodDetail } from './goods.graphql.ts';
import { goodsText } from './goods.text.ts';

export default function GoodsInfoPage() {
  const { id, wid } = useParams();
  const { data, error, loading, refetch } = useQuery(GoodDetail, {
    variables: { id: Number(id) },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (data) return <GoodsInfo key={data.good.id} good={data.good} warehouseId={wid ? Number(wid) : null} />;
  if (!error) return <GoodsInfoSkeleton />;
  const gone = ['NOT_FOUND', 'GOODS_OFF'].includes(errorKeyOf(error) ?? '');
  if (!gone) return <ErrorState busy={loading} message={error.message} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={goodsText.missing}
      hint={goodsText.missingHint}
      action={<LinkButton to={paths.home}>{goodsText.backHome}</LinkButton>}
    />
  );
}
