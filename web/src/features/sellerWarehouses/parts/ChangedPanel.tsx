import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { areaTree } from '../../../fields/areas.ts';
import { DraftPanel, VersionsTable } from '../../../flows/DraftPanels.tsx';
import { ListRegions } from '../../../graphql/regions.graphql.ts';
import { useFields } from '../../../lib/useFields.ts';
import { restDaysText } from '../../../shop/courierFee.ts';
import { Message } from '../../../ui/Message.tsx';
import { platformNames } from '../../goods/goods.text.ts';
import { fullName } from '../areaTree.ts';
import { bringIntoView } from '../showProblem.ts';
import type { FormPart } from '../warehouseChanges.ts';
import { selectDiffering, type WarehouseEditor } from '../warehouseEditor.selectors.ts';
import { editorText, fieldNames, outputModeNames } from '../warehouseEditor.text.ts';
import { type WarehouseForm, warehouseForm } from '../warehouseForm.ts';
import { warehousesText } from '../warehouses.text.ts';

/** What holds now beside what the person has written, where they differ. */
export function ChangedPanel({ editor }: { editor: WarehouseEditor }) {
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
      title={editorText.changedTitle}
      titleRef={bringIntoView}
      main={{ label: editorText.keepMine, event: 'mine.keep' }}
      other={{ label: editorText.adoptTheirs, event: 'theirs.adopt' }}
    >
      {parts.length === 0 ? (
        <Message tone="success">{editorText.sameNow}</Message>
      ) : (
        <>
          <p>{editorText.changedWords}</p>
          <VersionsTable
            text={editorText}
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
      return editorText.countCouriers(form.couriers.length, rules);
    }
    case 'days': {
      const workDays = form.days.map((works) => (works ? '1' : '0')).join('');
      const rest = restDaysText({ workDays, sundayRest: !form.days[0] });
      return rest ? warehousesText.rests(rest) : warehousesText.everyDay;
    }
    case 'logo':
      return form.logo ? editorText.hasLogo : editorText.empty;
    case 'platforms':
      return form.platforms.map((platform) => platformNames[platform]).join('、') || editorText.every;
    case 'outputMode':
      return outputModeNames[form.outputMode];
    case 'restDates':
      return form.restDates.join('、') || editorText.empty;
    default:
      return form[part] || editorText.empty;
  }
}
