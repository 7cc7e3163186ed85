import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useConsole } from '../consoleActors.ts';
import { askForProof } from '../proof/proveAgain.logic.ts';
import { saveInvoiceFile } from './invoiceFlows.ts';
import { LoadTaxReport } from './invoices.graphql.ts';
import { taxText as text } from './invoices.text.ts';
import { lastQuarters, taxParams } from './invoicesQuery.ts';

/** What suppliers earned in a quarter, and the file of it for the tax office. */
export function TaxTab() {
  const { proof } = useConsole();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const quarters = lastQuarters(new Date());
  const { quarter: wanted } = taxParams.read(search);
  const quarter = quarters.find((each) => each === wanted) ?? quarters[1] ?? '';
  const saving = useFlow(saveInvoiceFile);
  const busy = useTag(saving, 'busy');
  const { data, error, refetch } = useQuery(LoadTaxReport, {
    variables: { quarter },
    fetchPolicy: 'cache-and-network',
  });
  const report = data?.taxReport.quarter === quarter ? data.taxReport : undefined;
  const download = () =>
    saving.send({
      type: 'action.run',
      subject: {
        ...{ path: `taxReport?quarter=${quarter}`, name: text.name(quarter) },
        prove: () => askForProof(proof),
      },
    });
  return (
    <>
      <Text as="p" tone="secondary" below={12}>
        {text.intro}
      </Text>
      <Field label={text.quarter}>
        {(wiring) => (
          <Select
            {...wiring}
            value={quarter}
            options={quarters.map((value) => ({ value, text: value }))}
            onChange={(chosen) => void navigate({ search: taxParams.write({ tab: 'tax', quarter: chosen }) })}
          />
        )}
      </Field>
      {error && !report ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : !report ? (
        <Skeleton height={240} />
      ) : (
        <Card title={quarter} side={<Text tone="secondary">{text.due(report.dueOn)}</Text>}>
          {!report.isOver && (
            <Message tone="warning" below={12}>
              {text.open}
            </Message>
          )}
          <DescriptionList
            sums
            items={[
              { term: text.suppliers, value: <span className="num">{report.suppliers}</span> },
              { term: text.orders, value: <span className="num">{report.orders}</span> },
              { term: text.turnover, value: <Price fen={report.turnover} /> },
              { term: text.fees, value: <Price fen={report.fees} /> },
              { term: text.income, value: <Price fen={report.income} /> },
              { term: text.returned, value: <Price fen={report.returned} /> },
              { term: text.net, value: <Price fen={report.net} />, isTotal: true },
            ]}
          />
          <Row gap={12} above={16}>
            <Button variant="primary" loading={busy} disabled={report.suppliers === 0} onClick={download}>
              {text.download}
            </Button>
            <Text tone="secondary">{text.downloadHint}</Text>
          </Row>
        </Card>
      )}
    </>
  );
}
