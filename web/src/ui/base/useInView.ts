import { useLayoutEffect, useState } from 'react';

/** Whether the page is in view: a kept page that was left has no effects, and shows nothing above the others. */
export function useInView(): boolean {
  const [inView, setInView] = useState(false);
  useLayoutEffect(() => {
    setInView(true);
    return () => setInView(false);
  }, []);
  return inView;
}
