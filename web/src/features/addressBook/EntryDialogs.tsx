import { senderFieldsText, senderProblemText } from '../../fields/fields.text.ts';
import { RegionField } from '../../fields/RegionField.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { FormDialog } from '../../flows/FormDialog.tsx';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import {
  bookText,
  MAX_GROUP,
  MAX_NOTE,
  moveText,
  removeText,
  entryDialogText as text,
} from './addressBook.text.ts';
import type { EditEntry, EntryForm, MoveEntries, RemoveEntries } from './bookActions.ts';

/** Ids of the lists of groups, from which a name can be taken. */
const GROUPS = 'addressBookGroups';

/** The names of the groups, beside fields in which one is typed. */
export function GroupNames({ names }: { names: readonly string[] }) {
  return (
    <datalist id={GROUPS}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Somebody in the book, new or changed. */
export function EntryDialog({ editor }: { editor: EditEntry }) {
  const busy = useTag(editor, 'busy');
  const { item, form, problems, refusal } = useFields(editor, 'item', 'form', 'problems', 'refusal');
  if (!item) return null;
  const edit = (change: Partial<EntryForm>) => editor.send({ type: 'form.edit', change });
  return (
    <FormDialog
      actor={editor}
      title={item.id === null ? text.add : text.change}
      width={560}
      texts={text}
      problem={refusal?.msg ?? null}
    >
      <Fields saving={busy}>
        <TextField
          required
          label={bookText.name}
          error={senderProblemText('name', problems.name)}
          maxLength={30}
          data-autofocus
          value={form.name}
          onChange={(name) => edit({ name })}
        />
        <TextField
          required
          type="tel"
          label={bookText.phone}
          error={senderProblemText('phone', problems.phone)}
          maxLength={30}
          value={form.phone}
          onChange={(phone) => edit({ phone })}
        />
        <Field label={senderFieldsText.region} required error={senderProblemText('region', problems.region)}>
          {(wiring) => (
            <RegionField
              {...wiring}
              value={form}
              onChange={({ provinceCode, cityCode, districtCode }) =>
                edit({ provinceCode, cityCode, districtCode })
              }
            />
          )}
        </Field>
        <TextField
          required
          label={senderFieldsText.address}
          error={senderProblemText('address', problems.address)}
          maxLength={200}
          placeholder={senderFieldsText.addressHint}
          value={form.address}
          onChange={(address) => edit({ address })}
        />
        <TextField
          label={bookText.group}
          error={problems.group?.msg}
          maxLength={MAX_GROUP}
          list={GROUPS}
          placeholder={text.groupHint}
          value={form.group}
          onChange={(group) => edit({ group })}
        />
        <TextField
          label={bookText.note}
          error={problems.note?.msg}
          maxLength={MAX_NOTE}
          placeholder={text.noteHint}
          value={form.note}
          onChange={(note) => edit({ note })}
        />
      </Fields>
    </FormDialog>
  );
}

/** Asks before entries are deleted. */
export function RemoveEntriesDialog({ actor }: { actor: RemoveEntries }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removeText}>
      {({ entries }) => (
        <p>
          {removeText.words(
            entries
              .slice(0, 3)
              .map(({ name }) => name)
              .join('、'),
            entries.length,
          )}
        </p>
      )}
    </ConfirmActionDialog>
  );
}

/** The group that entries go to. */
export function MoveEntriesDialog({ actor }: { actor: MoveEntries }) {
  return (
    <ConfirmActionDialog actor={actor} texts={moveText}>
      {({ ids, group }) => (
        <>
          <p>{moveText.words(ids.length)}</p>
          <TextField
            label={moveText.label}
            hint={moveText.hint}
            maxLength={MAX_GROUP}
            list={GROUPS}
            data-autofocus
            value={group}
            onChange={(typed) => actor.send({ type: 'subject.edit', change: { group: typed } })}
          />
        </>
      )}
    </ConfirmActionDialog>
  );
}
