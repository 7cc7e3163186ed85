import { useState } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import type { Basket } from '../../shared/wizard/basket.ts';
import { specificationText } from '../flow/modelContent.ts';
import type { CellField, ModelRow } from '../flow/modelRow.ts';
import { lineOf, type ModelVerdict } from '../flow/modelVerdicts.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { gridColumnNames, modelProblemsText, checkText as text } from '../flow/shipModel.text.ts';
import { columnOf, GRID_COLUMNS } from './gridCursor.ts';

interface Props {
  wizard: ModelWizard;
  row: ModelRow;
  verdict: ModelVerdict;
  basket: Basket | null;
  /** The next that has something to mend. */
  next: string | null;
  onMove: () => void;
  /** Opens another one, or none. */
  onGo: (id: string | null) => void;
}

const KEYBOARDS: Partial<Record<CellField, 'tel' | 'numeric'>> = { phone: 'tel', num: 'numeric' };

/** Mends one row of the file: what was typed is written when it is left, as from a cell of the grid. */
export function ModelRowSheet({ wizard, row, verdict, basket, next, onMove, onGo }: Props) {
  const [typed, setTyped] = useState<Partial<Record<CellField, string>>>({});
  const { id } = row;
  const held = (field: CellField) =>
    field === 'specification' ? specificationText(row, basket) : row[field];
  const write = () => {
    const cells = Object.entries(typed).flatMap(([name, value]) => {
      const field = name as CellField;
      return value === held(field) ? [] : [{ id, field, value }];
    });
    if (cells.length > 0) wizard.send({ type: 'cells.fill', cells });
    setTyped({});
  };
  const leave = (to: string | null) => {
    write();
    onGo(to);
  };
  const isWrong = (column: string) =>
    verdict.problems.some(({ field, blocking }) => blocking && columnOf(field) === column);
  const said = modelProblemsText(verdict.problems, row);
  return (
    <Dialog
      open
      title={text.row(lineOf(row))}
      width={520}
      onClose={() => leave(null)}
      actions={
        <>
          <Button
            onClick={() => {
              wizard.send({ type: 'rows.exclude', ids: [id], excluded: !row.excluded });
              leave(null);
            }}
          >
            {row.excluded ? text.include : text.exclude}
          </Button>
          {next && <Button onClick={() => leave(next)}>{text.nextProblem}</Button>}
          <Button variant="primary" onClick={() => leave(null)}>
            {text.mended}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {said && <Message tone={verdict.state === 'error' ? 'danger' : 'warning'}>{said}</Message>}
        {GRID_COLUMNS.map((column) =>
          column === 'region' ? (
            <Field key={column} label={gridColumnNames[column]}>
              {() => (
                <Button
                  fluid
                  aria-label={`${gridColumnNames[column]} ${regionText(row) || text.chooseRegion}`}
                  onClick={() => {
                    leave(null);
                    onMove();
                  }}
                >
                  {regionText(row) || text.chooseRegion}
                </Button>
              )}
            </Field>
          ) : (
            <TextField
              key={column}
              label={gridColumnNames[column]}
              value={typed[column] ?? held(column)}
              inputMode={KEYBOARDS[column] ?? 'text'}
              aria-invalid={isWrong(column)}
              onChange={(value) => setTyped({ ...typed, [column]: value })}
            />
          ),
        )}
      </Stack>
    </Dialog>
  );
}
