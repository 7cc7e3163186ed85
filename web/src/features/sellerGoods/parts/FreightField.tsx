import { useQuery } from '@apollo/client/react';
import { useFormFields } from '../../../lib/useFields.ts';
import { Select } from '../../../ui/inputs/Select.tsx';
import { EditorField } from '../EditorField.tsx';
import { ListFreightTemplateNames } from '../goodsEditor.graphql.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editorText as text } from '../goodsEditor.text.ts';

/** Whose freight fees count for the goods; not shown to suppliers without templates. */
export function FreightField({ editor }: { editor: GoodsEditor }) {
  const { freightTemplateId } = useFormFields(editor, 'freightTemplateId');
  const { data } = useQuery(ListFreightTemplateNames, { context: { quiet: 'outages' } });
  const templates = data?.freightTemplates ?? [];
  if (templates.length === 0 && freightTemplateId === 0) return null;
  return (
    <EditorField editor={editor} field="freight" hint={text.freightHint}>
      {(wiring) => (
        <Select
          {...wiring}
          value={freightTemplateId}
          options={[
            { value: 0, text: text.freightOfWarehouse },
            ...templates.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          onChange={(id) => editor.send({ type: 'form.edit', change: { freightTemplateId: id } })}
        />
      )}
    </EditorField>
  );
}
