import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { hasScope, useScopes, useSession } from '../session/useSession.ts';
import { LoadProfile } from './accounts.graphql.ts';
import { EntrancesCard } from './EntrancesCard.tsx';
import styles from './MePage.module.css';
import { MoneyCard } from './MoneyCard.tsx';
import { meTitles } from './me.text.ts';
import { PersonalDataCard } from './PersonalDataCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SecurityCard } from './SecurityCard.tsx';
import { TeamCard } from './TeamCard.tsx';

const LicencesCard = lazy(() => import('../licences/LicencesCard.tsx'));
const ClosingCard = lazy(() => import('../closings/ClosingCard.tsx'));

/** The signed-in person: who, how much, and how safe. */
export default function MePage() {
  const { user } = useSession();
  // Kept when the session ends, so that the page stays behind the login dialog.
  const [known, setKnown] = useState(user?.kind ?? null);
  if (user && user.kind !== known) setKnown(user.kind);
  const kind = known === 'seller' ? 'SELLER' : 'BUYER';
  const scopes = useScopes();
  const isOwner = hasScope(scopes, 'account:act');
  const seesMoney = hasScope(scopes, 'wallet:read');
  const query = useQuery(LoadProfile, {
    variables: { kind },
    skip: known === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const title = meTitles[kind];
  usePageTitle(title);
  const me = query.data?.me;
  return (
    <>
      <h1>{title}</h1>
      {query.error && !me ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div className={styles.cards}>
          <ProfileCard me={me} roleName={user?.roleName ?? null} isAlone={!seesMoney} />
          {seesMoney && <MoneyCard me={me} />}
          <SecurityCard me={me} isOwner={isOwner} />
          {isOwner && (
            <>
              <Suspense>{me && kind === 'SELLER' && <LicencesCard />}</Suspense>
              <TeamCard />
              <PersonalDataCard me={me} />
              <Suspense>{me && <ClosingCard me={me} />}</Suspense>
            </>
          )}
          <EntrancesCard />
        </div>
      )}
    </>
  );
}
