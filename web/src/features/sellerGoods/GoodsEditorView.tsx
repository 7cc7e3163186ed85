import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useId } from 'react';
import { DraftPanel, VersionsTable } from '../../flows/DraftPanels.tsx';
import { DraftScreens } from '../../flows/DraftScreens.tsx';
import { formatMoney, parseYuan } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { useFields } from '../../lib/useFields.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { BundlesCard } from './bundles/BundlesCard.tsx';
import { bundlesText } from './bundles/bundles.text.ts';
import styles from './GoodsEditor.module.css';
import { differingFields, type GoodField } from './goodForm.rules.ts';
import { type GoodForm, goodForm } from './goodForm.ts';
import { canPublish, type GoodsEditor } from './goodsEditor.selectors.ts';
import type { GoodDraft } from './goodsEditor.setup.ts';
import { auditText, fieldNames, editorText as text, weightUnits } from './goodsEditor.text.ts';
import { BasicsCard } from './parts/BasicsCard.tsx';
import { EditorAside } from './parts/EditorAside.tsx';
import { PricesCard } from './parts/PricesCard.tsx';
import { SaleCard } from './parts/SaleCard.tsx';
import { SavedPanel } from './parts/SavedPanel.tsx';
import { StocksCard } from './parts/StocksCard.tsx';
import { RevisionNotice } from './RevisionNotice.tsx';
import { LoadSellerGoodOptions } from './sellerGoods.graphql.ts';
import { SkusCard } from './skus/SkusCard.tsx';
import { skusText } from './skus/skus.text.ts';
import { StepsCard } from './steps/StepsCard.tsx';

/** Goods on their way, their form, or what has to be decided or read first. */
export function GoodsEditorView({ editor }: { editor: GoodsEditor }) {
  return (
    <DraftScreens<GoodDraft>
      {...{ editor, text, back: paths.sellerGoods }}
      waiting={<EditorSkeleton />}
      offer={({ at, form, sent }) => (
        <>
          <p>{text.draftWords(at, form.name)}</p>
          {sent && <p>{text.draftLost}</p>}
        </>
      )}
      changed={<ChangedPanel editor={editor} />}
      saved={<SavedPanel editor={editor} />}
    >
      <EditorForm editor={editor} />
    </DraftScreens>
  );
}

/** The form, and beside it what buyers will see of it. */
function EditorForm({ editor }: { editor: GoodsEditor }) {
  const { item: good } = useFields(editor, 'item');
  const publish = useSelector(editor, canPublish);
  const formId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'good.save', publish });
  };
  const pressKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    editor.send({ type: 'draft.save' });
  };
  const audit = good && auditText[good.status]?.(good.auditReason);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of what is written inside
    <div className={styles.columns} onKeyDown={pressKey}>
      <Stack>
        {good && <RevisionNotice good={good} />}
        <form id={formId} onSubmit={save} noValidate aria-label={text.form}>
          <Stack>
            {audit && <Message tone={good.status === 'AUDITING' ? 'info' : 'warning'}>{audit}</Message>}
            <BasicsCard editor={editor} />
            <SkusCard editor={editor} />
            <PricesCard editor={editor} />
            <SaleCard editor={editor} />
            <StocksCard editor={editor} />
          </Stack>
        </form>
        {/* Not within the form: what a dialog submits would reach it. */}
        <BundlesCard editor={editor} />
        <StepsCard editor={editor} />
      </Stack>
      <EditorAside editor={editor} formId={formId} />
    </div>
  );
}

/** What holds now beside what the person has written, where they differ. */
function ChangedPanel({ editor }: { editor: GoodsEditor }) {
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
    case 'freight':
      return form.freightTemplateId === 0 ? text.freightOfWarehouse : text.freightOf;
    case 'isGift':
      return form.isGift ? text.yes : text.no;
    case 'skus':
      return form.properties.length === 0
        ? skusText.single
        : skusText.compared(
            form.properties.map(({ name, values }) => `${name} ${values.length}`),
            form.skus.length,
          );
    case 'merchantCode':
    case 'barcodes':
    case 'packerNote':
      return form[field];
    case 'bundles':
      return form.bundles.map(({ parts }) => bundlesText.contains(parts)).join('；') || text.no;
    case 'unit':
      return form.unit;
    default:
      return form.name;
  }
}

/** The form while its goods are on their way, in the same shape. */
export function EditorSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={text.loading}>
      <Stack>
        <Skeleton height={420} />
        <Skeleton height={220} />
      </Stack>
      <Skeleton height={460} />
    </div>
  );
}
