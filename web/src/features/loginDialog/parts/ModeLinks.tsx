import { Button } from '../../../ui/Button.tsx';
import type { LoginDialogActor } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import type { Mode } from '../loginDialog.types.ts';
import styles from './ModeLinks.module.css';

const toLogin = { mode: 'login', label: loginText.toLogin } as const;
const toRegister = { mode: 'register', label: loginText.toRegister } as const;
const toFindPassword = { mode: 'findPassword', label: loginText.forgot } as const;

const LINKS: Record<Mode, readonly { mode: Mode; label: string }[]> = {
  login: [toRegister, toFindPassword],
  wechat: [toRegister, toFindPassword],
  phone: [toRegister, toFindPassword],
  register: [toLogin],
  findPassword: [toLogin, toRegister],
};

/** The ways from one mode to the others. */
export function ModeLinks({ actor, mode }: { actor: LoginDialogActor; mode: Mode }) {
  return (
    <p className={styles.links}>
      {LINKS[mode].map(({ mode: other, label }) => (
        <Button key={other} variant="text" onClick={() => actor.send({ type: 'mode.choose', mode: other })}>
          {label}
        </Button>
      ))}
    </p>
  );
}
