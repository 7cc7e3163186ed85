/** Tells whenever the tab comes into view or goes out of it; answers with the way to stop. */
export function watchTabVisibility(report: (visible: boolean) => void): () => void {
  const listen = () => report(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/** The same in the words of machines. */
export function sendTabVisibility(send: (event: { type: 'tab.shown' | 'tab.hidden' }) => void): () => void {
  return watchTabVisibility((visible) => send({ type: visible ? 'tab.shown' : 'tab.hidden' }));
}
