import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './League.module.css';
import { LeagueProgress } from './LeagueProgress.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { LoadLeague } from './league.graphql.ts';
import { leagueText as text } from './league.text.ts';
import type { League } from './league.ts';
import { levelWords } from './levelWords.ts';

/** The own level and what it gives, the way to the next one, and all twelve. */
export function LeaguePart() {
  const { data, error, refetch } = useQuery(LoadLeague, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const league = data?.league;
  return (
    <>
      <section className={styles.card} aria-label={text.own} aria-busy={!league}>
        {league ? <Own league={league} /> : <Waiting />}
      </section>
      <LeagueTable league={league} />
    </>
  );
}

function Own({ league }: { league: League }) {
  const own = league.levels.find(({ level }) => level === league.level);
  return (
    <>
      <div className={styles.own}>
        <LevelBadge level={league.level} {...(own && { name: own.name })} size={72} />
        <div>
          <h2 className={styles.name}>{levelWords(league.level, own?.name)}</h2>
          <dl className={styles.gives}>
            <div>
              <dt>{text.discount}</dt>
              <dd>{own?.discount ? <Price fen={own.discount} /> : text.free}</dd>
            </div>
            <div>
              <dt>{text.maxProfit}</dt>
              <dd>{own ? <Price fen={own.maxProfit} /> : text.nothing}</dd>
            </div>
          </dl>
        </div>
      </div>
      <LeagueProgress league={league} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <div className={styles.own}>
        <Skeleton width={72} height={72} round />
        <Skeleton width={180} height={64} />
      </div>
      <div className={styles.progress}>
        <Skeleton width={240} height={24} />
        <Skeleton height={120} />
      </div>
    </>
  );
}
