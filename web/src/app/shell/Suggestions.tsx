import type { ReactNode } from 'react';
import { hasRecent, type Suggestion } from '../../features/search/search.machine.ts';
import type { SearchActor } from '../../features/search/search.selectors.ts';
import { searchBoxText as text } from '../../features/search/searchBox.text.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import styles from './SearchBox.module.css';

interface SuggestionsProps {
  id: string;
  open: boolean;
  suggestions: readonly Suggestion[];
  active: number | null;
  actor: SearchActor;
}

/** The id of a suggestion's element, which the box points to. */
export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** What the search box suggests, and the way to clear the last searches; the focus stays in the box. */
export function Suggestions({ id, open, suggestions, active, actor }: SuggestionsProps) {
  return (
    <div id={id} role="listbox" aria-label={text.suggestions} className={styles.list} hidden={!open}>
      {suggestions.map((suggestion, at) => (
        <SuggestionOption
          key={suggestionKey(suggestion)}
          id={suggestionId(id, at)}
          suggestion={suggestion}
          active={at === active}
          onChoose={() => actor.send({ type: 'suggestion.choose', at })}
          onRemove={() => actor.send({ type: 'suggestion.remove', at })}
        />
      ))}
      {hasRecent(suggestions) && (
        <Option
          id={suggestionId(id, suggestions.length)}
          active={active === suggestions.length}
          onChoose={() => actor.send({ type: 'recent.clear' })}
        >
          <Icon name="trash" />
          {text.clearRecent}
        </Option>
      )}
    </div>
  );
}

const suggestionKey = ({ search, isRecent }: Suggestion) => `${isRecent} ${search.kind} ${search.text}`;

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  active: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function SuggestionOption({ suggestion, onRemove, ...option }: SuggestionOptionProps) {
  const { search, isRecent } = suggestion;
  return (
    <Option {...option} description={isRecent ? text.removeHint : undefined}>
      <Icon name={isRecent ? 'clock' : 'warehouse'} />
      <span className={styles.name}>{search.text}</span>
      <small className={styles.suggestionsKind}>
        {isRecent && search.kind === 'goods' ? text.recent : text.warehouses}
      </small>
      {isRecent && (
        // For the pointer alone: an option has no controls within; by keyboard it is removed from the box.
        <span
          aria-hidden="true"
          title={text.remove}
          className={styles.remove}
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <Icon name="close" />
        </span>
      )}
    </Option>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  description?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, active, description, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box, which keeps the focus, has the keys
    <div
      ref={active ? scrollIntoView : null}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-description={description}
      className={cx(styles.option, active && styles.active)}
      // Pressing must not take the focus from the box: losing it closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

function scrollIntoView(option: HTMLDivElement | null) {
  option?.scrollIntoView?.({ block: 'nearest' });
}
