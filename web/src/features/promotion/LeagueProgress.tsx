import { rechargePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { SecondLine, Text } from '../../ui/Text.tsx';
import styles from './League.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { leagueText as text } from './league.text.ts';
import { type League, levelWords, needsOf, nextLevel, percentOf } from './league.ts';

/** Three ways to the next level, and how far each has come. */
export function LeagueProgress({ league }: { league: League }) {
  const next = nextLevel(league);
  if (!next)
    return (
      <Text as="p" tone="secondary" className={styles.top}>
        {text.top}
      </Text>
    );
  const needs = needsOf(league, next);
  const reached = needs.some(({ have, need }) => have >= need);
  return (
    <div>
      <h3 className={styles.next}>
        <Row as="span" wrap>
          {text.toNext}
          <LevelBadge level={next.level} name={next.name} size={24} />
          {levelWords(next.level, next.name)}
          <span className={styles.quiet}>{text.nextGives(next)}</span>
        </Row>
      </h3>
      <p className={styles.quiet}>{reached ? text.reached : text.anyOne}</p>
      <Stack as="ul" gap={12} above={16} below={16}>
        {needs.map((need) => (
          <li key={need.kind} className={styles.need}>
            <span>
              {text.names[need.kind]}
              <SecondLine>{text.lack(need)}</SecondLine>
            </span>
            <progress
              aria-label={text.names[need.kind]}
              aria-valuetext={`${text.come(need)}，${text.lack(need)}`}
              max={100}
              value={percentOf(need)}
            />
            <Text num className={styles.come}>
              {text.come(need)}
            </Text>
          </li>
        ))}
      </Stack>
      {!reached && (
        <LinkButton to={rechargePath({ amount: next.needRecharge })}>
          {text.recharge(next.needRecharge)}
        </LinkButton>
      )}
    </div>
  );
}
