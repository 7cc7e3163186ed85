import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useHref } from 'react-router-dom';
import type { SearchKind } from '../../features/search/search.machine.ts';
import {
  isBusy,
  isOpen,
  type SearchActor,
  selectActive,
  selectKind,
  selectSuggestions,
  selectText,
} from '../../features/search/search.selectors.ts';
import { kindNames, searchBoxText as text } from '../../features/search/searchBox.text.ts';
import { kindNumbers } from '../../features/search/searchQuery.ts';
import { searchPath } from '../../lib/paths.ts';
import { cx } from '../../ui/base/cx.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { shortcuts } from '../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import styles from './SearchBox.module.css';
import { Suggestions, suggestionId } from './Suggestions.tsx';

interface Props {
  actor: SearchActor;
  /** A click into it leads to the search page. */
  jumps: boolean;
}

/** What is searched for, with the last searches and the warehouses that its text suggests. */
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
    <search className={styles.box}>
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
          onKeyDown={(event) => steer(event, actor, active)}
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
      <Suggestions id={listId} open={open} suggestions={suggestions} active={active} actor={actor} />
    </search>
  );
}

function steer(event: KeyboardEvent, actor: SearchActor, active: number | null) {
  // While Chinese is being composed, the keys belong to the input method.
  if (event.nativeEvent.isComposing) return;
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === 1 || by === -1) {
    event.preventDefault();
    actor.send({ type: 'suggestion.move', by });
  } else if (event.key === 'Escape') {
    actor.send({ type: 'suggestions.close' });
  } else if (event.key === 'Delete' && active !== null) {
    // Of the text nothing is deleted while a suggestion is pointed at.
    event.preventDefault();
    actor.send({ type: 'suggestion.remove', at: active });
  }
}

const KINDS: readonly SearchKind[] = ['goods', 'warehouse'];

/** Goods or warehouses; arrow keys move within. */
function KindSwitch({ kind, onChoose }: { kind: SearchKind; onChoose: (kind: SearchKind) => void }) {
  return (
    <div role="radiogroup" aria-label={text.kind} className={styles.kinds}>
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
