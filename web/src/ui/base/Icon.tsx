import { cx } from './cx.ts';
import styles from './Icon.module.css';
import { type IconName, icons } from './icons.ts';
import type { Tone } from './StatusDot.tsx';

interface Props {
  name: IconName;
  /** Side in CSS pixels. */
  size?: number;
  filled?: boolean;
  className?: string | undefined;
  /** A colour of theme.css; without it that of the text around. */
  tone?: Tone | 'danger-text';
  /** Read aloud; leave out where words stand beside the icon. */
  label?: string;
}

/** A drawn sign in the colour of the text around it. */
export function Icon({ name, size = 16, filled = false, className, tone, label }: Props) {
  return (
    <svg
      className={cx(styles.icon, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      style={tone && { color: `var(--${tone})` }}
    >
      <path d={icons[name]} />
    </svg>
  );
}
