import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import ConsentPrompt from '../legal/ConsentPrompt.tsx';
import { LegalLink } from '../legal/LegalLink.tsx';
import { LoadConsents } from '../legal/legal.graphql.ts';
import { consentText as text } from '../legal/legal.text.ts';
import styles from './MePage.module.css';

/** What the person has agreed to, each version with its time, and the way to agree to what was declined. */
export function ConsentRow() {
  const { data } = useQuery(LoadConsents, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const [isAsked, setIsAsked] = useState(false);
  const consents = data?.consents ?? [];
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3>{text.row}</h3>
        <p className={styles.hint}>{text.rowWords}</p>
      </div>
      <ul>
        {consents.map(({ id, kind, version, agreed, answeredAt }) => (
          <li key={id}>
            <LegalLink kind={kind} />
            <StatusDot tone={agreed ? 'success' : 'quiet'}>
              {agreed && answeredAt ? text.agreed(version, formatDateTime(answeredAt)) : text.open}
            </StatusDot>
          </li>
        ))}
      </ul>
      {consents.some(({ agreed }) => !agreed) && (
        <div className={styles.action}>
          <Button onClick={() => setIsAsked(true)}>{text.again}</Button>
        </div>
      )}
      {isAsked && <ConsentPrompt again onDone={() => setIsAsked(false)} />}
    </div>
  );
}
