import type { Suggestion } from '../../features/search/search.machine.ts';
import { searchBoxText } from '../../features/search/searchBox.text.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Suggestions.module.css';

interface Props {
  id: string;
  open: boolean;
  suggestions: readonly Suggestion[];
  active: number | null;
  onChoose: (at: number) => void;
}

/** The id of a suggestion's element, which the box points to. */
export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The warehouses that the search box suggests; the focus stays in the box. */
export function Suggestions({ id, open, suggestions, active, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={searchBoxText.suggestions} className={styles.list} hidden={!open}>
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box, which keeps the focus, has the keys
        <div
          key={suggestion.id}
          id={suggestionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={cx(styles.option, at === active && styles.active)}
          // Pressing must not take the focus from the box: losing it closes the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
        >
          <Icon name="warehouse" />
          <span className={styles.name}>{suggestion.name}</span>
          <small className={styles.kind}>{searchBoxText.suggestions}</small>
        </div>
      ))}
    </div>
  );
}
