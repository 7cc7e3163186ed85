import { useQuery } from '@apollo/client/react';
import { platformNames } from '../../../fields/platform.text.ts';
import type { Platform } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PlatformMark } from '../shared/PlatformMark.tsx';
import { ListShopPlatforms } from '../shared/shops.graphql.ts';
import styles from './BindShop.module.css';
import { bindShopText as text } from './bindShop.text.ts';

const WAITING = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The platforms whose shops can be bound; those that the operator has not set up are shown as such. */
export function PlatformChoice({ onChoose }: { onChoose: (platform: Platform) => void }) {
  const { data, error, loading, refetch } = useQuery(ListShopPlatforms, { context: { quiet: true } });
  if (error && !data) {
    return (
      <ErrorState
        title={text.notLoaded}
        message={failureText(error)}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <p className={styles.lead}>{text.choose}</p>
      <ul className={styles.platforms} aria-label={text.platforms} aria-busy={loading}>
        {data
          ? data.shopPlatforms.map(({ platform, configured }) => (
              <li key={platform}>
                <button
                  type="button"
                  className={styles.platform}
                  disabled={!configured}
                  onClick={() => onChoose(platform)}
                >
                  <PlatformMark platform={platform} />
                  <span>
                    {platformNames[platform]}
                    {!configured && <span className={styles.second}>{text.notOpen}</span>}
                  </span>
                </button>
              </li>
            ))
          : WAITING.map((key) => <Skeleton key={key} height={66} />)}
      </ul>
    </>
  );
}
