import { useQuery } from '@apollo/client/react';
import { DraftPanel, VersionsTable } from '../../../flows/DraftPanels.tsx';
import { formatMoney, parseYuan } from '../../../lib/money.ts';
import { useFields } from '../../../lib/useFields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { platformNames } from '../../goods/goods.text.ts';
import { differingFields } from '../goodChanges.ts';
import type { GoodField } from '../goodForm.rules.ts';
import { type GoodForm, goodForm } from '../goodForm.ts';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { fieldNames, editorText as text, weightUnits } from '../goodsEditor.text.ts';
import { LoadSellerGoodOptions } from '../sellerGoods.graphql.ts';

/** What holds now beside what the person has written, where they differ. */
export function ChangedPanel({ editor }: { editor: GoodsEditor }) {
  const { form, current } = useFields(editor, 'form', 'current');
  const { data } = useQuery(LoadSellerGoodOptions, { context: { quiet: 'outages' } });
  if (!current) return null;
  const categoryOf = (id: number | null) => data?.categories.find((one) => one.id === id)?.name ?? '';
  const theirs = goodForm(current);
  const fields = differingFields(form, current).filter((field) => field !== 'form');
  return (
    <DraftPanel
      actor={editor}
      title={text.changedTitle}
      main={{ label: text.keepMine, event: 'mine.keep' }}
      other={{ label: text.adoptTheirs, event: 'theirs.adopt' }}
    >
      <p>{text.changedWords}</p>
      {fields.length === 0 ? (
        <Message tone="success">{text.sameNow}</Message>
      ) : (
        <VersionsTable
          text={text}
          rows={fields.map((field) => ({
            ...{ field, name: fieldNames[field] },
            ...{ theirs: said(theirs, field, categoryOf), mine: said(form, field, categoryOf) },
          }))}
          action={(field, name) => (
            <Button
              size="small"
              aria-label={text.adoptOneOf(name)}
              onClick={() => editor.send({ type: 'theirs.adoptOne', field })}
            >
              {text.adoptOne}
            </Button>
          )}
        />
      )}
    </DraftPanel>
  );
}

/** A field of a form, short enough to compare. */
function said(form: GoodForm, field: GoodField, categoryOf: (id: number | null) => string): string {
  switch (field) {
    case 'category':
      return categoryOf(form.categoryId);
    case 'pics':
      return text.pictures(form.pics.length);
    case 'detail':
      return text.letters(form.detail.replace(/<[^>]*>/g, '').length);
    case 'supplyPrice': {
      const fen = parseYuan(form.supplyPrice);
      return fen === null ? form.supplyPrice : formatMoney(fen);
    }
    case 'weight':
      return `${form.weight} ${weightUnits.find(({ value }) => value === form.weightUnit)?.text}`;
    case 'num':
      return `${form.minNum} ${text.to} ${form.maxNum}`;
    case 'platforms':
      return form.platforms.map((platform) => platformNames[platform]).join('、') || text.everyPlatform;
    case 'isGift':
      return form.isGift ? text.yes : text.no;
    case 'unit':
      return form.unit;
    default:
      return form.name;
  }
}
