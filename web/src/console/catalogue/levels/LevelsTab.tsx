import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import { Table } from '../../../ui/data/Table.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { useMay } from '../../consoleActors.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ListLevels } from '../catalogue.graphql.ts';
import { catalogueText, levelText as text } from '../catalogue.text.ts';
import { editLevel } from './editLevel.ts';
import { LevelDialog } from './LevelDialog.tsx';
import { LevelHistory } from './LevelHistory.tsx';
import { levelColumns } from './levelColumns.tsx';

/** Levels of buyers, and how they were changed. */
export function LevelsTab() {
  const editing = useFlow(editLevel);
  const mayEdit = useMay('catalogue.edit');
  const read = useQuery(ListLevels, { context: { quiet: true } });
  return (
    <Loaded read={read} loading={catalogueText.loading}>
      {({ levels: { list, changes } }) => (
        <Stack gap={16}>
          <Table
            label={text.list}
            columns={levelColumns(mayEdit ? (item) => editing.send({ type: 'editor.open', item }) : null)}
            rows={list}
            rowKey={({ level }) => level}
          />
          <Card title={text.history}>
            <LevelHistory changes={changes} />
          </Card>
          <LevelDialog actor={editing} />
        </Stack>
      )}
    </Loaded>
  );
}
