import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useHref } from 'react-router-dom';
import type { SearchKind, Suggestion } from '../../features/search/search.machine.ts';
import {
  isBusy,
  isOpen,
  type SearchActor,
  selectActive,
  selectKind,
  selectSuggestions,
  selectText,
} from '../../features/search/search.selectors.ts';
import { kindNames, searchBoxText, searchBoxText as text } from '../../features/search/searchBox.text.ts';
import { kindNumbers } from '../../features/search/searchQuery.ts';
import { searchPath } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { shortcuts } from '../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import styles from './SearchBox.module.css';

interface Props {
  actor: SearchActor;
  /** A click into it leads to the search page. */
  jumps: boolean;
}

/** What is searched for, with the warehouses that its text suggests. */
export function SearchForm({ actor, jumps }: Props) {
  const kind = useSelector(actor, selectKind);
  const typed = useSelector(actor, selectText);
  const open = useSelector(actor, isOpen);
  const busy = useSelector(actor, isBusy);
  const active = useSelector(actor, selectActive);
  const suggestions = useSelector(actor, selectSuggestions);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  useShortcuts({
    search: () => {
      box.current?.focus();
      box.current?.select();
    },
  });
  // Without the script, the browser sends the form.
  const action = useHref(searchPath());

  return (
    <search className={cx(styles.box, jumps && styles.jumps)}>
      <form
        action={action}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submit' });
        }}
        aria-busy={busy}
        autoComplete="off"
      >
        <KindSwitch kind={kind} onChoose={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })} />
        <input
          ref={box}
          type="text"
          name="keyword"
          role="combobox"
          enterKeyHint="search"
          maxLength={60}
          spellCheck={false}
          value={typed}
          aria-label={text.run}
          aria-keyshortcuts={shortcuts.search.keys}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : suggestionId(listId, active)}
          placeholder={text[kind]}
          onChange={(event) => actor.send({ type: 'text.type', text: event.target.value })}
          // Not onFocus: who tabs through the page stays where they are.
          onClick={() => actor.send({ type: 'box.focus', jump: jumps })}
          onBlur={() => actor.send({ type: 'suggestions.close' })}
          onKeyDown={(event) => steer(event, actor)}
        />
        {typed && (
          <IconButton
            icon="close"
            size={14}
            label={text.clear}
            className={styles.clear}
            onClick={() => actor.send({ type: 'text.type', text: '' })}
          />
        )}
        <IconButton
          type="submit"
          icon={busy ? 'refresh' : 'search'}
          label={text.run}
          className={cx(styles.go, busy && styles.busy)}
        />
      </form>
      <Suggestions
        id={listId}
        open={open}
        suggestions={suggestions}
        active={active}
        onChoose={(at) => actor.send({ type: 'suggestion.choose', at })}
      />
    </search>
  );
}

function steer(event: KeyboardEvent, actor: SearchActor) {
  // While Chinese is being composed, the keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === 1 || by === -1) {
    event.preventDefault();
    actor.send({ type: 'suggestion.move', by });
  } else if (event.key === 'Escape') {
    actor.send({ type: 'suggestions.close' });
  }
}

const KINDS: readonly SearchKind[] = ['goods', 'warehouse'];

/** Goods or warehouses; arrow keys move within. */
function KindSwitch({ kind, onChoose }: { kind: SearchKind; onChoose: (kind: SearchKind) => void }) {
  return (
    <div role="radiogroup" aria-label={searchBoxText.kind} className={styles.kinds}>
      {KINDS.map((one) => (
        <label key={one} className={styles.kind}>
          <input
            type="radio"
            name="kind"
            value={kindNumbers[one]}
            checked={one === kind}
            onChange={() => onChoose(one)}
          />
          {kindNames[one]}
        </label>
      ))}
    </div>
  );
}

interface SuggestionsProps {
  id: string;
  open: boolean;
  suggestions: readonly Suggestion[];
  active: number | null;
  onChoose: (at: number) => void;
}

/** The id of a suggestion's element, which the box points to. */
function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

/** The warehouses that the search box suggests; the focus stays in the box. */
function Suggestions({ id, open, suggestions, active, onChoose }: SuggestionsProps) {
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
          <small className={styles.suggestionsKind}>{searchBoxText.suggestions}</small>
        </div>
      ))}
    </div>
  );
}
