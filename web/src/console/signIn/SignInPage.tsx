import { useApolloClient } from '@apollo/client/react';
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { ThemeSwitch } from '../../ui/buttons/ThemeSwitch.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Toaster } from '../../ui/feedback/Toaster.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useConsole } from '../consoleActors.ts';
import { Logo } from '../ui/Logo.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInLogic } from './signIn.logic.ts';
import styles from './signIn.module.css';
import { signInText as text } from './signIn.text.ts';

/** Stands in the place of every page until somebody is signed in. */
export function SignInPage() {
  usePageTitle(text.brand);
  const { session, theme } = useConsole();
  const { expired } = useFields(session, 'expired');
  const client = useApolloClient();
  const logic = useMemo(
    () => signInLogic(client, (granted) => session.send({ type: 'session.granted', ...granted })),
    [client, session],
  );
  const actor = useActorRef(logic);
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <Stack gap={16}>
          <Row gap={12} justify="space-between">
            <Logo as="h1" />
            <ThemeSwitch theme={theme} />
          </Row>
          {expired && <Message tone="warning">{text.expired}</Message>}
          <SignInForm actor={actor} />
        </Stack>
      </Panel>
      <Text as="p" small tone="secondary">
        {text.hint}
      </Text>
      <Toaster />
    </main>
  );
}
