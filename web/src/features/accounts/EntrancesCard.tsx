import { useQuery } from '@apollo/client/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { roleNameOf } from '../../lib/roles.text.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useSession } from '../session/useSession.ts';
import { ListAccountEntrances } from './accounts.graphql.ts';
import { type EnteredAccount, leaveAccount } from './enterAccount.ts';
import { enterText, leaveText, entrancesText as text } from './entrances.text.ts';
import styles from './MePage.module.css';
import { SettingRow } from './SettingRow.tsx';
import { useEnterAccount } from './useEnterAccount.ts';

/** The accounts that the person can enter with the same phone; nothing where this is the only one. */
export function EntrancesCard() {
  const { user } = useSession();
  const entering = useEnterAccount();
  const leaving = useFlow(leaveAccount);
  const { data } = useQuery(ListAccountEntrances, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const accounts = data?.accountEntrances ?? [];
  if (accounts.length < 2) return null;
  return (
    <Panel className={styles.wide} aria-label={text.title}>
      <h2>{text.title}</h2>
      {accounts.map(({ accountId, name, role }) => {
        const roleName = roleNameOf(role);
        return (
          <SettingRow
            key={accountId}
            what={name}
            hint={roleName}
            action={
              <>
                {role !== null && (
                  <Button
                    variant="text"
                    onClick={() =>
                      leaving.send({ type: 'action.ask', subject: { accountId, name, roleName } })
                    }
                  >
                    {text.leave}
                  </Button>
                )}
                {accountId !== user?.id && (
                  <Button
                    onClick={() =>
                      entering.send({ type: 'action.ask', subject: { accountId, name, roleName } })
                    }
                  >
                    {text.enter}
                  </Button>
                )}
              </>
            }
          >
            {accountId === user?.id && <Tag tone="orange">{text.current}</Tag>}
          </SettingRow>
        );
      })}
      <EnterAccountDialog actor={entering} />
      <LeaveAccountDialog actor={leaving} />
    </Panel>
  );
}

/** What ends with it is said before an account is left. */
export function LeaveAccountDialog({ actor }: { actor: ConfirmAction<EnteredAccount> }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={leaveText}>
      {({ name, roleName }) => <p>{leaveText.question(name, roleName)}</p>}
    </ConfirmActionDialog>
  );
}

/** Going over to another account is asked once: what is begun on this page does not go along. */
export function EnterAccountDialog({ actor }: { actor: ConfirmAction<EnteredAccount> }) {
  return (
    <ConfirmActionDialog actor={actor} texts={enterText}>
      {({ name, roleName }) => <p>{enterText.question(name, roleName)}</p>}
    </ConfirmActionDialog>
  );
}
