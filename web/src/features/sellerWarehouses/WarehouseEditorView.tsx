import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { areaTree } from '../../fields/areas.ts';
import { DraftPanel, VersionsTable } from '../../flows/DraftPanels.tsx';
import { DraftScreens } from '../../flows/DraftScreens.tsx';
import { ListRegions } from '../../graphql/regions.graphql.ts';
import { useFields, useProblems, useTag } from '../../lib/useFields.ts';
import { restDaysText } from '../../shop/courierFee.ts';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { platformNames } from '../goods/goods.text.ts';
import { fullName } from './areaTree.ts';
import { AreasDrawer } from './parts/AreasDrawer.tsx';
import { BasicsCard, TermsCard } from './parts/BasicsCard.tsx';
import { EditorFoot } from './parts/EditorFoot.tsx';
import { FollowedCouriers } from './parts/FollowedCouriers.tsx';
import { TimeCard } from './parts/RestDates.tsx';
import { bringIntoView } from './showProblem.ts';
import { isUnsaved, selectDiffering, type WarehouseEditor } from './warehouseEditor.selectors.ts';
import type { WarehouseDraft } from './warehouseEditor.setup.ts';
import {
  fieldNames,
  outputModeNames,
  editorText as text,
  warehouseProblemText,
} from './warehouseEditor.text.ts';
import { type FormPart, type WarehouseForm, warehouseForm } from './warehouseForm.ts';
import { warehousesText } from './warehouses.text.ts';

interface Props {
  editor: WarehouseEditor;
  /** Search part of the list's address, as it was left. */
  back: string;
}

/** A warehouse on its way, its form, or what has to be decided first. */
export function WarehouseEditorView({ editor, back }: Props) {
  const waiting = (
    <Stack role="status" aria-label={text.loading}>
      <Skeleton height={420} />
      <Skeleton height={240} />
    </Stack>
  );
  return (
    <DraftScreens<WarehouseDraft>
      {...{ editor, text, waiting, saved: waiting, back: { search: back } }}
      offer={({ form }) => <p>{text.draftWords(form.name)}</p>}
      changed={<ChangedPanel editor={editor} />}
    >
      <EditorForm editor={editor} />
    </DraftScreens>
  );
}

/** The form of a warehouse; while it is being saved nothing can be written. */
function EditorForm({ editor }: { editor: WarehouseEditor }) {
  const busy = useTag(editor, 'busy');
  const failed = useTag(editor, 'failed');
  const kept = useSelector(editor, isUnsaved);
  const problems = useProblems(editor);
  const save = (event: FormEvent) => {
    event.preventDefault();
    editor.send({ type: 'form.save' });
  };
  return (
    <>
      <form onSubmit={save} noValidate aria-label={text.form} data-warehouse-form>
        <Stack>
          <Fields saving={busy}>
            <BasicsCard editor={editor} />
            <TimeCard editor={editor} />
            <TermsCard editor={editor} />
            <FollowedCouriers editor={editor} />
          </Fields>
        </Stack>
        <EditorFoot
          problem={warehouseProblemText('form', problems.form)}
          save={text.save}
          {...{ busy, failed, kept }}
        />
      </form>
      <AreasDrawer editor={editor} />
    </>
  );
}

/** What holds now beside what the person has written, where they differ. */
function ChangedPanel({ editor }: { editor: WarehouseEditor }) {
  const { form, current } = useFields(editor, 'form', 'current');
  const parts = useSelector(editor, selectDiffering, isSameList);
  const regions = useQuery(ListRegions, {
    skip: !parts.includes('districtCode'),
    context: { quiet: 'outages' },
  });
  if (!current) return null;
  const tree = areaTree(regions.data?.regions.list ?? []);
  const placeOf = ({ cityCode, districtCode }: WarehouseForm) => fullName(tree, districtCode || cityCode);
  const theirs = warehouseForm(current);
  const saidIn = (side: WarehouseForm, part: FormPart) =>
    part === 'districtCode' ? placeOf(side) : said(side, part);
  return (
    <DraftPanel
      actor={editor}
      title={text.changedTitle}
      titleRef={bringIntoView}
      main={{ label: text.keepMine, event: 'mine.keep' }}
      other={{ label: text.adoptTheirs, event: 'theirs.adopt' }}
    >
      {parts.length === 0 ? (
        <Message tone="success">{text.sameNow}</Message>
      ) : (
        <>
          <p>{text.changedWords}</p>
          <VersionsTable
            text={text}
            rows={parts.map((part) => ({
              ...{ field: part, name: fieldNames[part] },
              ...{ theirs: saidIn(theirs, part), mine: saidIn(form, part) },
            }))}
          />
        </>
      )}
    </DraftPanel>
  );
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** A part of a form, short enough to compare. */
function said(form: WarehouseForm, part: FormPart): string {
  switch (part) {
    case 'couriers': {
      const rules = form.couriers.reduce((sum, { areaRules }) => sum + areaRules.length, 0);
      return text.countCouriers(form.couriers.length, rules);
    }
    case 'weekdays': {
      const rest = restDaysText(form);
      return rest ? warehousesText.rests(rest) : warehousesText.everyDay;
    }
    case 'logo':
      return form.logo ? text.hasLogo : text.empty;
    case 'platforms':
      return form.platforms.map((platform) => platformNames[platform]).join('、') || text.every;
    case 'freightTemplateId':
      return form.freightTemplateId === 0 ? text.ownCouriers : text.follows;
    case 'outputMode':
      return outputModeNames[form.outputMode];
    case 'restDates':
      return form.restDates.join('、') || text.empty;
    default:
      return form[part] || text.empty;
  }
}
