import 'semantic-ui-css/components/dropdown.css';
import { Children, type ComponentProps, cloneElement, isValidElement, useId } from 'react';
import { Dropdown, type DropdownMenuProps } from 'semantic-ui-react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { fieldText } from './fields.text.ts';
import { useFieldsLock } from './fieldsLock.ts';
import styles from './Select.module.css';

interface Option<V extends string | number> {
  value: V;
  text: string;
  /** Small words at the right of the row. */
  description?: string;
  disabled?: boolean;
}

interface Props<V extends string | number> {
  value: V | null;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  placeholder?: string;
  /** Lets the person type to narrow the options. */
  search?: boolean;
  disabled?: boolean;
  loading?: boolean;
  fluid?: boolean;
  className?: string | undefined;
  id?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** One choice out of many. Takes the wiring of a Field. */
export function Select<V extends string | number>(props: Props<V>) {
  const {
    value,
    options,
    onChange,
    search = false,
    fluid = false,
    className,
    loading = false,
    disabled = false,
    ...rest
  } = props;
  const locked = useFieldsLock();
  // A label names inputs alone, and the closed box is none; see Field.
  const labelledBy = rest.id && !rest['aria-label'] ? { 'aria-labelledby': `${rest.id}-label` } : {};
  return (
    <Dropdown
      {...rest}
      {...labelledBy}
      selection
      fluid={fluid}
      search={search}
      loading={loading}
      disabled={disabled || locked}
      className={cx(styles.select, className)}
      error={rest['aria-invalid'] ?? false}
      {...(search
        ? { searchInput: { type: 'text', 'aria-label': rest['aria-label'], ...labelledBy } }
        : { as: Box })}
      icon={<Icon name="chevronDown" className="dropdown icon" />}
      noResultsMessage={fieldText.noMatch}
      openOnFocus={false}
      selectOnBlur={false}
      value={value ?? ''}
      options={options.map(({ value: key, text, description, disabled }) => ({
        key,
        value: key,
        text,
        ...(description ? { description } : {}),
        ...(disabled ? { disabled } : {}),
      }))}
      onChange={(_, { value: chosen }) => {
        const option = options.find((one) => one.value === chosen);
        if (option) onChange(option.value);
      }}
    />
  );
}

/** Semantic takes the closed box for the list of options, which is the menu within. */
function Box({ children, tabIndex, 'aria-expanded': open, ...rest }: ComponentProps<'div'>) {
  const listId = useId();
  return (
    <div
      {...rest}
      role="combobox"
      tabIndex={tabIndex}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={listId}
    >
      {Children.map(children, (child) =>
        isValidElement<DropdownMenuProps>(child) && child.type === Dropdown.Menu
          ? cloneElement(child, { id: listId, role: 'listbox' })
          : child,
      )}
    </div>
  );
}
