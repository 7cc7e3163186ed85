import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { errorKeyOf } from '../../lib/errorKey.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './MobileGoodsPage.module.css';
import { LoadMobileGood } from './mobile.graphql.ts';
import { mobileText as text } from './mobile.text.ts';
import { PhoneGood } from './PhoneGood.tsx';
import { PhoneHead } from './PhoneHead.tsx';

/** One of the goods on a phone. */
export default function MobileGoodsPage() {
  const id = Number(useParams().id);
  const { data, error, loading, refetch } = useQuery(LoadMobileGood, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const gone = ['NOT_FOUND', 'GOODS_OFF'].includes(errorKeyOf(error) ?? '');
  return (
    <>
      <PhoneHead title={text.goods} back />
      {data && <PhoneGood key={id} good={data.good} />}
      {!data && !error && <Waiting />}
      {!data && error && !gone && (
        <ErrorState busy={loading} message={failureText(error)} onRetry={() => void refetch()} />
      )}
      {!data && gone && (
        <EmptyState
          title={text.missing}
          hint={text.missingHint}
          action={<LinkButton to={paths.mobile}>{text.seeAll}</LinkButton>}
        />
      )}
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <Skeleton height="auto" className={styles.square} />
      <div className={styles.waiting}>
        <Skeleton width={120} height={36} />
        <Skeleton width="90%" height={24} />
        <Skeleton height={120} />
      </div>
    </div>
  );
}
