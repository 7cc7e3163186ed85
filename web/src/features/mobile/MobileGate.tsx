import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary.tsx';
import { desktopChoice } from './desktopChoice.ts';
import { isPhone, thisDevice } from './isPhone.ts';
import { useViewport } from './useViewport.ts';

const PhoneQuestion = lazy(() => import('./PhoneQuestion.tsx'));

/** On a phone, asks before a desktop page whether the mobile site is wanted instead; the answer holds for the tab. */
export function MobileGate({ children }: { children: ReactNode }) {
  const [onPhone] = useState(() => isPhone(thisDevice()));
  const wantsDesktop = useSyncExternalStore(desktopChoice.subscribe, desktopChoice.made);
  if (!onPhone) return children;
  if (wantsDesktop) return <DesktopOnPhone>{children}</DesktopOnPhone>;
  return (
    <ErrorBoundary resetKey="phone">
      <Suspense fallback={null}>
        <PhoneQuestion />
      </Suspense>
    </ErrorBoundary>
  );
}

function DesktopOnPhone({ children }: { children: ReactNode }) {
  useViewport('desktop');
  return children;
}
