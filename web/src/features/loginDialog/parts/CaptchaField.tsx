import { useSelector } from '@xstate/react';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type LoginDialogActor, selectForm, selectPictureMissing } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './CaptchaField.module.css';
import formStyles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

interface Props {
  actor: LoginDialogActor;
  placeholder?: string;
}

/** What stands on the picture. */
export function CaptchaField({ actor, placeholder = loginText.captchaHint }: Props) {
  const { value, error, edit } = useCredential(actor, 'captcha');
  return (
    <Field label={loginText.captcha} error={error} className={formStyles.row}>
      {(wiring) => (
        <div className={formStyles.pair}>
          <Input
            {...wiring}
            name="captcha"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={8}
            placeholder={placeholder}
            value={value}
            onChange={edit}
          />
          <Picture actor={actor} />
        </div>
      )}
    </Field>
  );
}

/** The picture to read; a click draws another. */
function Picture({ actor }: { actor: LoginDialogActor }) {
  const { picture } = useSelector(actor, selectForm);
  const missing = useSelector(actor, selectPictureMissing);
  return (
    <button
      type="button"
      className={styles.picture}
      title={loginText.refresh}
      aria-label={loginText.refresh}
      onClick={() => actor.send({ type: 'captcha.refresh' })}
    >
      {picture && <img src={picture.picPath} alt={loginText.captchaAlt} />}
      {missing && <span className={styles.missing}>{loginText.captchaMissing}</span>}
      {!picture && !missing && <Skeleton height={36} width="100%" />}
    </button>
  );
}
