import { useProblemCount } from '../../features/problems/useProblemCount.ts';
import { useSession } from '../../features/session/useSession.ts';
import { paths } from '../../lib/paths.ts';
import styles from './MenuBadge.module.css';
import { shellText } from './shell.text.ts';

const MAX_COUNT = 99;

/** The badges of the menu: of the page of all problems, and of the page of those of one kind. */
export function MenuBadge({ to }: { to: string | undefined }) {
  if (to === paths.problems) return <ProblemsBadge />;
  return to === paths.cases ? <ProblemsBadge kind="CASE" /> : null;
}

/** How much needs the caller, beside the entry of its page; nothing while that is nothing. */
function ProblemsBadge({ kind }: { kind?: 'CASE' }) {
  const { user } = useSession();
  const count = useProblemCount(user !== null, kind);
  if (count === 0) return null;
  return (
    <span role="img" aria-label={shellText[kind ? 'cases' : 'problems'](count)} className={styles.badge}>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  );
}
