import { useSelector } from '@xstate/react';
import { regionText } from '../../../../fields/region.ts';
import { useFields } from '../../../../lib/useFields.ts';
import styles from '../../shared/review/review.module.css';
import check from '../check/check.module.css';
import { isStopped } from '../flow/modelVerdicts.ts';
import { type ModelWizard, selectVerdicts } from '../flow/shipModel.selectors.ts';
import { checkText, modelProblemText, modelReviewText as text } from '../flow/shipModel.text.ts';

/** Rows drawn here; the grid has all of them. */
const MAX_ROWS = 50;

/** The rows that cannot go, each with its reasons. */
export function StoppedList({ wizard }: { wizard: ModelWizard }) {
  const { rows } = useFields(wizard, 'rows');
  const verdicts = useSelector(wizard, selectVerdicts);
  const stopped = rows.flatMap((row) => {
    const verdict = verdicts.get(row.id);
    return verdict && isStopped(verdict) ? [{ row, verdict }] : [];
  });
  if (stopped.length === 0) return null;
  return (
    <section className={`${styles.part} ${check.stopped}`} aria-label={text.problems}>
      <h3>{text.problems}</h3>
      <ul>
        {stopped.slice(0, MAX_ROWS).map(({ row, verdict }) => (
          <li key={row.id}>
            <span className={styles.line}>
              {text.line(checkText.lines(row.lines))} {row.name} {row.phone}
            </span>
            <span className={styles.second}>
              {regionText(row)} {row.detail}
            </span>
            <span className={`${styles.second} ${styles.bad}`}>
              {verdict.problems
                .filter(({ blocking }) => blocking)
                .map((problem) => modelProblemText(problem, row))
                .join('；')}
            </span>
          </li>
        ))}
      </ul>
      {stopped.length > MAX_ROWS && <p className={styles.more}>{text.more(stopped.length - MAX_ROWS)}</p>}
    </section>
  );
}
