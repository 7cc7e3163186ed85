import type { LabelField } from '../../graphql/generated/graphql.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import styles from './FieldList.module.css';
import { fieldNames, settingsText as text } from './printSettings.text.ts';

const ALL = Object.keys(fieldNames) as LabelField[];

interface Props {
  /** In the order in which they are printed. */
  fields: readonly LabelField[];
  onChange: (fields: LabelField[]) => void;
}

/** What is printed, in its order: chosen fields stand first and can be moved. */
export function FieldList({ fields, onChange }: Props) {
  const others = ALL.filter((field) => !fields.includes(field));
  const move = (at: number, by: -1 | 1) => {
    const moved = fields.toSpliced(at, 1);
    const [field] = fields.slice(at);
    if (field) onChange(moved.toSpliced(at + by, 0, field));
  };
  return (
    <ul className={styles.list}>
      {[...fields, ...others].map((field, at) => {
        const isChosen = at < fields.length;
        return (
          <li key={field}>
            <Checkbox
              label={fieldNames[field]}
              checked={isChosen}
              onChange={(checked) =>
                onChange(checked ? [...fields, field] : fields.filter((each) => each !== field))
              }
            />
            {isChosen && (
              <span>
                <IconButton
                  className={styles.up}
                  icon="chevronDown"
                  label={text.moveUp(fieldNames[field])}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={text.moveDown(fieldNames[field])}
                  disabled={at === fields.length - 1}
                  onClick={() => move(at, 1)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
