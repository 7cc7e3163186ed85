import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './ChoiceMenu.module.css';
import { useShownBeside } from './useShownBeside.ts';

interface Choice<V extends string> {
  value: V;
  text: ReactNode;
}

interface Props<V extends string> {
  /** It hangs on this, and gives the focus back to it. */
  anchor: HTMLElement;
  label: string;
  value: V;
  choices: readonly Choice<V>[];
  onChoose: (value: V) => void;
  onClose: () => void;
}

/** One choice out of few, hung on what it is about. Arrow keys move, Esc and a click elsewhere close it. */
export function ChoiceMenu<V extends string>({ anchor, label, value, choices, onChoose, onClose }: Props<V>) {
  const panel = useRef<HTMLDivElement>(null);
  useShownBeside(anchor, panel, { side: 'bottom left', first: '[aria-checked="true"]', onClose });
  const close = () => {
    anchor.focus({ preventScroll: true });
    onClose();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
    const at = items.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items.at((at + step) % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={press}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      <p className={styles.head}>{label}</p>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="menuitemradio"
          aria-checked={choice.value === value}
          tabIndex={-1}
          className={styles.choice}
          onClick={() => {
            onChoose(choice.value);
            close();
          }}
        >
          {choice.text}
        </button>
      ))}
    </div>
  );
}
