import { useState } from 'react';
import { regionText } from '../../../../fields/region.ts';
import { oneLine } from '../../../../lib/oneLine.ts';
import { piecesIn } from '../../../../shop/items.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { TextArea } from '../../../../ui/inputs/TextArea.tsx';
import { TextField } from '../../../../ui/inputs/TextField.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { contentOf } from '../../shared/recipients/content.ts';
import { RegionDialog } from '../../shared/recipients/RegionDialog.tsx';
import type { Recipient, TypedField } from '../../shared/recipients/recipient.ts';
import { isAcceptable, type Verdict } from '../../shared/recipients/verdicts.ts';
import { type Basket, hasChoice, shortItemsText } from '../../shared/wizard/basket.ts';
import type { RecipientList } from '../flow/shipByHand.selectors.ts';
import { recipientsText as text } from '../flow/shipByHand.text.ts';
import { RecipientItems } from './RecipientItems.tsx';
import { notesOf } from './rowHeight.ts';

interface Props {
  row: Recipient;
  number: number;
  verdict: Verdict;
  basket: Basket | null;
  warehouseId: number | null;
  /** The next that is not sure. */
  next: string | null;
  send: RecipientList['send'];
  /** Opens another one, or none. */
  onGo: (id: string | null) => void;
}

const KEYBOARDS: Partial<Record<TypedField, 'tel' | 'numeric'>> = {
  phone: 'tel',
  extension: 'numeric',
  quantity: 'numeric',
};

/** Mends one recipient: the same changes as in the cells of the grid. */
export function RecipientSheet({ row, number, verdict, basket, warehouseId, next, send, onGo }: Props) {
  const [choosing, setChoosing] = useState<'region' | 'items' | null>(null);
  const notes = notesOf(row, verdict);
  const { id } = row;
  const items = basket ? contentOf(row, basket).items : [];
  const edit = (field: TypedField) => (value: string) =>
    send({ type: 'row.edit', id, field, value: oneLine(value) });
  const isWrong = (field: string) => verdict.notes.some((note) => note.blocking && note.field === field);
  const field = (name: TypedField, placeholder = '') => (
    <TextField
      label={text.columns[name]}
      value={row[name]}
      placeholder={placeholder}
      inputMode={KEYBOARDS[name] ?? 'text'}
      aria-invalid={isWrong(name)}
      disabled={row.excluded}
      onChange={edit(name)}
    />
  );
  const accept = () => {
    send({ type: 'row.accept', id });
    onGo(next);
  };
  return (
    <>
      <Dialog
        open={choosing === null}
        title={text.row(number)}
        width={520}
        onClose={() => onGo(null)}
        actions={
          <>
            {isAcceptable(verdict) ? (
              <Button onClick={accept}>{next ? text.acceptAndGoOn : text.accept}</Button>
            ) : (
              next && <Button onClick={() => onGo(next)}>{text.nextUnsure}</Button>
            )}
            <Button variant="primary" onClick={() => onGo(null)}>
              {text.mended}
            </Button>
          </>
        }
      >
        <Stack gap={12}>
          {notes && <Message tone={verdict.state === 'error' ? 'danger' : 'warning'}>{notes}</Message>}
          {field('name')}
          {field('phone')}
          {field('extension')}
          <Field label={text.columns.region}>
            {() => (
              <Button
                fluid
                disabled={row.excluded}
                aria-label={`${text.columns.region} ${regionText(row) || text.chooseRegion}`}
                onClick={() => setChoosing('region')}
              >
                {regionText(row) || text.chooseRegion}
              </Button>
            )}
          </Field>
          <Field label={text.columns.detail}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={2}
                value={row.detail}
                disabled={row.excluded}
                onChange={edit('detail')}
              />
            )}
          </Field>
          {basket && hasChoice(basket) && (
            <Field label={text.columns.items}>
              {() => (
                <Button
                  fluid
                  disabled={row.excluded}
                  aria-label={`${text.columns.items} ${shortItemsText(basket, items) || text.chooseItems}`}
                  onClick={() => setChoosing('items')}
                >
                  {shortItemsText(basket, items) || text.chooseItems}
                </Button>
              )}
            </Field>
          )}
          {field('quantity', items.length > 0 ? String(piecesIn(items)) : '')}
          {field('specification')}
          {field('remark')}
          {field('thirdOrderNo')}
          <Row gap={8}>
            <Button fluid onClick={() => send({ type: 'row.exclude', id, excluded: !row.excluded })}>
              {row.excluded ? text.include : text.exclude}
            </Button>
            <Button
              fluid
              onClick={() => {
                onGo(null);
                send({ type: 'rows.delete', ids: [id] });
              }}
            >
              {text.remove}
            </Button>
          </Row>
        </Stack>
      </Dialog>
      {choosing === 'items' && basket && (
        <RecipientItems
          row={row}
          basket={basket}
          warehouseId={warehouseId}
          onFill={(chosen, specification) => send({ type: 'row.fill', id, items: chosen, specification })}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'region' && (
        <RegionDialog
          region={row}
          detail={row.detail}
          onClose={() => setChoosing(null)}
          onChoose={(region) => send({ type: 'row.move', id, region })}
        />
      )}
    </>
  );
}
