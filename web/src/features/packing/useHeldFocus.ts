import { type RefObject, useEffect } from 'react';

/** Elements that take what is typed, or Enter and space, themselves. */
const TAKES_KEYS = 'input, textarea, select, button, a, [role="dialog"]';

/** What a scanner types goes into the field wherever a person has clicked; the keyboard still leads everywhere. */
export function useHeldFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(
    function catchTyping() {
      const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
        const isElsewhere = !(target instanceof Element) || target.closest(TAKES_KEYS) === null;
        if (isElsewhere && key.length === 1 && !ctrlKey && !metaKey && !altKey) field.current?.focus();
      };
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [field],
  );
}
