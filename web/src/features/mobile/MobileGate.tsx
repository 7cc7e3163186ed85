import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSite } from './useSite.ts';
import { useViewport } from './useViewport.ts';

/** Where it cannot be loaded, the next page load asks. */
const PhoneQuestion = lazy<ComponentType>(() =>
  import('./PhoneQuestion.tsx').catch(() => ({ default: () => null })),
);

/** On a phone, asks beside the page which layout is wanted; the answer holds for the tab. An installed app is not asked. */
export function MobileGate({ children }: { children: ReactNode }) {
  const { onPhone, chosen } = useSite();
  useViewport(onPhone && chosen === 'desktop' ? 'desktop' : 'mobile');
  return (
    <>
      {children}
      {onPhone && chosen === null && !isInstalled() && (
        <Suspense fallback={null}>
          <PhoneQuestion />
        </Suspense>
      )}
    </>
  );
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
