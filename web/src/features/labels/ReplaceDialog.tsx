import { useSelector } from '@xstate/react';
import { useFields, useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Table } from '../../ui/data/Table.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import type { PrintSettings } from './printSettings.actors.ts';
import { replacedBy, type SettingDraft } from './printSettings.machine.ts';
import { fontSizeNames, paperNames, replaceText, settingsText as text } from './printSettings.text.ts';
import { extrasOf, scopeOf } from './settingColumns.tsx';

type Choices = Omit<SettingDraft, 'platform' | 'courierId'>;
type Part = 'paper' | 'content' | 'fontSize' | 'words' | 'printer' | 'auto';
interface Compared {
  part: Part;
  current: string;
  next: string;
}

/** Asks before a new setting takes the place of another one, and shows both. */
export function ReplaceDialog({ actor }: { actor: PrintSettings }) {
  const asking = useTag(actor, 'asking');
  const { draft } = useFields(actor, 'draft');
  const current = useSelector(actor, ({ context }) => replacedBy(context));
  if (!current) return null;
  return (
    <ConfirmDialog
      open={asking}
      texts={replaceText}
      busy={false}
      failed={false}
      canConfirm
      refusalText={null}
      destructive
      onConfirm={() => actor.send({ type: 'replace.confirm' })}
      onClose={() => actor.send({ type: 'replace.dismiss' })}
    >
      <Text as="p" below={12}>
        {replaceText.words(scopeOf(current))}
      </Text>
      <Table
        label={replaceText.list}
        columns={columns}
        rows={compare(partsOf(current), partsOf(draft))}
        rowKey={({ part }) => part}
      />
    </ConfirmDialog>
  );
}

const column = columnsNamed<Compared, 'what' | 'current' | 'next'>(replaceText);
const columns = [
  column('what', 110, ({ part }) => <Text tone="secondary">{text[part]}</Text>),
  column('current', undefined, ({ current }) => current),
  column('next', undefined, ({ current, next }) => <Text strong={next !== current}>{next}</Text>),
];

function compare(current: Record<Part, string>, next: Record<Part, string>): Compared[] {
  return (Object.keys(current) as Part[]).map((part) => ({
    part,
    current: current[part],
    next: next[part],
  }));
}

function partsOf({ paper, extras, printerName, autoPrint }: Choices): Record<Part, string> {
  return {
    paper: paperNames[paper],
    content: extrasOf({ extras }),
    fontSize: fontSizeNames[extras.fontSize],
    words: extras.fields.includes('TEXT') && extras.text ? extras.text : replaceText.noWords,
    printer: printerName || text.defaultPrinter,
    auto: autoPrint ? text.autoOn : text.autoOff,
  };
}
