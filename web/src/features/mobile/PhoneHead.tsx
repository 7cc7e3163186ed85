import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { usePreviousLocation } from '../../ui/page/PreviousLocation.tsx';
import { desktopCounterpart } from './counterpart.ts';
import { desktopChoice } from './desktopChoice.ts';
import { mobileText as text } from './mobile.text.ts';
import styles from './PhoneHead.module.css';

interface Props {
  title?: string;
  /** In the place of the title. */
  children?: ReactNode;
  /** The way back to where the person came from. */
  back?: boolean;
}

/** The bar at the top of a page of the mobile site, with the way to the desktop. */
export function PhoneHead({ title, children, back = false }: Props) {
  return (
    <header className={styles.head}>
      {back && <BackButton />}
      {title ? <h1 className={styles.title}>{title}</h1> : children}
      <DesktopLink className={styles.desktop} />
    </header>
  );
}

/** On a first page there is nowhere to go back to but home. */
function BackButton() {
  const navigate = useNavigate();
  const from = usePreviousLocation();
  return (
    <IconButton
      icon="chevronLeft"
      label={text.back}
      size={22}
      className={styles.back}
      onClick={() => (from ? navigate(-1) : navigate(paths.mobile, { replace: true }))}
    />
  );
}

interface DesktopLinkProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Leads to the desktop page for this one, and no question is asked there. */
export function DesktopLink({ className, children = text.desktop }: DesktopLinkProps) {
  const place = useLocation();
  return (
    <Link to={desktopCounterpart(place)} className={className} onClick={desktopChoice.make}>
      {children}
    </Link>
  );
}
