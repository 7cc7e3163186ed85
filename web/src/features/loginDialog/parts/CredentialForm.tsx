import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { credentialProblemText } from '../../../fields/credentials.text.ts';
import { useFields, useTag } from '../../../lib/useFields.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Fields } from '../../../ui/inputs/Fields.tsx';
import { Form } from '../../../ui/inputs/Form.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { type LoginDialogActor, selectInviter } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import type { Mode } from '../loginDialog.types.ts';
import { ConsentField } from './ConsentField.tsx';
import { Captcha, PasswordField, PhoneCode, PhoneField } from './CredentialFields.tsx';
import styles from './CredentialForm.module.css';

const KINDS = (['buyer', 'seller'] as const).map((value) => ({ value, label: loginText.kinds[value] }));

interface Props {
  actor: LoginDialogActor;
}

interface FrameProps extends Props {
  mode: Exclude<Mode, 'phone'>;
  children: ReactNode;
}

/** The frame of every form: for which kind of member, the fields, what is wrong with all of it, and the button. */
function CredentialForm({ actor, mode, children }: FrameProps) {
  const { kind, problems } = useFields(actor, 'kind', 'problems');
  const busy = useTag(actor, 'busy');
  const failed = useTag(actor, 'failed');
  return (
    <Form id={mode} className={styles.form} onSubmit={() => actor.send({ type: 'form.submit' })}>
      <Fields saving={busy}>
        {mode !== 'join' && (
          <Segmented
            label={loginText.kind}
            value={kind}
            choices={KINDS}
            onChange={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })}
          />
        )}
        <div className={styles.fields}>
          <PhoneField actor={actor} />
          {children}
        </div>
      </Fields>
      <p className={styles.problem} role="alert">
        {failed ? loginText.requestFailed[mode] : credentialProblemText('form', problems.form)}
      </p>
      <Button type="submit" variant="primary" size="large" fluid loading={busy}>
        {loginText.submit[mode]}
      </Button>
    </Form>
  );
}

/** Phone, password and captcha; a code too once the server wants one. */
export function SignInForm({ actor, mode }: Props & { mode: 'login' | 'wechat' }) {
  const { codeNeeded } = useFields(actor, 'codeNeeded');
  return (
    <CredentialForm actor={actor} mode={mode}>
      <PasswordField
        actor={actor}
        label={loginText.password}
        name="password"
        autoComplete="current-password"
        placeholder={loginText.passwordHint}
      />
      <Captcha actor={actor} />
      {codeNeeded && <PhoneCode actor={actor} />}
    </CredentialForm>
  );
}

/** Signing up: the phone proved by a code, a password, and who invited. */
export function RegisterForm({ actor }: Props) {
  const superId = useSelector(actor, selectInviter);
  return (
    <CredentialForm actor={actor} mode="register">
      <NewPassword actor={actor} label={loginText.password} />
      <ConsentField actor={actor} />
      {superId !== null && (
        <p className={styles.inviter}>
          <Icon name="user" />
          {loginText.inviter(superId)}
          <IconButton
            icon="close"
            size={14}
            label={loginText.removeInviter}
            onClick={() => actor.send({ type: 'inviter.remove' })}
          />
        </p>
      )}
    </CredentialForm>
  );
}

/** A new password, with the phone proved by a code. */
export function FindPasswordForm({ actor }: Props) {
  return (
    <CredentialForm actor={actor} mode="findPassword">
      <NewPassword actor={actor} label={loginText.newPassword} />
    </CredentialForm>
  );
}

/** Becoming a member by an invitation; its account's kind is its own. A phone that has a password keeps it. */
export function JoinForm({ actor }: Props) {
  return (
    <CredentialForm actor={actor} mode="join">
      <NewPassword actor={actor} label={loginText.password} />
      <Text as="p" tone="secondary" small className={styles.wide}>
        {loginText.joinPasswordWords}
      </Text>
      <ConsentField actor={actor} />
    </CredentialForm>
  );
}

function NewPassword({ actor, label }: Props & { label: string }) {
  return (
    <>
      <Captcha actor={actor} />
      <PhoneCode actor={actor} />
      <PasswordField
        actor={actor}
        label={label}
        name="new-password"
        autoComplete="new-password"
        placeholder={loginText.newPasswordHint}
      />
      <PasswordField
        actor={actor}
        field="repassword"
        label={loginText.repassword}
        name="repeat-password"
        autoComplete="new-password"
        placeholder={loginText.repasswordHint}
      />
    </>
  );
}
