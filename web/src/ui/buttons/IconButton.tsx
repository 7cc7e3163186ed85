import type { MouseEventHandler } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icons.ts';
import styles from './IconButton.module.css';

interface Props {
  icon: IconName;
  /** What it does; read aloud and shown on hover. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  pressed?: boolean;
  size?: number;
  type?: 'button' | 'submit';
  className?: string | undefined;
}

/** A button that is only a sign. */
export function IconButton({ icon, label, pressed, size = 18, type = 'button', className, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={size} filled={pressed ?? false} />
    </button>
  );
}
