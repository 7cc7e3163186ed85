/** Ref callback: calls back whenever the element comes within 600 px of the screen. */
export function onNearViewport(reached: () => void) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
