import { type ToggleEvent, useId, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { Button } from '../buttons/Button.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { placePanel } from '../overlays/placePanel.ts';
import styles from './ColumnMenu.module.css';
import { columnsText as text } from './columns.text.ts';
import type { ColumnSetting } from './useColumns.ts';

/** Shows and hides the columns of a table. The browser opens and closes it, by the pointer and by the keyboard. */
export function ColumnMenu({ setting }: { setting: ColumnSetting }) {
  const { choices, shown, isDefault, toggle, restore } = setting;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const place = (event: ToggleEvent<HTMLFieldSetElement>) => {
    if (event.newState === 'open' && opener.current)
      placePanel(opener.current, event.currentTarget, 'bottom right');
  };
  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} className={cx('ui button', styles.opener)}>
        <Icon name="columns" />
        {text.columns}
      </button>
      <fieldset id={id} popover="auto" aria-label={text.columns} className={styles.menu} onToggle={place}>
        <p className={styles.head}>
          <span role="status">{text.shown(shown.size, choices.length)}</span>
          <Button variant="text" disabled={isDefault} onClick={restore}>
            {text.restore}
          </Button>
        </p>
        <ul className={styles.choices}>
          {choices.map(({ key, name }) => (
            <li key={key}>
              <Checkbox
                label={name}
                checked={shown.has(key)}
                disabled={shown.has(key) && shown.size === 1}
                onChange={() => toggle(key)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}
