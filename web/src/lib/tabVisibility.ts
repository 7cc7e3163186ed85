/** Tells whenever the tab comes into view or goes out of it; answers with the way to stop. */
export function watchTabVisibility(report: (visible: boolean) => void): () => void {
  const listen = () => report(document.visibilityState === 'visible');
  // Of a page that the browser has kept while another stood in its tab, some say nothing else.
  const listenReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listen();
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('pageshow', listenReturn);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('pageshow', listenReturn);
  };
}

/** The same in the words of machines. */
export function sendTabVisibility(send: (event: { type: 'tab.shown' | 'tab.hidden' }) => void): () => void {
  return watchTabVisibility((visible) => send({ type: visible ? 'tab.shown' : 'tab.hidden' }));
}
