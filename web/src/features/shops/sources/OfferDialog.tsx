import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../../flows/ConfirmActionDialog.tsx';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { formatMoney } from '../../../lib/money.ts';
import { paths } from '../../../lib/paths.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../../ui/buttons/Button.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { NumberInput } from '../../../ui/inputs/NumberInput.tsx';
import { Select } from '../../../ui/inputs/Select.tsx';
import { Grow, Row, Stack } from '../../../ui/layout/Layout.tsx';
import type { LinkOffer, OfferSubject } from './sourceActions.ts';
import { ListSources, LoadOffer } from './sources.graphql.ts';
import { offerText as text } from './sources.text.ts';

const MAX_PIECES = 99;

/** Which offer at 1688 stands for a SKU of a shop. */
export function OfferDialog({ actor }: { actor: LinkOffer }) {
  return (
    <ConfirmActionDialog actor={actor} texts={text} sticky>
      {(subject, problem) => (
        <OfferForm
          subject={subject}
          problem={problem}
          onEdit={(change) => actor.send({ type: 'subject.edit', change })}
        />
      )}
    </ConfirmActionDialog>
  );
}

interface FormProps {
  subject: OfferSubject;
  problem: string | null;
  onEdit: (change: Partial<OfferSubject>) => void;
}

function OfferForm({ subject, problem, onEdit }: FormProps) {
  const { title, quantity, sourceId: chosen } = subject;
  const sources = useQuery(ListSources, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const accounts = sources.data?.shops.list ?? [];
  const sourceId = chosen ?? accounts[0]?.id ?? null;
  const [words, setWords] = useState(subject.offerNo);
  const [sought, setSought] = useState<{ sourceId: number; offer: string } | null>(null);
  const { data, error, loading } = useQuery(LoadOffer, {
    variables: sought ?? { sourceId: 0, offer: '' },
    ...{ skip: sought === null, fetchPolicy: 'network-only', context: { quiet: true } },
  });
  if (sources.data && accounts.length === 0)
    return (
      <Message
        tone="warning"
        action={
          <LinkButton size="small" to={paths.sources}>
            {text.toSources}
          </LinkButton>
        }
      >
        {text.noAccount}
      </Message>
    );
  const offer = sought && data?.offer;
  return (
    <Stack gap={12}>
      <div>
        <Text strong>{title}</Text>
        <SecondLine>{text.hint}</SecondLine>
      </div>
      <Field label={text.account}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            placeholder={text.chooseAccount}
            value={sourceId}
            options={accounts.map(({ id, shopName }) => ({ value: id, text: shopName }))}
            onChange={(id) => {
              setSought(null);
              onEdit({ sourceId: id, specNo: null });
            }}
          />
        )}
      </Field>
      <Field label={text.offer}>
        {(wiring) => (
          <Row gap={8}>
            <Grow>
              <Input {...wiring} value={words} maxLength={500} onChange={setWords} />
            </Grow>
            <Button
              loading={loading}
              disabled={words.trim() === '' || sourceId === null}
              onClick={() => {
                if (sourceId === null) return;
                setSought({ sourceId, offer: words.trim() });
                onEdit({ sourceId, offerNo: '', specNo: null });
              }}
            >
              {text.read}
            </Button>
          </Row>
        )}
      </Field>
      {error && <Message tone="danger">{failureText(error)}</Message>}
      {offer && (
        <>
          <div>
            <Text block>{offer.title}</Text>
            <SecondLine>{text.supplier(offer.supplier)}</SecondLine>
          </div>
          <Field label={text.spec}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                placeholder={text.chooseSpec}
                value={subject.specNo}
                options={offer.specs.map(({ specNo, name, price, stock }) => ({
                  value: specNo,
                  text: text.specOf(name, formatMoney(price)),
                  ...(stock !== null && { description: text.stock(stock) }),
                }))}
                onChange={(specNo) => onEdit({ specNo, offerNo: offer.offerNo, sourceId })}
              />
            )}
          </Field>
          <Row gap={12}>
            <Text tone="secondary">{text.quantity}</Text>
            <NumberInput
              label={text.quantity}
              value={quantity}
              min={1}
              max={MAX_PIECES}
              onChange={(pieces) => onEdit({ quantity: pieces })}
            />
          </Row>
        </>
      )}
      {problem && <Message tone="warning">{problem}</Message>}
    </Stack>
  );
}
