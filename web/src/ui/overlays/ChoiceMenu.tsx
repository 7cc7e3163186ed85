import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import styles from './ChoiceMenu.module.css';
import { placePanel } from './placePanel.ts';

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
  useShownBeside(anchor, panel, onClose);
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

/** Shows the panel beside its anchor with the focus on the present choice; what scrolls away from under it closes it. */
function useShownBeside(
  anchor: HTMLElement,
  panel: React.RefObject<HTMLDivElement | null>,
  onClose: () => void,
) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    box.showPopover?.();
    placePanel(anchor, box, 'bottom left');
    const first = box.querySelector<HTMLElement>('[aria-checked="true"]') ?? box;
    first.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && box.contains(target))) close();
    };
    window.addEventListener('scroll', closeOutside, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', closeOutside, { capture: true });
  }, [anchor, panel]);
}
