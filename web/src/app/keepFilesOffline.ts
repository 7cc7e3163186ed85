/** Has the browser keep what opens without a net (public/sw.js), once the page has loaded and rests. */
export function keepFilesOffline(): void {
  // A development server has no such files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows may refuse it; pages go on without.
  const register = () => void navigator.serviceWorker.register('/t3/sw.js').catch(() => {});
  const rest = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
