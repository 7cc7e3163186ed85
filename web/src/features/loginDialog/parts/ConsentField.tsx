import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { legalPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { LoadLegalVersions } from '../loginDialog.graphql.ts';
import { type LoginDialogActor, selectForm } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './ConsentField.module.css';

/** The consent to both texts, each a link to its page; registration requires it. */
export function ConsentField({ actor }: { actor: LoginDialogActor }) {
  const { consent, problems } = useSelector(actor, selectForm);
  const { data, error, refetch } = useQuery(LoadLegalVersions, { context: { quiet: true } });
  const hasChanged = problems.form?.code === 'CONSENT_CHANGED';
  useEffect(
    function readNewVersions() {
      if (hasChanged) void refetch();
    },
    [hasChanged, refetch],
  );
  const [terms, privacy] = (['TERMS', 'PRIVACY'] as const).map((kind) =>
    data?.legalTexts.find((text) => text.kind === kind),
  );
  const known = terms && privacy ? { terms: terms.version, privacy: privacy.version } : null;
  if (error && !known) {
    return (
      <p className={styles.missing}>
        {loginText.consentMissing}
        <Button variant="text" onClick={() => void refetch()}>
          {loginText.consentAgain}
        </Button>
      </p>
    );
  }
  return (
    <div className={styles.consent}>
      <Checkbox
        label={
          <>
            {loginText.consent.before}
            <TextLink kind="TERMS" title={loginText.terms} />
            {loginText.consent.and}
            <TextLink kind="PRIVACY" title={loginText.privacy} />
          </>
        }
        checked={consent !== null}
        disabled={known === null}
        onChange={(checked) => actor.send({ type: 'consent.set', consent: checked ? known : null })}
      />
      <p className={styles.problem} role="alert">
        {problems.consent && loginText.consentNeeded}
      </p>
    </div>
  );
}

function TextLink({ kind, title }: { kind: 'TERMS' | 'PRIVACY'; title: string }) {
  return (
    <a className={styles.link} href={`/t3${legalPath(kind)}`} target="_blank" rel="noreferrer">
      《{title}》
    </a>
  );
}
