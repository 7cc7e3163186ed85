import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import type { CaptchaPicture } from './captcha.ts';
import styles from './codeFields.module.css';
import { captchaFieldText as text } from './fields.text.ts';

interface PictureProps {
  /** Null while it is drawn, and when that did not work. */
  picture: CaptchaPicture | null;
  missing: boolean;
  /** Draws another one. */
  onRefresh: () => void;
}

interface Props extends PictureProps {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  placeholder?: string;
  required?: boolean;
  className?: string | undefined;
}

/** What stands on a picture, with the picture beside it. */
export function CaptchaField(props: Props) {
  const { value, error, onChange, placeholder = text.hint, required = false, className, ...picture } = props;
  return (
    <Field label={text.label} error={error} required={required} className={className}>
      {(wiring) => (
        <div className={styles.pair}>
          <Input
            {...wiring}
            required={required}
            name="captcha"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={8}
            placeholder={placeholder}
            value={value}
            onChange={onChange}
          />
          <Picture {...picture} />
        </div>
      )}
    </Field>
  );
}

/** The picture to read; a click draws another. */
function Picture({ picture, missing, onRefresh }: PictureProps) {
  return (
    <button
      type="button"
      className={styles.picture}
      title={text.refresh}
      aria-label={text.refresh}
      onClick={onRefresh}
    >
      {picture && <img src={picture.picPath} alt={text.alt} />}
      {missing && <span className={styles.missing}>{text.missing}</span>}
      {!picture && !missing && <Skeleton height={36} width="100%" />}
    </button>
  );
}
