import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { columnNames, settingsText as text } from './settings.text.ts';
import { type Setting, shownBounds, shownValue, wordsOf } from './settingValue.ts';

interface Props {
  mayEdit: boolean;
  onEdit: (setting: Setting) => void;
  onReset: (setting: Setting) => void;
  onHistory: (setting: Setting) => void;
}

const column = columnsNamed<Setting, keyof typeof columnNames>(columnNames);

/** The columns of a group of settings. */
export const settingColumns = ({ mayEdit, onEdit, onReset, onHistory }: Props): Column<Setting>[] => [
  column('name', undefined, ({ key }) => (
    <>
      {wordsOf(key).name}
      <SecondLine>{wordsOf(key).hint}</SecondLine>
    </>
  )),
  column('value', 248, (setting) => (
    <>
      <Text num anywhere>
        {shownValue(setting, setting.value)}
      </Text>
      <SecondLine num anywhere>
        {setting.isDefault ? text.isDefault : text.initial(shownValue(setting, setting.initial))}
      </SecondLine>
    </>
  )),
  column('bounds', 200, (setting) => (
    <Text num tone="secondary">
      {shownBounds(setting)}
    </Text>
  )),
  column('changed', 152, ({ changedAt, changedBy }) =>
    changedAt === null ? (
      <Text tone="secondary">{text.never}</Text>
    ) : (
      <>
        {changedBy}
        <SecondLine>
          <Time at={changedAt} />
        </SecondLine>
      </>
    ),
  ),
  column(
    'actions',
    216,
    (setting) => (
      <Row gap={4} justify="flex-end">
        {mayEdit && !setting.isDefault && (
          <Button variant="quiet" onClick={() => onReset(setting)}>
            {text.back}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onHistory(setting)}>
          {text.history}
        </Button>
        {mayEdit && (
          <Button variant="text" onClick={() => onEdit(setting)}>
            {text.edit}
          </Button>
        )}
      </Row>
    ),
    { align: 'right' },
  ),
];
