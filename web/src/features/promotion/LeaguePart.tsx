import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './League.module.css';
import { LeagueProgress } from './LeagueProgress.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { LevelBadge } from './LevelBadge.tsx';
import { LoadLeague } from './league.graphql.ts';
import { leagueText as text } from './league.text.ts';
import { type League, levelWords } from './league.ts';

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
      <Panel className={styles.card} above={16} below={24} aria-label={text.own} aria-busy={!league}>
        <Row gap={16} align="start" className={styles.own}>
          {league ? (
            <Own league={league} />
          ) : (
            <>
              <Skeleton width={72} height={72} round />
              <Skeleton width={180} height={64} />
            </>
          )}
        </Row>
        {league ? (
          <LeagueProgress league={league} />
        ) : (
          <div>
            <Skeleton width={240} height={24} />
            <Skeleton height={120} />
          </div>
        )}
      </Panel>
      <LeagueTable league={league} />
    </>
  );
}

function Own({ league: { level: own, levels } }: { league: League }) {
  const level = levels.find((each) => each.level === own);
  return (
    <>
      <LevelBadge level={own} {...(level && { name: level.name })} size={72} />
      <div>
        <h2 className={styles.name}>{levelWords(own, level?.name)}</h2>
        <Figures
          className={styles.gives}
          items={[
            { term: text.discount, value: level?.discount ? <Price fen={level.discount} /> : text.free },
            { term: text.maxProfit, value: level ? <Price fen={level.maxProfit} /> : text.nothing },
          ]}
        />
      </div>
    </>
  );
}
