export type ToastTone = 'success' | 'warning' | 'error' | 'info';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

const SHOWN_FOR_MS = 3000;
const MAX_TOASTS = 3;

/** The words at the top of the page; usable from anywhere. Saying the same again keeps one and starts its time anew. */
export function createToasts() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };

  const show = (tone: ToastTone, text: string) => {
    const same = toasts.find((toast) => toast.tone === tone && toast.text === text);
    if (same) {
      clearTimeout(timers.get(same.id));
      timers.set(same.id, setTimeout(dismiss, SHOWN_FOR_MS, same.id));
      return;
    }
    lastId += 1;
    const oldest = toasts.length >= MAX_TOASTS ? toasts[0] : undefined;
    if (oldest) dismiss(oldest.id);
    timers.set(lastId, setTimeout(dismiss, SHOWN_FOR_MS, lastId));
    set([...toasts, { id: lastId, tone, text }]);
  };

  return {
    success: (text: string) => show('success', text),
    warning: (text: string) => show('warning', text),
    error: (text: string) => show('error', text),
    info: (text: string) => show('info', text),
    dismiss,
    getSnapshot: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one of this page. */
export const toast = createToasts();
