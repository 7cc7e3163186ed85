import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import { useTag } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Grow, Row } from '../../../ui/layout/Layout.tsx';
import { useMay } from '../../consoleActors.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ListCategories } from '../catalogue.graphql.ts';
import { catalogueText, categoryText as text } from '../catalogue.text.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { categoryColumns } from './categoryColumns.tsx';
import { editCategory } from './editCategory.ts';
import { StepCategoryDialog } from './StepCategoryDialog.tsx';
import { sortCategories } from './sortCategories.ts';
import { stepCategory } from './stepCategory.ts';

/** Categories in the order in which buyers see them. */
export function CategoriesTab() {
  const editing = useFlow(editCategory);
  const stepping = useFlow(stepCategory);
  const sorting = useFlow(sortCategories);
  const busy = useTag(sorting, 'busy');
  const mayEdit = useMay('catalogue.edit');
  const read = useQuery(ListCategories, { context: { quiet: true } });
  return (
    <Loaded read={read} loading={catalogueText.loading}>
      {({ categories }) => (
        <>
          {mayEdit && (
            <Row below={12}>
              <Grow />
              <Button
                variant="primary"
                icon="plus"
                onClick={() => editing.send({ type: 'editor.open', item: { id: null, name: '' } })}
              >
                {text.add}
              </Button>
            </Row>
          )}
          <Table
            label={text.list}
            columns={categoryColumns({
              mayEdit,
              ids: categories.map(({ id }) => id),
              sorting: busy,
              onMove: (ids) => sorting.send({ type: 'action.run', subject: ids }),
              onRename: (item) => editing.send({ type: 'editor.open', item }),
              onStep: ({ id, name }, step) =>
                stepping.send({ type: 'action.ask', subject: { id, name, step, reason: '' } }),
            })}
            rows={categories}
            rowKey={({ id }) => id}
            empty={<EmptyState illustration="box" title={text.none} hint={text.noneHint} />}
          />
          <CategoryDialog actor={editing} />
          <StepCategoryDialog actor={stepping} />
        </>
      )}
    </Loaded>
  );
}
