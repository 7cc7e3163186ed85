import { useEffect, useRef } from 'react';
import { useFields } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import styles from './LoginDialog.module.css';
import type { LoginDialogActor } from './loginDialog.selectors.ts';
import { loginText } from './loginDialog.text.ts';
import type { ChosenMode, Mode } from './loginDialog.types.ts';
import { AccountChoices } from './parts/AccountChoices.tsx';
import { BrandPanel } from './parts/BrandPanel.tsx';
import { FindPasswordForm, JoinForm, RegisterForm, SignInForm } from './parts/CredentialForm.tsx';

const SIGN_IN_WAYS = ['login', 'wechat', 'phone'] as const;

interface Props {
  actor: LoginDialogActor;
}

/** Stands above the page when somebody wants to sign in, or has to; to be mounted while it is open. */
export default function LoginDialog({ actor }: Props) {
  const { mode, entrances } = useFields(actor, 'mode', 'entrances');
  return (
    <Dialog
      open
      title={entrances ? loginText.accounts.title : loginText.titles[mode]}
      aside={<BrandPanel />}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
    >
      {entrances ? (
        <AccountChoices actor={actor} accounts={entrances.accounts} />
      ) : (
        <ModePanel actor={actor} mode={mode} />
      )}
    </Dialog>
  );
}

function ModePanel({ actor, mode }: Props & { mode: Mode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    function startAtFirstEmptyField() {
      panel.current?.querySelector<HTMLElement>(`[data-mode="${mode}"] input:placeholder-shown`)?.focus();
    },
    [mode],
  );
  const way = SIGN_IN_WAYS.find((one) => one === mode);
  const choose = (chosen: ChosenMode) => actor.send({ type: 'mode.choose', mode: chosen });
  return (
    <div ref={panel} className={styles.panel}>
      {way && (
        <Tabs
          label={loginText.ways}
          active={way}
          items={SIGN_IN_WAYS.map((key) => ({ key, label: loginText.titles[key] }))}
          onChange={choose}
        />
      )}
      <Lead actor={actor} />
      <div key={mode} data-mode={mode} className={styles.mode}>
        <ModeForm actor={actor} mode={mode} />
      </div>
      <Row as="p" justify="space-between" above={12} className={styles.links}>
        {LINKS[mode].map((other) => (
          <Button key={other} variant="text" onClick={() => choose(other)}>
            {loginText.to[other]}
          </Button>
        ))}
      </Row>
    </div>
  );
}

/** The ways from one mode to the others. */
const LINKS: Record<Mode, readonly (keyof typeof loginText.to)[]> = {
  login: ['register', 'findPassword'],
  wechat: ['register', 'findPassword'],
  phone: ['register', 'findPassword'],
  register: ['login'],
  findPassword: ['login', 'register'],
  join: [],
};

/** Why the dialog stands here, else what it is for; as high either way. */
function Lead({ actor }: Props) {
  const { mode, message, done } = useFields(actor, 'mode', 'message', 'done');
  return (
    <div className={styles.lead}>
      {message && <Message tone="warning">{message}</Message>}
      {done && <Message tone="success">{loginText.done[done]}</Message>}
      {!message && !done && (
        <Text as="p" tone="secondary">
          {loginText.leads[mode]}
        </Text>
      )}
    </div>
  );
}

function ModeForm({ actor, mode }: Props & { mode: Mode }) {
  switch (mode) {
    case 'phone':
      return (
        <EmptyState
          illustration="lock"
          title={loginText.phoneClosed}
          hint={loginText.phoneClosedHint}
          action={
            <Button onClick={() => actor.send({ type: 'mode.choose', mode: 'login' })}>
              {loginText.toPassword}
            </Button>
          }
        />
      );
    case 'register':
      return <RegisterForm actor={actor} />;
    case 'findPassword':
      return <FindPasswordForm actor={actor} />;
    case 'join':
      return <JoinForm actor={actor} />;
    default:
      return <SignInForm actor={actor} mode={mode} />;
  }
}
