import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { newTransferText as text, transferProblemText } from './stockTransfers.text.ts';
import type { ChosenLine, TransferProblem } from './transferForm.ts';
import styles from './transfers.module.css';

interface Props {
  lines: readonly ChosenLine[];
  problems: Readonly<Record<number, TransferProblem>>;
  onChange: (lines: readonly ChosenLine[]) => void;
}

const column = columnsNamed<ChosenLine, 'sku' | 'quantity' | 'actions'>(text);
const right = { align: 'right' } as const;

/** What was chosen, and how many pieces of each. */
export function ChosenLines({ lines, problems, onChange }: Props) {
  if (lines.length === 0)
    return (
      <Text as="p" tone="secondary" below={16}>
        {text.chooseFrom}
      </Text>
    );
  const type = (skuId: number, quantity: string) =>
    onChange(lines.map((line) => (line.skuId === skuId ? { ...line, quantity } : line)));
  return (
    <div className={styles.lines}>
      <Table
        label={text.chosen}
        rows={lines}
        rowKey={({ skuId }) => skuId}
        columns={[
          column('sku', undefined, ({ name, pic, available, safetyHeld }) => (
            <GoodsCell picture={pic} name={name}>
              <Text num>{text.free(available, safetyHeld)}</Text>
            </GoodsCell>
          )),
          column('quantity', 148, ({ skuId, name, quantity }) => {
            const problem = transferProblemText(problems[skuId]);
            return (
              <>
                <Input
                  className={styles.pieces}
                  aria-label={text.numOf(name)}
                  aria-invalid={problem !== null}
                  autoComplete="off"
                  inputMode="numeric"
                  value={quantity}
                  onChange={(typed) => type(skuId, typed)}
                />
                {problem && (
                  <SecondLine as="p">
                    <span role="alert" className={styles.problem}>
                      {problem}
                    </span>
                  </SecondLine>
                )}
              </>
            );
          }),
          column(
            'actions',
            80,
            ({ skuId, name }) => (
              <Button
                variant="quiet"
                aria-label={text.removeOf(name)}
                onClick={() => onChange(lines.filter((line) => line.skuId !== skuId))}
              >
                {text.remove}
              </Button>
            ),
            right,
          ),
        ]}
      />
    </div>
  );
}
