import { rechargePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import styles from './League.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { leagueText as text } from './league.text.ts';
import { type League, type Need, needsOf, nextLevel, percentOf } from './league.ts';
import { levelWords } from './levelWords.ts';

/** Three ways to the next level, and how far each has come. */
export function LeagueProgress({ league }: { league: League }) {
  const next = nextLevel(league);
  if (!next) return <p className={styles.top}>{text.top}</p>;
  const needs = needsOf(league, next);
  const reached = needs.some(({ have, need }) => have >= need);
  return (
    <div className={styles.progress}>
      <h3 className={styles.next}>
        {text.toNext}
        <LevelBadge level={next.level} name={next.name} size={24} />
        {levelWords(next.level, next.name)}
        <span className={styles.quiet}>{text.nextGives(next)}</span>
      </h3>
      <p className={styles.quiet}>{reached ? text.reached : text.anyOne}</p>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <NeedBar key={need.kind} need={need} />
        ))}
      </ul>
      {!reached && (
        <LinkButton to={rechargePath({ amount: next.needRecharge })}>
          {text.recharge(next.needRecharge)}
        </LinkButton>
      )}
    </div>
  );
}

function NeedBar({ need }: { need: Need }) {
  return (
    <li className={styles.need}>
      <span>
        {text.names[need.kind]}
        <span className={styles.lack}>{text.lack(need)}</span>
      </span>
      <progress
        aria-label={text.names[need.kind]}
        aria-valuetext={`${text.come(need)}，${text.lack(need)}`}
        max={100}
        value={percentOf(need)}
      />
      <span className={styles.come}>{text.come(need)}</span>
    </li>
  );
}
