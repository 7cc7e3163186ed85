import type { ComponentProps } from 'react';
import {
  matchPath,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useResolvedPath,
} from 'react-router-dom';
import { cx } from './cx.ts';

export interface LinkProps extends ComponentProps<'a'> {
  to: To;
  /** Whether `..` leaves a segment of the address; else it leaves a route. */
  relative?: 'route' | 'path';
  /** Takes the place of the page it stands on in the history; so does a link to that very page. */
  replace?: boolean;
}

/** A link to another page of the app. The router's own brings its loading ahead of pages, which has no use here. */
export function Link({ to, relative = 'route', replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to, { relative });
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    relative,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  /** Pages below it do not count. */
  end?: boolean;
  /** Pages below it that are shown by links of their own. */
  below?: readonly string[];
  /** It has this class, too, where its page is shown. */
  activeClassName: string | undefined;
}

/** A link of a menu, which says whether its page is shown. */
export function NavLink({ end = false, below = [], activeClassName, className, ...rest }: NavLinkProps) {
  const { pathname } = useResolvedPath(rest.to);
  const shown = useLocation().pathname;
  const isBelow = below.some((path) => matchPath({ path, end: false }, shown) !== null);
  const isActive = useMatch({ path: pathname, end }) !== null && !isBelow;
  return (
    <Link
      {...rest}
      className={cx(className, isActive && activeClassName)}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}
