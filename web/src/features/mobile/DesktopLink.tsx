import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { desktopCounterpart } from './counterpart.ts';
import { desktopChoice } from './desktopChoice.ts';
import { mobileText as text } from './mobile.text.ts';

interface Props {
  className?: string | undefined;
  children?: ReactNode;
}

/** Leads to the desktop page for this one, and no question is asked there. */
export function DesktopLink({ className, children = text.desktop }: Props) {
  const place = useLocation();
  return (
    <Link to={desktopCounterpart(place)} className={className} onClick={desktopChoice.make}>
      {children}
    </Link>
  );
}
