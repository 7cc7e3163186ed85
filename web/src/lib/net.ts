/** Whether the browser has a net at all; the gateway may be out of reach all the same. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** In the words of machines, tells when the net is lost and when it is back, and at once that there is none; answers with the way to stop. */
export function sendNet(send: (event: { type: 'net.lost' | 'net.back' }) => void): () => void {
  const lost = () => send({ type: 'net.lost' });
  const back = () => send({ type: 'net.back' });
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  if (!isOnline()) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}
