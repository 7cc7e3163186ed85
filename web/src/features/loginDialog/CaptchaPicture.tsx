import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './LoginForm.module.css';
import type { loginDialogMachine } from './loginDialog.machine.ts';
import { selectForm, selectPictureMissing } from './loginDialog.selectors.ts';
import { loginText } from './loginDialog.text.ts';

/** The picture to read; a click draws another. */
export function CaptchaPicture({ actor }: { actor: ActorRefFrom<typeof loginDialogMachine> }) {
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
