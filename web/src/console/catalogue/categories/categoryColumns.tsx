import { StatusDot } from '../../../ui/base/StatusDot.tsx';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import type { Column } from '../../../ui/data/Table.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import type { CategoryFieldsFragment } from '../../graphql/generated/graphql.ts';
import { type CategoryStep, categoryNames, categoryText as text } from '../catalogue.text.ts';
import { MoveButtons } from '../MoveButtons.tsx';

type Category = CategoryFieldsFragment;

interface Props {
  mayEdit: boolean;
  ids: readonly number[];
  sorting: boolean;
  onMove: (ids: number[]) => void;
  onRename: (category: Category) => void;
  onStep: (category: Category, step: CategoryStep) => void;
}

const column = columnsNamed<Category, keyof typeof categoryNames>(categoryNames);

export function categoryColumns({
  mayEdit,
  ids,
  sorting,
  onMove,
  onRename,
  onStep,
}: Props): Column<Category>[] {
  return [
    column('name', undefined, ({ name }) => name),
    column('onSale', 120, ({ onSale }) => <Text num>{onSale}</Text>, { align: 'right' }),
    column('state', 120, ({ hidden }) => (
      <StatusDot tone={hidden ? 'quiet' : 'success'}>{hidden ? text.hidden : text.shown}</StatusDot>
    )),
    ...(mayEdit
      ? [
          column(
            'actions',
            264,
            (category) => (
              <Row gap={4} justify="flex-end">
                <MoveButtons
                  ids={ids}
                  id={category.id}
                  name={category.name}
                  disabled={sorting}
                  onMove={onMove}
                />
                <Button variant="text" onClick={() => onRename(category)}>
                  {text.rename}
                </Button>
                <Button variant="text" onClick={() => onStep(category, category.hidden ? 'show' : 'hide')}>
                  {category.hidden ? text.show : text.hide}
                </Button>
                <Button variant="text" onClick={() => onStep(category, 'remove')}>
                  {text.remove}
                </Button>
              </Row>
            ),
            { align: 'right' },
          ),
        ]
      : []),
  ];
}
