import { useEffect, useRef } from 'react';
import { useTag } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import styles from '../LoginDialog.module.css';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import type { Entrance } from '../loginDialog.types.ts';

const text = loginText.accounts;

interface Props {
  actor: LoginDialogActor;
  accounts: readonly Entrance[];
}

/** The accounts that the phone can enter, of which the person chooses one. */
export function AccountChoices({ actor, accounts }: Props) {
  const busy = useTag(actor, 'busy');
  const failed = useTag(actor, 'failed');
  const list = useRef<HTMLUListElement>(null);
  useEffect(function startAtFirstAccount() {
    list.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div className={styles.panel}>
      <Text as="p" tone="secondary" below={16}>
        {text.words}
      </Text>
      <ul ref={list} className={styles.accounts}>
        {accounts.map(({ accountId, name, roleName }) => (
          <li key={accountId}>
            <button
              type="button"
              className={styles.account}
              disabled={busy}
              aria-label={text.enter(name, roleName)}
              onClick={() => actor.send({ type: 'account.choose', accountId })}
            >
              {name}
              <SecondLine>{roleName}</SecondLine>
            </button>
          </li>
        ))}
      </ul>
      {failed && <Message tone="warning">{text.failed}</Message>}
      <Row above={16}>
        <Button variant="text" disabled={busy} onClick={() => actor.send({ type: 'accounts.leave' })}>
          {text.back}
        </Button>
      </Row>
    </div>
  );
}
