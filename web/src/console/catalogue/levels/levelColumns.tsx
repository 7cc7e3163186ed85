import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../../ui/columns/column.ts';
import { Price } from '../../../ui/data/Price.tsx';
import type { Column } from '../../../ui/data/Table.tsx';
import { levelNames, levelText as text } from '../catalogue.text.ts';
import { countFields, type Level, moneyFields } from './editLevel.ts';

const column = columnsNamed<Level, keyof typeof levelNames>(levelNames);

/** `edit` opens a level; null for who may not. */
export function levelColumns(edit: ((level: Level) => void) | null): Column<Level>[] {
  return [
    column('level', undefined, ({ level, name }) => (
      <>
        {name}
        <SecondLine>{text.nth(level)}</SecondLine>
      </>
    )),
    ...countFields.map((field) =>
      column(field, 120, (level) => <Text num>{level[field]}</Text>, { align: 'right' }),
    ),
    ...moneyFields.map((field) =>
      column(field, 136, (level) => <Price fen={level[field]} />, { align: 'right' }),
    ),
    ...(edit
      ? [
          column(
            'actions',
            88,
            (level) => (
              <Button variant="text" onClick={() => edit(level)}>
                {text.edit}
              </Button>
            ),
            { align: 'right' },
          ),
        ]
      : []),
  ];
}
