import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Table } from '../../ui/data/Table.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { type ImportedNumbers, importNumbers } from './invoiceFlows.ts';
import { importText as text } from './invoices.text.ts';
import { readNumbers } from './readNumbers.ts';

type Outcome = ImportedNumbers[number] & { id: number };
const column = columnsNamed<Outcome, keyof typeof text.columns>(text.columns);
const columns = [
  column('no', 168, ({ invoiceNo }) => <span className="num">{invoiceNo}</span>),
  column('outcome', undefined, ({ problem }) => (
    <StatusDot tone={problem ? 'danger' : 'success'}>{problem ?? text.taken}</StatusDot>
  )),
];

/** Numbers of invoices that were issued elsewhere: pasted, and kept row by row. */
export function NumbersTab() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<ImportedNumbers | null>(null);
  const importing = useFlow(importNumbers);
  const busy = useTag(importing, 'busy');
  const run = () => {
    const read = readNumbers(pasted);
    if ('problem' in read) return setProblem(read.problem);
    importing.send({ type: 'action.run', subject: { rows: read.rows, show: setOutcomes } });
  };
  const change = (words: string) => {
    setPasted(words);
    setProblem(null);
    setOutcomes(null);
  };
  return (
    <Stack gap={16}>
      <div>
        <Text as="p" tone="secondary" below={12}>
          {text.intro}
        </Text>
        <Field label={text.paste} hint={text.pasteHint} error={problem}>
          {(wiring) => <TextArea {...wiring} rows={8} value={pasted} onChange={change} />}
        </Field>
        <Button variant="primary" loading={busy} disabled={pasted.trim() === ''} onClick={run}>
          {text.run}
        </Button>
      </div>
      {outcomes && (
        <Card title={text.result}>
          <Table
            label={text.result}
            columns={columns}
            rows={outcomes.map((row, id) => ({ ...row, id }))}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </Stack>
  );
}
