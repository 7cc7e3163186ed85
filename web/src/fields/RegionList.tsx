import { useEffect, useRef } from 'react';
import { cx } from '../ui/base/cx.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { placePanel } from '../ui/overlays/placePanel.ts';
import { type AreaNode, type AreaTree, pathOf } from './areas.ts';
import { regionFieldText as text } from './fields.text.ts';
import styles from './RegionField.module.css';
import { regionPath } from './regionSearch.ts';
import type { AreaColumn } from './useRegionPicker.ts';

interface Props {
  id: string;
  columns: readonly AreaColumn[];
  /** The one column is what was found. */
  isSearch: boolean;
  tree: AreaTree | null;
  /** Codes of the area that is chosen, and of the one where the keyboard stands. */
  chosen: string;
  active: string | null;
  loading: boolean;
  onChoose: (node: AreaNode) => void;
}

/** The id of an area's element, which the field points to. */
export function regionOptionId(listId: string, code: string): string {
  return `${listId}-${code}`;
}

/** The areas to choose from, above everything else on the page; the focus stays in the field. */
export function RegionList({ id, columns, isSearch, tree, chosen, active, loading, onChoose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useShownBelow(panel);
  useEffect(
    function bringActiveIntoView() {
      if (active) document.getElementById(regionOptionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
    },
    [id, active],
  );
  const nothing = isSearch && columns[0]?.areas.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing must not take the focus from the field, which closes the list
    <div
      ref={panel}
      id={id}
      popover="manual"
      className={cx(styles.panel, isSearch && styles.found)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {!tree && <p className={styles.note}>{loading ? text.loading : text.unloaded}</p>}
      {nothing && <p className={styles.note}>{text.none}</p>}
      {!nothing &&
        columns.map(({ areas, more }, level) => (
          <div
            key={isSearch ? 'found' : (areas[0]?.parentCode ?? level)}
            role="listbox"
            tabIndex={-1}
            aria-label={isSearch ? text.found : text.levels[level]}
            className={styles.column}
          >
            {areas.map((node) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which keeps the focus, has the keys
              <div
                key={node.code}
                id={regionOptionId(id, node.code)}
                role="option"
                tabIndex={-1}
                aria-selected={isSearch ? node.code === active : chosen.startsWith(node.code)}
                className={cx(
                  styles.option,
                  chosen.startsWith(node.code) && styles.chosen,
                  node.code === active && styles.active,
                )}
                onClick={() => onChoose(node)}
              >
                <span>{isSearch && tree ? pathWords(tree, node) : node.name}</span>
                {!isSearch && node.children.length > 0 && <Icon name="chevronRight" size={14} />}
              </div>
            ))}
            {more > 0 && <p className={styles.note}>{text.more(more)}</p>}
          </div>
        ))}
    </div>
  );
}

function pathWords(tree: AreaTree, { code }: AreaNode): string {
  return regionPath(pathOf(tree, code).map(({ name }) => name));
}

/** Shows the panel below the field, and keeps it there while the page moves. */
function useShownBelow(panel: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const box = panel.current;
    const field = box?.parentElement;
    if (!box || !field) return;
    box.showPopover?.();
    const place = () => placePanel(field, box, 'bottom left');
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [panel]);
}
