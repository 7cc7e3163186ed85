import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFields } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { LegalLink } from '../../legal/LegalLink.tsx';
import { LoadLegalVersions } from '../loginDialog.graphql.ts';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CredentialForm.module.css';

/** The consent to both texts, each a link to its page; registration requires it. */
export function ConsentField({ actor }: { actor: LoginDialogActor }) {
  const { consent, problems } = useFields(actor, 'consent', 'problems');
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
      <Text as="p" tone="danger" className={styles.wide}>
        {loginText.consentMissing}
        <Button variant="text" onClick={() => void refetch()}>
          {loginText.consentAgain}
        </Button>
      </Text>
    );
  }
  return (
    <div className={styles.wide}>
      <Checkbox
        label={
          <>
            {loginText.consent.before}
            <LegalLink kind="TERMS" />
            {loginText.consent.and}
            <LegalLink kind="PRIVACY" />
          </>
        }
        checked={consent !== null}
        disabled={known === null}
        onChange={(checked) => actor.send({ type: 'consent.set', consent: checked ? known : null })}
      />
      <Text as="p" tone="danger" role="alert">
        {problems.consent && loginText.consentNeeded}
      </Text>
    </div>
  );
}
