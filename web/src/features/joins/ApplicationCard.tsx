import { useSelector } from '@xstate/react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Application.module.css';
import { JoinForm } from './JoinForm.tsx';
import { trimmedJoin } from './join.rules.ts';
import { isApplied, type JoinActor, selectForm } from './join.selectors.ts';
import { joinText as text } from './join.text.ts';

/** The form to apply with; once it has gone, what happens next. */
export function ApplicationCard({ actor }: { actor: JoinActor }) {
  const applied = useSelector(actor, isApplied);
  return (
    <section className={styles.card} aria-label={text.formTitle}>
      {applied ? <Done actor={actor} /> : <JoinForm actor={actor} />}
    </section>
  );
}

function Done({ actor }: { actor: JoinActor }) {
  const { phone } = trimmedJoin(useSelector(actor, selectForm));
  return (
    <div className={styles.done} role="status">
      <Icon name="success" size={48} className={styles.mark} />
      <h2>{text.applied}</h2>
      <p>{text.appliedHint(phone)}</p>
      <LinkButton to={paths.home}>{text.home}</LinkButton>
    </div>
  );
}
