import { FormDialog } from '../../flows/FormDialog.tsx';
import type { TransferReason } from '../../graphql/generated/graphql.ts';
import { useFields, useTag } from '../../lib/useFields.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { GoodsCell } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { reasonNames, receiveText as text, transferProblemText } from './stockTransfers.text.ts';
import type { ReceivingTransfer } from './transferFlows.ts';
import { skuTitle, type Transfer } from './transferForm.ts';
import styles from './transfers.module.css';

const column = columnsNamed<Transfer['lines'][number], 'sku' | 'sent' | 'received' | 'reason'>(text);
const right = { align: 'right' } as const;

const REASONS = (Object.keys(reasonNames) as TransferReason[]).map((value) => ({
  value,
  label: reasonNames[value],
}));

/** What of a transfer has arrived, by combination: all of it where nothing else is said. */
export function ReceiveDialog({ actor }: { actor: ReceivingTransfer }) {
  const { item, form, problems, refusal } = useFields(actor, 'item', 'form', 'problems', 'refusal');
  const busy = useTag(actor, 'busy');
  return (
    <FormDialog actor={actor} title={text.title} width={680} texts={text} problem={refusal?.msg ?? null}>
      <Fields saving={busy}>
        <Text as="p" tone="secondary" below={12}>
          {text.hint}
        </Text>
        <div className={styles.lines}>
          <Table
            label={text.lines}
            rows={item?.lines ?? []}
            rowKey={({ skuId }) => skuId}
            columns={[
              column('sku', undefined, (line) => (
                <GoodsCell picture={line.goodPic} name={skuTitle(line)}>
                  <Text num>{line.skuNo}</Text>
                </GoodsCell>
              )),
              column('sent', 72, ({ quantity }) => <Text num>{quantity}</Text>, right),
              column('received', 148, (line) => {
                const problem = transferProblemText(problems.lines?.[line.skuId]);
                const received = { ...form.received };
                return (
                  <>
                    <Input
                      className={styles.pieces}
                      aria-label={text.receivedOf(skuTitle(line))}
                      aria-invalid={problem !== null}
                      autoComplete="off"
                      inputMode="numeric"
                      value={received[line.skuId] ?? ''}
                      onChange={(typed) =>
                        actor.send({
                          type: 'form.edit',
                          change: { received: { ...received, [line.skuId]: typed } },
                        })
                      }
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
              column('reason', 148, (line) =>
                Number(form.received[line.skuId]) < line.quantity ? (
                  <Segmented
                    label={text.reasonOf(skuTitle(line))}
                    value={form.reasons[line.skuId] ?? 'SHORT'}
                    choices={REASONS}
                    onChange={(reason) =>
                      actor.send({
                        type: 'form.edit',
                        change: { reasons: { ...form.reasons, [line.skuId]: reason } },
                      })
                    }
                  />
                ) : (
                  '—'
                ),
              ),
            ]}
          />
        </div>
      </Fields>
    </FormDialog>
  );
}
