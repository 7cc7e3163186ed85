import { Text } from '../base/Text.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import styles from './ShortcutsDialog.module.css';
import { shortcuts } from './shortcuts.ts';
import { type ShortcutPlace, shortcutsText as text } from './shortcutsDialog.text.ts';
import { useShortcutNames } from './useShortcuts.ts';

const PLACES = Object.keys(text.places) as ShortcutPlace[];

/** The shortcuts that work on this page, by where. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const names = useShortcutNames();
  return (
    <Dialog open title={text.title} width={560} onClose={onClose}>
      {PLACES.map((place) => {
        const here = names.filter((name) => text.words[name][0] === place);
        if (here.length === 0) return null;
        return (
          <section key={place} className={styles.place}>
            <h3>{text.places[place]}</h3>
            <dl className={styles.list}>
              {here.map((name) => (
                <div key={name}>
                  <dt>
                    <kbd>{shortcuts[name].keys}</kbd>
                  </dt>
                  <dd>{text.words[name][1]}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
      <Text as="p" small tone="secondary">
        {text.note}
      </Text>
    </Dialog>
  );
}
