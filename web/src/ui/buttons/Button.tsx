import 'semantic-ui-css/components/button.css';
import type { ClipboardEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { To } from 'react-router-dom';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icons.ts';
import { Link } from '../base/Link.tsx';

interface Look {
  children: ReactNode;
  /** `primary` is for the one thing to do next. */
  variant?: 'primary' | 'secondary' | 'danger' | 'text' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  fluid?: boolean;
  className?: string | undefined;
}

interface ButtonProps extends Look {
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLButtonElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void;
  type?: 'button' | 'submit';
  /** Work is under way: the button shows it and takes no second click. */
  loading?: boolean;
  disabled?: boolean;
  form?: string;
  id?: string;
  title?: string;
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  'data-autofocus'?: boolean;
}

/** One thing to do. Semantic's look on a plain button: its component would load Semantic's core with the first page. */
export function Button({
  loading = false,
  disabled = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const { children, variant, size, icon, fluid, className, ...rest } = props;
  const look = { children, variant, size, icon, fluid, className };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={loading}
      className={cx(classesOf(look), loading && 'loading', disabled && 'disabled')}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {contentOf(look)}
    </button>
  );
}

/** A link out of the app that looks like a button; it opens beside the page. */
export function OutwardButton({ href, ...look }: Look & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classesOf(look)}>
      {contentOf(look)}
    </a>
  );
}

/** A link that looks like a button. */
export function LinkButton({ to, ...look }: Look & { to: To }) {
  return (
    <Link to={to} className={classesOf(look)}>
      {contentOf(look)}
    </Link>
  );
}

type Given<T> = { [K in keyof T]: T[K] | undefined };

const VARIANTS = {
  primary: 'primary',
  secondary: '',
  danger: 'negative',
  text: 'basic',
  quiet: 'basic quiet',
};

function classesOf({
  variant = 'secondary',
  size = 'medium',
  fluid,
  className,
}: Partial<Given<Look>>): string {
  return cx('ui', VARIANTS[variant], size !== 'medium' && size, fluid && 'fluid', 'button', className);
}

function contentOf({ icon, children }: Pick<Given<Look>, 'icon' | 'children'>) {
  if (!icon) return children;
  return (
    <span className="icon-box">
      <Icon name={icon} />
      {children}
    </span>
  );
}
