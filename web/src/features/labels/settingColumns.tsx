import { platformNames } from '../../fields/platform.text.ts';
import type { PrintSettingRowFragment } from '../../graphql/generated/graphql.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import type { SettingSubject } from './printSettings.machine.ts';
import { fieldNames, paperNames, settingsText as text } from './printSettings.text.ts';

interface Actions {
  onEdit: (setting: PrintSettingRowFragment) => void;
  onCopy: (subject: SettingSubject & { courierId: number | null }) => void;
  onRemove: (subject: SettingSubject) => void;
}

type Scoped = Pick<PrintSettingRowFragment, 'platform' | 'courierName'>;

/** What a setting is for: 抖音 · 圆通速递. */
export function scopeOf({ platform, courierName }: Scoped): string {
  return `${platform ? platformNames[platform] : text.anyPlatform} · ${courierName || text.anyCourier}`;
}

export function extrasOf({ extras }: Pick<PrintSettingRowFragment, 'extras'>): string {
  const shown = extras.fields.filter((field) => field !== 'TEXT');
  return shown.map((field) => fieldNames[field]).join('、') || text.noExtras;
}

const column = columnsNamed<
  PrintSettingRowFragment,
  'scope' | 'paper' | 'content' | 'printer' | 'auto' | 'updatedAt' | 'actions'
>(text);

export function settingColumns({ onEdit, onCopy, onRemove }: Actions): Column<PrintSettingRowFragment>[] {
  return [
    column('scope', 190, (setting) => <Text strong>{scopeOf(setting)}</Text>),
    column('paper', 124, ({ paper }) => <span className="num">{paperNames[paper]}</span>),
    column('content', undefined, (setting) => (
      <>
        {extrasOf(setting)}
        {setting.extras.text && setting.extras.fields.includes('TEXT') && (
          <SecondLine>{text.ownWords(setting.extras.text)}</SecondLine>
        )}
      </>
    )),
    column('printer', 170, ({ printerName }) => printerName || text.defaultPrinter),
    column('auto', 92, ({ autoPrint }) => (
      <StatusDot tone={autoPrint ? 'success' : 'quiet'}>{autoPrint ? text.autoOn : text.autoOff}</StatusDot>
    )),
    column('updatedAt', 146, ({ updatedAt }) => <Time at={updatedAt} />),
    column(
      'actions',
      164,
      (setting) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onEdit(setting)}>
            {text.edit}
          </Button>
          <Button
            variant="text"
            onClick={() =>
              onCopy({ id: setting.id, name: scopeOf(setting), courierId: setting.courierId ?? null })
            }
          >
            {text.copy}
          </Button>
          <Button variant="quiet" onClick={() => onRemove({ id: setting.id, name: scopeOf(setting) })}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
