import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './LoginDialog.module.css';
import { type LoginDialogActor, selectMode } from './loginDialog.selectors.ts';
import { loginText } from './loginDialog.text.ts';
import type { Mode } from './loginDialog.types.ts';
import { BrandPanel } from './parts/BrandPanel.tsx';
import { FindPasswordForm } from './parts/FindPasswordForm.tsx';
import { Lead } from './parts/Lead.tsx';
import { ModeLinks } from './parts/ModeLinks.tsx';
import { PhoneClosed } from './parts/PhoneClosed.tsx';
import { RegisterForm } from './parts/RegisterForm.tsx';
import { SignInForm } from './parts/SignInForm.tsx';

const SIGN_IN_WAYS = ['login', 'wechat', 'phone'] as const;

/** Stands above the page when somebody wants to sign in, or has to; to be mounted while it is open. */
export default function LoginDialog({ actor }: { actor: LoginDialogActor }) {
  const mode = useSelector(actor, selectMode);
  return (
    <Dialog
      open
      title={loginText.titles[mode]}
      aside={<BrandPanel />}
      sticky
      onClose={() => actor.send({ type: 'dialog.close' })}
    >
      <ModePanel actor={actor} mode={mode} />
    </Dialog>
  );
}

function ModePanel({ actor, mode }: { actor: LoginDialogActor; mode: Mode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    function startAtFirstEmptyField() {
      panel.current?.querySelector<HTMLElement>(`[data-mode="${mode}"] input:placeholder-shown`)?.focus();
    },
    [mode],
  );
  const way = SIGN_IN_WAYS.find((one) => one === mode);
  return (
    <div ref={panel} className={styles.panel}>
      {way && (
        <Tabs
          label={loginText.ways}
          active={way}
          items={SIGN_IN_WAYS.map((key) => ({ key, label: loginText.titles[key] }))}
          onChange={(chosen) => actor.send({ type: 'mode.choose', mode: chosen })}
        />
      )}
      <Lead actor={actor} />
      <div key={mode} data-mode={mode} className={styles.mode}>
        <ModeForm actor={actor} mode={mode} />
      </div>
      <ModeLinks actor={actor} mode={mode} />
    </div>
  );
}

function ModeForm({ actor, mode }: { actor: LoginDialogActor; mode: Mode }) {
  switch (mode) {
    case 'phone':
      return <PhoneClosed actor={actor} />;
    case 'register':
      return <RegisterForm actor={actor} />;
    case 'findPassword':
      return <FindPasswordForm actor={actor} />;
    default:
      return <SignInForm actor={actor} mode={mode} />;
  }
}
