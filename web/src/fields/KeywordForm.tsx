import { type FormEvent, useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { keywordFormText as text } from './fields.text.ts';
import styles from './KeywordForm.module.css';

interface Props {
  /** What is searched by; read aloud. */
  label: string;
  /** Stands in the empty field; the label where nothing is said. */
  hint?: string;
  keyword: string;
  /** Most characters. */
  max?: number;
  /** Focused when it appears, as in a dialog that is open already. */
  autofocus?: boolean;
  onFind: (keyword: string) => void;
}

/**
 * What is typed counts when it is sent, so that the list does not change under the typing. A search that is under way
 * gives way to the next: the button is never busy, which would swallow Enter.
 */
export function KeywordForm({ label, hint = label, keyword, max = 60, autofocus = false, onFind }: Props) {
  const [typed, setTyped] = useState(keyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <form className={styles.form} onSubmit={find}>
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={hint}
        maxLength={max}
        value={typed}
        onChange={setTyped}
        {...(autofocus && { ref: focusOnMount })}
      />
      <Button type="submit" icon="search">
        {text.find}
      </Button>
    </form>
  );
}

function focusOnMount(field: HTMLInputElement | null): void {
  field?.focus();
}
