import { cx } from './cx.ts';
import styles from './Icon.module.css';
import { type IconName, icons } from './icons.ts';

interface Props {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  filled?: boolean;
  className?: string | undefined;
  /** Read aloud; leave out where words stand beside the icon. */
  label?: string;
}

/** A drawn sign in the colour of the text around it. */
export function Icon({ name, size = 16, filled = false, className, label }: Props) {
  return (
    <svg
      className={cx(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
