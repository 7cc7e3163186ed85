import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { FieldNote } from '../../../ui/layout/FormCard.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { type GoodsEditor, hasSavedSkus } from '../goodsEditor.selectors.ts';
import { skuProblemText } from '../goodsEditor.text.ts';
import { editSkus } from './editSkus.ts';
import styles from './Skus.module.css';
import { withOrigin, withPropertyName } from './skuEdits.ts';
import { MAX_PROPERTY_NAME, type PropertyForm } from './skuForm.ts';
import { propertyPlace, type SkuPlaces } from './skuRules.ts';
import { PROPERTY_NAMES, skusText as text } from './skus.text.ts';
import { ValueAdder } from './ValueAdder.tsx';
import { ValueList } from './ValueList.tsx';

interface Props {
  editor: GoodsEditor;
  property: PropertyForm;
  at: number;
  places: SkuPlaces | undefined;
  onRemove: () => void;
}

/** What combinations differ in, with its values. */
export function PropertyEditor({ editor, property, at, places, onRemove }: Props) {
  const { key, id, name, values, origin } = property;
  const isSaved = useSelector(editor, hasSavedSkus);
  const names = useId();
  const problem = places?.[propertyPlace(key)];
  const isOriginAsked = id === null && values.length > 0 && isSaved;
  return (
    <section className={styles.property} aria-label={name || text.property(at)}>
      <Row gap={8}>
        <Input
          className={styles.propertyName}
          list={names}
          maxLength={MAX_PROPERTY_NAME}
          autoComplete="off"
          placeholder={text.propertyHint}
          aria-label={text.property(at)}
          aria-invalid={problem !== undefined}
          value={name}
          onKeyDown={keepFromSaving}
          onChange={(typed) => editSkus(editor, (form) => withPropertyName(form, key, typed))}
        />
        <datalist id={names}>
          {PROPERTY_NAMES.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <IconButton icon="trash" size={16} label={text.removeProperty(name)} onClick={onRemove} />
      </Row>
      <ValueList editor={editor} property={property} places={places} />
      <ValueAdder editor={editor} property={property} />
      {isOriginAsked && (
        <Row gap={8} above={8} wrap>
          <span>{text.origin(name)}</span>
          <Select
            className={styles.origin}
            aria-label={text.origin(name)}
            aria-invalid={problem?.code === 'property.origin'}
            placeholder={text.chooseOrigin}
            value={origin}
            options={values.map((value) => ({ value: value.key, text: value.name }))}
            onChange={(value) => editSkus(editor, (form) => withOrigin(form, key, value))}
          />
        </Row>
      )}
      <FieldNote error={skuProblemText(problem)} />
    </section>
  );
}

/** Enter in a field of the form would save the goods. */
function keepFromSaving(event: React.KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
