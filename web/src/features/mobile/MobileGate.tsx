import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { mobileCounterpart } from './counterpart.ts';
import { desktopChoice } from './desktopChoice.ts';
import { isPhone, thisDevice } from './isPhone.ts';
import styles from './MobileGate.module.css';
import { mobileText as text } from './mobile.text.ts';
import { useViewport } from './useViewport.ts';

/** On a phone, asks before a desktop page whether the mobile site is wanted instead; the answer holds for the tab. */
export function MobileGate({ children }: { children: ReactNode }) {
  const [onPhone] = useState(() => isPhone(thisDevice()));
  const wantsDesktop = useSyncExternalStore(desktopChoice.subscribe, desktopChoice.made);
  if (!onPhone) return children;
  return wantsDesktop ? <DesktopOnPhone>{children}</DesktopOnPhone> : <Question />;
}

function DesktopOnPhone({ children }: { children: ReactNode }) {
  useViewport('desktop');
  return children;
}

function Question() {
  const place = useLocation();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      sticky
      width={360}
      className={cx(styles.question)}
      title={text.promptTitle}
      onClose={desktopChoice.make}
      actions={
        <>
          <Button onClick={desktopChoice.make}>{text.stay}</Button>
          <Button
            variant="primary"
            data-autofocus
            onClick={() => navigate(mobileCounterpart(place), { replace: true })}
          >
            {text.visit}
          </Button>
        </>
      }
    >
      <p>{text.prompt}</p>
      <p className={styles.hint}>{text.promptHint}</p>
    </Dialog>
  );
}
