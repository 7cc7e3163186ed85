import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Fields.module.css';
import { FieldsLock } from './fieldsLock.ts';

interface Props {
  /** They are being saved. */
  saving: boolean;
  children: ReactNode;
}

/**
 * The fields of a form. While they are being saved they show what was typed and take nothing, so that nothing typed
 * meanwhile is lost; afterwards the focus is where it was. The button that saves stands outside.
 */
export function Fields({ saving, children }: Props) {
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(
    function giveFocusBack() {
      const focused = document.activeElement;
      const isFree = !focused || focused === document.body || focused.matches('[role="dialog"]');
      if (!saving && isFree) last.current?.focus({ preventScroll: true });
    },
    [saving],
  );
  return (
    // What is disabled has lost the focus by the time that anybody could ask.
    <fieldset
      role="none"
      disabled={saving}
      className={styles.fields}
      onFocus={({ target }) => {
        last.current = target;
      }}
    >
      <FieldsLock value={saving}>{children}</FieldsLock>
    </fieldset>
  );
}
