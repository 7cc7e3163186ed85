import { type KeyboardEvent, useState } from 'react';
import { Input } from '../../../ui/inputs/Input.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editSkus } from './editSkus.ts';
import styles from './Skus.module.css';
import { namesIn, type ValuesProblem, withValues } from './skuEdits.ts';
import type { PropertyForm } from './skuForm.ts';
import { skusText as text, valuesProblemText } from './skus.text.ts';

interface Props {
  editor: GoodsEditor;
  property: PropertyForm;
}

/** Where values are typed, or pasted several at once. */
export function ValueAdder({ editor, property: { key, name } }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ValuesProblem | null>(null);
  const add = (words: string) => {
    const names = namesIn(words);
    if (names.length === 0) return;
    const { form, item } = editor.getSnapshot().context;
    const added = withValues(form, key, names, item);
    if ('code' in added) {
      setTyped(names.join('、'));
      setProblem(added);
      return;
    }
    editSkus(editor, () => added);
    setTyped('');
    setProblem(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(typed);
  };
  return (
    <div className={styles.adder}>
      <Input
        data-adds={key}
        autoComplete="off"
        placeholder={text.addHint}
        aria-label={text.addValue(name)}
        aria-invalid={problem !== null}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setProblem(null);
        }}
        onKeyDown={press}
        onBlur={() => add(typed)}
        onPaste={(event) => {
          const words = event.clipboardData.getData('text');
          if (namesIn(words).length < 2) return;
          event.preventDefault();
          add([typed, words].join('、'));
        }}
      />
      <FieldNote error={problem && valuesProblemText(problem)} />
    </div>
  );
}
