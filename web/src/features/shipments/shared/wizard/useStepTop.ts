import { useEffect } from 'react';

/** Every screen of a wizard is read from its top. */
export function useStepTop(screen: string) {
  useEffect(
    function showStepFromItsTop() {
      if (screen !== 'opening') window.scrollTo({ top: 0 });
    },
    [screen],
  );
}
