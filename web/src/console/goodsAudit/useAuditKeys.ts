import { useEffect, useEffectEvent } from 'react';

interface Keys {
  next: () => void;
  previous: () => void;
  approve: () => void;
  reject: () => void;
}

const IN_FIELD = 'input, textarea, select, [contenteditable], [role="dialog"], [role="combobox"]';

/** J and K go down and up, A approves, R refuses; not where somebody types, nor while a dialog is open. */
export function useAuditKeys({ next, previous, approve, reject }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(IN_FIELD)) return;
    if (document.querySelector('[role="dialog"]')) return;
    const act = { j: next, k: previous, a: approve, r: reject }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(function listenForKeys() {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
