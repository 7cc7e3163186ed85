import { useState } from 'react';
import { SheetPicker } from '../../fields/SheetPicker.tsx';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import type { BankAnswerInput } from '../graphql/generated/graphql.ts';
import { cashOutPath } from '../paths.ts';
import { answerNames, answersText as text, verdictNames, verdictTones } from './cashOuts.text.ts';
import { readAnswersFile } from './readAnswersFile.ts';
import { readBankAnswers } from './readBankAnswers.ts';
import { type BankAnswers, lookAtAnswers, type TakingAnswers, takeAnswers } from './takeBankAnswers.ts';

type Answer = BankAnswers['rows'][number] & { id: number };

const column = columnsNamed<Answer, keyof typeof answerNames>(answerNames);
const columns = [
  column('number', 216, ({ cashOutId, cashOutNo }) =>
    cashOutId === null ? (
      <span className="num">{cashOutNo}</span>
    ) : (
      <TextLink to={cashOutPath(cashOutId)} className="num">
        {cashOutNo}
      </TextLink>
    ),
  ),
  column('amount', 144, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  column('expected', 144, ({ expected }) => expected !== null && <Price fen={expected} />, {
    align: 'right',
  }),
  column('verdict', undefined, ({ verdict }) => (
    <StatusDot tone={verdictTones[verdict]}>{verdictNames[verdict]}</StatusDot>
  )),
];

interface Shown {
  rows: BankAnswerInput[];
  answers: BankAnswers;
  isTaken: boolean;
}

/** What the bank says of a list: pasted or chosen, looked at, and taken over row by row. */
export function BankAnswersTab() {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const looking = useFlow(lookAtAnswers);
  const taking = useFlow(takeAnswers);
  const busy = useTag(looking, 'busy');
  const change = (words: string) => {
    setPasted(words);
    setProblem(null);
    setShown(null);
  };
  const choose = async (file: File) => {
    const read = await readAnswersFile(file).catch(() => ({ problem: text.unread }));
    change('words' in read ? read.words : '');
    if ('problem' in read) setProblem(read.problem);
  };
  const look = () => {
    const read = readBankAnswers(pasted);
    if ('problem' in read) return setProblem(read.problem);
    const { rows } = read;
    const show = (answers: BankAnswers) => setShown({ rows, answers, isTaken: false });
    looking.send({ type: 'action.run', subject: { rows, looked: null, show } });
  };
  const take = ({ rows, answers: looked }: Shown) =>
    taking.send({
      type: 'action.ask',
      subject: { rows, looked, show: (answers) => setShown({ rows, answers, isTaken: true }) },
    });
  return (
    <Stack gap={16}>
      <div>
        <Text as="p" tone="secondary" below={12}>
          {text.intro}
        </Text>
        <Field label={text.paste} hint={text.pasteHint} error={problem}>
          {(wiring) => <TextArea {...wiring} rows={8} value={pasted} onChange={change} />}
        </Field>
        <Row gap={12}>
          <SheetPicker
            label={text.choose}
            accept=".xlsx,.xls,.csv,.txt"
            onFile={(file) => void choose(file)}
          />
          <Button variant="primary" loading={busy} disabled={pasted.trim() === ''} onClick={look}>
            {text.look}
          </Button>
        </Row>
      </div>
      {shown && (
        <Card
          title={shown.isTaken ? text.taken : text.result}
          side={!shown.isTaken && <Take shown={shown} onTake={() => take(shown)} />}
        >
          <Text as="p" num below={12}>
            {text.sums(shown.answers.paid, shown.answers.failed, shown.answers.amount)}
          </Text>
          <Table
            label={text.result}
            columns={columns}
            rows={shown.answers.rows.map((row, id) => ({ ...row, id }))}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      <TakeAnswersDialog actor={taking} />
    </Stack>
  );
}

function Take({ shown: { answers }, onTake }: { shown: Shown; onTake: () => void }) {
  const count = answers.paid + answers.failed;
  if (count === 0) return <Text tone="secondary">{text.nothing}</Text>;
  return (
    <Button variant="primary" onClick={onTake}>
      {text.take(count)}
    </Button>
  );
}

/** Asks before what the bank says is taken over, with the money that it is about. */
export function TakeAnswersDialog({ actor }: { actor: TakingAnswers }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text}>
      {({ looked }) => (
        <p className="num">{text.question(looked?.paid ?? 0, looked?.failed ?? 0, looked?.amount ?? 0)}</p>
      )}
    </ConfirmActionDialog>
  );
}
