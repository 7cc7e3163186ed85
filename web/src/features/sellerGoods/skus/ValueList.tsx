import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/base/cx.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { skuProblemText } from '../goodsEditor.text.ts';
import { editSkus } from './editSkus.ts';
import styles from './Skus.module.css';
import { withoutValue, withValueAt, withValueName } from './skuEdits.ts';
import { MAX_VALUE_NAME, type PropertyForm } from './skuForm.ts';
import { type SkuPlaces, valuePlace } from './skuRules.ts';
import { skusText as text } from './skus.text.ts';

interface Props {
  editor: GoodsEditor;
  property: PropertyForm;
  places: SkuPlaces | undefined;
}

/** The values of a property: renamed in place, put in order, removed. */
export function ValueList({ editor, property: { key, id, name, values }, places }: Props) {
  const handles = useRef(new Map<string, HTMLButtonElement>());
  const toFocus = useRef<string | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');
  useEffect(function keepFocusOnMoved() {
    if (toFocus.current === null) return;
    handles.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });
  const move = (from: number, to: number) => {
    const value = values[from];
    if (!value || from === to || to < 0 || to >= values.length) return;
    toFocus.current = value.key;
    setTold(text.movedTo(value.name, to + 1));
    editSkus(editor, (form) => withValueAt(form, key, from, to));
  };
  const problems = values.flatMap((value) => skuProblemText(places?.[valuePlace(value.key)]) ?? []);
  // The last value of what is saved goes with its property.
  const isRemovable = id === null || values.length > 1;
  return (
    <>
      <ul className={styles.values} aria-label={text.values(name)}>
        {values.map((value, at) => (
          <li
            key={value.key}
            className={cx(styles.value, places?.[valuePlace(value.key)] && styles.wrong)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              move(dragged, at);
              setDragged(null);
            }}
          >
            <button
              ref={(handle) => {
                if (handle) handles.current.set(value.key, handle);
                else handles.current.delete(value.key);
              }}
              type="button"
              className={styles.handle}
              draggable
              aria-label={text.moveValue(value.name)}
              aria-description={text.moveKeys}
              onDragStart={(event) => {
                // Without data Firefox drags nothing.
                event.dataTransfer.setData('text/plain', '');
                setDragged(at);
              }}
              onDragEnd={() => setDragged(null)}
              onKeyDown={(event) => {
                const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
                if (step === undefined) return;
                event.preventDefault();
                move(at, at + step);
              }}
            >
              <Icon name="list" size={12} />
            </button>
            <input
              className={styles.valueName}
              aria-label={text.value(value.name)}
              aria-invalid={places?.[valuePlace(value.key)] !== undefined}
              autoComplete="off"
              maxLength={MAX_VALUE_NAME}
              size={Math.max(4, [...value.name].length * 2)}
              value={value.name}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              onChange={(event) => {
                const typed = event.target.value;
                editSkus(editor, (form) => withValueName(form, key, value.key, typed));
              }}
            />
            {isRemovable && (
              <IconButton
                icon="close"
                size={12}
                label={text.removeValue(value.name)}
                onClick={() => {
                  document.querySelector<HTMLElement>(`[data-adds="${key}"]`)?.focus();
                  editSkus(editor, (form) => withoutValue(form, key, value.key));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {[...new Set(problems)].map((words) => (
        <FieldNote key={words} error={words} />
      ))}
      <span role="status" className="sr-only">
        {told}
      </span>
    </>
  );
}
